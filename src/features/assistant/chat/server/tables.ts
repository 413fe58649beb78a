export interface ChatTables {
  chat_messages: ChatMessagesTable;
  chat_conversations: ChatConversationsTable;
}

export interface ChatMessagesTable {
  user_id: string;
  id: string;
  /** The tab in which it was said; empty where the caller names none. */
  client_id: string;
  role: 'user' | 'assistant';
  content: string;
  created_at: number;
  /** JSON of what stands beside the words. */
  metadata: string | null;
  /** 1 where the message did something, which the journal keeps under its id. */
  acted: number;
}

interface ChatConversationsTable {
  user_id: string;
  client_id: string;
  /** JSON of what the conversation remembers between two messages. */
  context: string;
  updated_at: number;
}
