import type { Kysely } from 'kysely';

/** What was said to the assistant, what it did, and what each conversation is about. */
export async function assistant({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('chat_messages')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('metadata', 'text')
    .addColumn('effects', 'text')
    .addColumn('undone_at', 'bigint')
    .addPrimaryKeyConstraint('chat_messages_key', ['user_id', 'id'])
    .execute();

  await schema
    .createTable('chat_conversations')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('context', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_conversations_key', ['user_id', 'client_id'])
    .execute();
}
