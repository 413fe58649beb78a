import type { ExpressionBuilder, Selectable } from 'kysely';
import { textBytes } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/database/schema.ts';
import { type Context as Conversation, EMPTY_CONTEXT } from '../../engine/model.ts';
import type { ChatCard, ChatChange, ChatItem, ChatMetadata } from '../contract.ts';
import { MESSAGES } from './limits.ts';
import type { ChatMessagesTable } from './tables.ts';

export interface NewMessage {
  id: string;
  role: ChatItem['role'];
  content: string;
  createdAt: number;
  metadata: Omit<ChatMetadata, 'undo'> | null;
  /** It did something. */
  acted: boolean;
}

/** How much of an account's talks is kept. */
interface Keeping {
  messages: number;
  conversations: number;
  /** Milliseconds of silence after which a conversation is over. */
  silent: number;
}

/** A message that did something. */
export interface ActedMessage {
  id: string;
  clientId: string;
  createdAt: number;
  /** It did something. */
  acted: boolean;
  /** Some of it can be taken back. */
  stands: boolean;
  /** The journal knows of it, taken back or not. */
  known: boolean;
  changes: readonly ChatChange[];
}

/** What a conversation remembers between two messages. */
export interface Remembered {
  context: Conversation;
  /** The message whose card is open. */
  card: string | undefined;
  updatedAt: number;
}

/** Whether something of what a message did stands, and whether the journal still knows of it. */
interface InJournal {
  stands: number | boolean;
  known: number | boolean;
}

type Row = Omit<Selectable<ChatMessagesTable>, 'user_id' | 'client_id'> & InJournal;

function toItem(row: Row): ChatItem {
  const metadata = row.metadata ? (JSON.parse(row.metadata) as ChatMetadata) : null;
  const undo = row.stands ? ('available' as const) : row.known ? ('done' as const) : undefined;
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    metadata: metadata && { ...metadata, ...(undo && { undo }) },
  };
}

type ActedRow = Omit<Selectable<ChatMessagesTable>, 'user_id' | 'role' | 'content'> & InJournal;

const toActed = (row: ActedRow): ActedMessage => ({
  id: row.id,
  clientId: row.client_id,
  createdAt: row.created_at,
  acted: row.acted === 1,
  stands: Boolean(row.stands),
  known: Boolean(row.known),
  changes: (JSON.parse(row.metadata ?? '{}') as ChatMetadata).changes ?? [],
});

