import { z } from 'zod';
import { task } from '#features/tasks/contract.ts';
import { endpoint, instant } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { MESSAGE_MAX } from './message-length.ts';
import { ANSWER_MAX, CHANGES_KEPT, CHAT_ACTIONS, HISTORY_LIMIT, HISTORY_PAGE, PROPOSALS } from './rules.ts';
import { texts } from './texts.ts';

const action = z.enum(CHAT_ACTIONS);

/** One task that a message changed, as it was called then. */
export const chatChange = z.object({ id: z.string(), title: z.string(), action }).meta({ id: 'ChatChange' });
export type ChatChange = z.output<typeof chatChange>;

/** One way in which a message may have been meant. */
export const chatProposal = z
  .object({
    id: z.string().meta({ description: 'What `proposalId` takes to have exactly this done.' }),
    label: z.string().meta({ description: 'What would change, in Russian words fit to be pressed.' }),
    actions: z.array(action),
    /** The first hundred of the tasks that it would change; a task that is yet to be made has no id. */
    changes: z.array(chatChange.extend({ id: z.string().nullable() })),
  })
  .meta({ id: 'ChatProposal' });
export type ChatProposal = z.output<typeof chatProposal>;

const proposals = z.array(chatProposal).max(PROPOSALS);

/** The readings that a message offered, and what became of them. */
export const chatCard = z
  .object({
    proposals,
    state: z.enum(['open', 'closed']),
    /** The proposal that was done; absent where none was. */
    chosen: z.string().optional(),
    /** The `X-Client-Id` of the window that was asked: only there an answer counts. */
    clientId: z.string(),
  })
  .meta({ id: 'ChatCard' });
export type ChatCard = z.output<typeof chatCard>;

/** What stands beside a message's words. */
export const chatMetadata = z.object({
  action: action.nullable().optional(),
  actions: z.array(action).optional(),
  taskCount: z.int().optional(),
  /** The first hundred of the changed tasks. */
  changes: z.array(chatChange).optional(),
  /** Whether what the message did can be taken back. */
  undo: z.enum(['available', 'done']).optional(),
  card: chatCard.optional(),
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

/** Words, or the answer to a card: one of its proposals, or none of those that a message offered. */
export const chatInput = z
  .object({
    message: text({ min: texts.messageRequired, max: MESSAGE_MAX }).optional(),
    proposalId: z
      .string()
      .optional()
      .meta({ description: 'In the place of `message`: the proposal of this conversation’s last answer to be done.' }),
    decline: z
      .string()
      .optional()
      .meta({ description: 'In the place of `message`: the `messageId` whose proposals are all turned down.' }),
    voice: z.boolean().optional(),
    inSight: z
      .string()
      .optional()
      .meta({ description: 'The `messageId` whose card the speaker sees: only then a spoken yes answers it.' }),
  })
  .superRefine(({ message, proposalId, decline }, issues) => {
    const said = [message, proposalId, decline].filter((part) => part !== undefined).length;
    if (said === 0) issues.addIssue({ code: 'custom', path: ['message'], message: texts.messageRequired });
    if (said > 1) issues.addIssue({ code: 'custom', path: ['message'], message: texts.oneOfThem });
  });
export type ChatInput = z.output<typeof chatInput>;

const asked = {
  proposals: proposals.meta({
    description:
      'What may have been meant, best first; nothing was changed. It is answered by `proposalId`, or by words, ' +
      'in the same window, and ends with the next message there.',
  }),
  notUnderstood: z
    .string()
    .nullable()
    .meta({ description: 'The part of the message of which nothing was read, while the rest was done.' }),
};

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
  ...asked,
});
export type ChatReply = z.output<typeof chatReply>;

export const undoReply = z.object({ message: z.string(), taskCount: z.int(), tasks: z.array(task) });
export type UndoReply = z.output<typeof undoReply>;

export const smartChat = endpoint({
  method: 'POST',
  path: '/api/ai/smart-chat',
  summary: 'Tell the assistant: it does all of the message or nothing, or asks which of its proposals was meant',
  body: chatInput,
  reply: chatReply,
  errors: [404, 409],
  heavy: 'chat',
});
export const plainChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  summary: 'Tell the assistant and get one text',
  body: chatInput,
  reply: z.object({ response: z.string(), ...asked }),
  errors: [404, 409],
  heavy: 'chat',
});
/** A message and the answer that a device gave to it by itself. What it did was sent ahead, under `messageId` as the entry. */
const exchange = z.object({
  askedId: madeId.meta({ description: 'The message in the history.' }),
  messageId: madeId.meta({ description: 'Its answer there, and the entry of the journal of all that it did.' }),
  message: text({ min: texts.messageRequired, max: MESSAGE_MAX }),
  answer: text({ min: texts.messageRequired, max: ANSWER_MAX }),
  voice: z.literal(true).optional(),
  taskCount: z.int().min(0),
  /** The first hundred of the changed tasks. */
  changes: z.array(z.object(chatChange.shape)).max(CHANGES_KEPT),
  canUndo: z.boolean().meta({ description: 'It did something that the journal knows.' }),
});
export type Exchange = z.output<typeof exchange>;

export const keepExchange = endpoint({
  method: 'POST',
  path: '/api/chat/exchanges',
  summary: 'Put into the history what was said to a device without a network, and what that answered; once for each id',
  body: exchange,
  status: 204,
  errors: [409],
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
