import type { Selectable } from 'kysely';
import { textBytes } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import { type Context as Conversation, EMPTY_CONTEXT } from '../../engine/model.ts';
import type { ChatCard, ChatItem, ChatMetadata } from '../contract.ts';
import type { Effect } from '../undo.ts';
import { MESSAGES } from './limits.ts';
import type { ChatMessagesTable } from './tables.ts';

export interface NewMessage {
  id: string;
  clientId: string;
  role: ChatItem['role'];
  content: string;
  createdAt: number;
  metadata: Omit<ChatMetadata, 'undo'> | null;
  /** What the message did, where it can be taken back. */
  effects: Effect[] | null;
}

/** A message that did something. */
export interface ActedMessage {
  id: string;
  clientId: string;
  createdAt: number;
  effects: Effect[];
  undone: boolean;
}

/** What a conversation remembers between two messages. */
export interface Remembered {
  context: Conversation;
  /** The message whose card is open. */
  card: string | undefined;
  updatedAt: number;
}

type Row = Pick<Selectable<ChatMessagesTable>, 'id' | 'role' | 'content' | 'created_at' | 'metadata' | 'undone_at'> & {
  acted: number | boolean;
};

function toItem(row: Row): ChatItem {
  const metadata = row.metadata ? (JSON.parse(row.metadata) as ChatMetadata) : null;
  const undo = row.acted ? { undo: row.undone_at === null ? ('available' as const) : ('done' as const) } : {};
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    metadata: metadata && { ...metadata, ...undo },
  };
}

type ActedRow = Pick<Selectable<ChatMessagesTable>, 'id' | 'client_id' | 'created_at' | 'effects' | 'undone_at'>;

const toActed = (row: ActedRow): ActedMessage => ({
  id: row.id,
  clientId: row.client_id,
  createdAt: row.created_at,
  effects: JSON.parse(row.effects ?? '[]') as Effect[],
  undone: row.undone_at !== null,
});

/** Messages and what each conversation (one tab) remembers. Ids of messages rise with time. */
export function chatStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(MESSAGES);
  const messages = (userId: string) => database.query.selectFrom('chat_messages').where('user_id', '=', userId);
  const acted = (userId: string) => messages(userId).select(['id', 'client_id', 'created_at', 'effects', 'undone_at']);

  async function metadataOf(userId: string, id: string) {
    const row = await messages(userId).select(['created_at', 'metadata']).where('id', '=', id).executeTakeFirst();
    return row && { createdAt: row.created_at, metadata: JSON.parse(row.metadata ?? '{}') as ChatMetadata };
  }

  return {
    async add(userId: string, added: readonly NewMessage[]): Promise<void> {
      const rows = added.map(({ id, clientId, role, content, createdAt, metadata, effects }) => ({
        user_id: userId,
        id,
        client_id: clientId,
        role,
        content,
        created_at: createdAt,
        metadata: metadata && JSON.stringify(metadata),
        effects: effects && JSON.stringify(effects),
        undone_at: null,
      }));
      const texts = rows.flatMap(({ content, metadata, effects }) => [content, metadata, effects]);
      await room.take(userId, { rows: rows.length, bytes: textBytes(...texts) });
      await database.query.insertInto('chat_messages').values(rows).execute();
    },

    /** The last messages, the oldest of them first. */
    async list(userId: string, limit: number): Promise<ChatItem[]> {
      const rows = await messages(userId)
        .select(['id', 'role', 'content', 'created_at', 'metadata', 'undone_at'])
        .select(({ eb }) => eb('effects', 'is not', null).as('acted'))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map((row) => toItem(row as Row));
    },

    /** Forgets all but the last `kept` messages. */
    async trim(userId: string, kept: number): Promise<void> {
      const oldest = await messages(userId).select('id').orderBy('id', 'desc').offset(kept).limit(1).executeTakeFirst();
      if (!oldest) return;
      await database.query
        .deleteFrom('chat_messages')
        .where('user_id', '=', userId)
        .where('id', '<=', oldest.id)
        .execute();
    },

    /** What a message did: empty where nothing that can be undone. */
    async find(userId: string, id: string): Promise<ActedMessage | undefined> {
      const row = await acted(userId).where('id', '=', id).executeTakeFirst();
      return row && toActed(row);
    },

    /** The last message that did something and was not undone, of one conversation or of all. */
    async lastActed(userId: string, clientId?: string): Promise<ActedMessage | undefined> {
      const deeds = acted(userId).where('effects', 'is not', null).where('undone_at', 'is', null);
      const mine = clientId === undefined ? deeds : deeds.where('client_id', '=', clientId);
      const row = await mine.orderBy('id', 'desc').limit(1).executeTakeFirst();
      return row && toActed(row);
    },

    /** Whether a conversation has done anything yet, undone or not. */
    async hasActed(userId: string, clientId: string): Promise<boolean> {
      const row = await acted(userId)
        .where('client_id', '=', clientId)
        .where('effects', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async markUndone(userId: string, id: string, at: number): Promise<void> {
      await database.query
        .updateTable('chat_messages')
        .set({ undone_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
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

    async saveConversation(userId: string, clientId: string, { context, card, updatedAt }: Remembered): Promise<void> {
      const change = { context: JSON.stringify({ ...context, card }), updated_at: updatedAt };
      await database.query
        .insertInto('chat_conversations')
        .values({ user_id: userId, client_id: clientId, ...change })
        .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doUpdateSet(change))
        .execute();
    },

    /** Forgets the conversations that ended before, and all but the last `kept`. */
    async forgetConversations(userId: string, before: number, kept: number): Promise<void> {
      const own = database.query.selectFrom('chat_conversations').where('user_id', '=', userId);
      const last = own.select('client_id').orderBy('updated_at', 'desc').orderBy('client_id').limit(kept);
      await database.query
        .deleteFrom('chat_conversations')
        .where('user_id', '=', userId)
        .where((where) => where.or([where('updated_at', '<', before), where('client_id', 'not in', last)]))
        .execute();
    },

    async clear(userId: string): Promise<void> {
      await database.query.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
      await database.query.deleteFrom('chat_conversations').where('user_id', '=', userId).execute();
    },
  };
}

export type ChatStore = ReturnType<typeof chatStore>;
