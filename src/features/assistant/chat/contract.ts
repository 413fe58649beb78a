import { z } from 'zod';
import { task } from '#features/tasks/contract.ts';
import { endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { CHAT_ACTIONS, HISTORY_LIMIT, HISTORY_PAGE, MESSAGE_MAX } from './rules.ts';
import { texts } from './texts.ts';

const action = z.enum(CHAT_ACTIONS);

/** One task that a message changed, as it was called then. */
export const chatChange = z.object({ id: z.string(), title: z.string(), action }).meta({ id: 'ChatChange' });
export type ChatChange = z.output<typeof chatChange>;

/** What stands beside a message's words. */
export const chatMetadata = z.object({
  action: action.nullable().optional(),
  actions: z.array(action).optional(),
  taskCount: z.int().optional(),
  /** The first hundred of the changed tasks. */
  changes: z.array(chatChange).optional(),
  /** Whether what the message did can be taken back. */
  undo: z.enum(['available', 'done']).optional(),
  /** The message was spoken. */
  voice: z.literal(true).optional(),
});
export type ChatMetadata = z.output<typeof chatMetadata>;

export const chatItem = z
  .object({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    createdAt: instant,
    metadata: chatMetadata.nullable(),
  })
  .meta({ id: 'ChatItem' });
export type ChatItem = z.output<typeof chatItem>;

export const chatInput = z.object({
  message: text({ min: texts.messageRequired, max: MESSAGE_MAX }),
  voice: z.boolean().optional(),
});
export type ChatInput = z.output<typeof chatInput>;

export const chatReply = z.object({
  message: z.string(),
  /** The last of `actions`; null where nothing was done. */
  action: action.nullable(),
  actions: z.array(action),
  taskCount: z.int(),
  /** The changed tasks; deleted ones as they last stood. */
  tasks: z.array(task),
  changes: z.array(chatChange),
  /** The message and its answer in the history; the answer's id is what `POST /api/ai/undo` takes. */
  askedId: z.string(),
  messageId: z.string(),
  /** There is something to take back. */
  canUndo: z.boolean(),
});
export type ChatReply = z.output<typeof chatReply>;

export const undoReply = z.object({ message: z.string(), taskCount: z.int(), tasks: z.array(task) });
export type UndoReply = z.output<typeof undoReply>;

export const smartChat = endpoint({
  method: 'POST',
  path: '/api/ai/smart-chat',
  summary: 'Tell the assistant: it does all of the message or nothing',
  body: chatInput,
  reply: chatReply,
  heavy: 'chat',
});
export const plainChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  summary: 'Tell the assistant and get one text',
  body: chatInput,
  reply: z.object({ response: z.string() }),
  heavy: 'chat',
});
export const undoMessage = endpoint({
  method: 'POST',
  path: '/api/ai/undo',
  summary: 'Take back all that a message did',
  body: z.object({ messageId: z.string(texts.messageMissing) }),
  reply: undoReply,
  errors: [404],
  heavy: 'chat',
});
export const chatHistory = endpoint({
  method: 'GET',
  path: '/api/chat/history',
  summary: 'The latest messages, oldest first',
  query: z.object({
    limit: z.coerce
      .number(texts.limitInvalid)
      .int(texts.limitInvalid)
      .min(1, texts.limitInvalid)
      .max(HISTORY_LIMIT, texts.limitInvalid)
      .default(HISTORY_PAGE),
  }),
  reply: z.array(chatItem),
  cached: true,
  heavy: 'reading',
});
export const clearHistory = endpoint({
  method: 'DELETE',
  path: '/api/chat/history',
  summary: 'Clear the assistant’s memory',
  status: 204,
});