/** Messages and what each conversation (one tab) remembers. Ids of messages rise with time. */
export function chatStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(MESSAGES);
  const messages = (userId: string) => database.query.selectFrom('chat_messages').where('user_id', '=', userId);
  const inJournal = ({ selectFrom }: ExpressionBuilder<Tables, 'chat_messages'>) =>
    selectFrom('journal')
      .select('entry_id')
      .whereRef('journal.user_id', '=', 'chat_messages.user_id')
      .whereRef('journal.entry_id', '=', 'chat_messages.id');
  const stands = (build: ExpressionBuilder<Tables, 'chat_messages'>) =>
    build.and([build('acted', '=', 1), build.exists(inJournal(build).where('undone_at', 'is', null))]);
  const told = (build: ExpressionBuilder<Tables, 'chat_messages'>) => [
    stands(build).as('stands'),
    build.and([build('acted', '=', 1), build.exists(inJournal(build))]).as('known'),
  ];
  const acted = (userId: string) =>
    messages(userId).select(['id', 'client_id', 'created_at', 'metadata', 'acted']).select(told);

  async function metadataOf(userId: string, id: string) {
    const row = await messages(userId).select(['created_at', 'metadata']).where('id', '=', id).executeTakeFirst();
    return row && { createdAt: row.created_at, metadata: JSON.parse(row.metadata ?? '{}') as ChatMetadata };
  }

  /** Forgets all but the last `kept` messages. */
  const trimmed = (userId: string, kept: number) =>
    database.query
      .deleteFrom('chat_messages')
      .where('user_id', '=', userId)
      .where('id', '<=', messages(userId).select('id').orderBy('id', 'desc').offset(kept).limit(1));

  function conversationSaved(userId: string, clientId: string, { context, card, updatedAt }: Remembered) {
    const change = { context: JSON.stringify({ ...context, card }), updated_at: updatedAt };
    return database.query
      .insertInto('chat_conversations')
      .values({ user_id: userId, client_id: clientId, ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doUpdateSet(change));
  }

  /** Forgets the conversations that ended before, and all but the last `kept`. */
  function conversationsForgotten(userId: string, before: number, kept: number) {
    const own = database.query.selectFrom('chat_conversations').where('user_id', '=', userId);
    const last = own.select('client_id').orderBy('updated_at', 'desc').orderBy('client_id').limit(kept);
    return database.query
      .deleteFrom('chat_conversations')
      .where('user_id', '=', userId)
      .where((where) => where.or([where('updated_at', '<', before), where('client_id', 'not in', last)]));
  }

  return {
    /** Adds messages to a conversation, with what it remembers then. What is kept no longer is forgotten. */
    async add(
      userId: string,
      clientId: string,
      added: readonly NewMessage[],
      talk: Remembered,
      keeping: Keeping,
    ): Promise<void> {
      const rows = added.map(({ id, role, content, createdAt, metadata, acted }) => ({
        user_id: userId,
        id,
        client_id: clientId,
        role,
        content,
        created_at: createdAt,
        metadata: metadata && JSON.stringify(metadata),
        acted: Number(acted),
      }));
      const texts = rows.flatMap(({ content, metadata }) => [content, metadata]);
      await room.take(userId, { rows: rows.length, bytes: textBytes(...texts) });
      await database.atOnce(
        database.query.insertInto('chat_messages').values(rows),
        trimmed(userId, keeping.messages),
        conversationSaved(userId, clientId, talk),
        conversationsForgotten(userId, talk.updatedAt - keeping.silent, keeping.conversations),
      );
    },

    /** The last messages, the oldest of them first. */
    async list(userId: string, limit: number): Promise<ChatItem[]> {
      const rows = await messages(userId)
        .select(['id', 'role', 'content', 'created_at', 'metadata', 'acted'])
        .select(told)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map((row) => toItem(row as Row));
    },

    /** What is known of what a message did. */
    async find(userId: string, id: string): Promise<ActedMessage | undefined> {
      const row = await acted(userId).where('id', '=', id).executeTakeFirst();
      return row && toActed(row);
    },

    /** The last message of which something can be taken back, of one conversation or of all. */
    async lastActed(userId: string, clientId?: string): Promise<ActedMessage | undefined> {
      const deeds = acted(userId).where(stands);
      const mine = clientId === undefined ? deeds : deeds.where('client_id', '=', clientId);
      const row = await mine.orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row && toActed(row);
    },

    /** Whether a conversation has done anything yet, undone or not. */
    async hasActed(userId: string, clientId: string): Promise<boolean> {
      const row = await acted(userId)
        .where('client_id', '=', clientId)
        .where('acted', '=', 1)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** What a message offered, and when. */
    async card(userId: string, id: string): Promise<{ card: ChatCard; createdAt: number } | undefined> {
      const message = await metadataOf(userId, id);
      return message?.metadata.card && { card: message.metadata.card, createdAt: message.createdAt };
    },

    /** What a message offered is offered no more. `chosen`: the proposal that was done. */
    async closeCard(userId: string, id: string, chosen: string | undefined): Promise<void> {
      const message = await metadataOf(userId, id);
      if (!message?.metadata.card) return;
      const card: ChatCard = { ...message.metadata.card, state: 'closed', chosen };
      await database.query
        .updateTable('chat_messages')
        .set({ metadata: JSON.stringify({ ...message.metadata, card }) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** What a conversation remembers, and the message whose card is open in it. */
    async conversation(userId: string, clientId: string): Promise<Remembered> {
      const row = await database.query
        .selectFrom('chat_conversations')
        .select(['context', 'updated_at'])
        .where('user_id', '=', userId)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      if (!row) return { context: EMPTY_CONTEXT, card: undefined, updatedAt: 0 };
      const { card, ...context } = JSON.parse(row.context) as Conversation & { card?: string };
      return { context, card, updatedAt: row.updated_at };
    },

    async saveConversation(userId: string, clientId: string, talk: Remembered): Promise<void> {
      await conversationSaved(userId, clientId, talk).execute();
    },

    async clear(userId: string): Promise<void> {
      await database.query.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
      await database.query.deleteFrom('chat_conversations').where('user_id', '=', userId).execute();
    },
  };
}

export type ChatStore = ReturnType<typeof chatStore>;
