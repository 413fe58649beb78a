import type { Kysely } from 'kysely';

/** The journal of what acts made of objects. */
export async function journal({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('journal')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('undoes', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addPrimaryKeyConstraint('journal_key', ['user_id', 'object_id', 'entry_id'])
    .execute();
  await schema.createIndex('journal_entries').on('journal').columns(['user_id', 'entry_id']).execute();
  await schema.createIndex('journal_age').on('journal').column('at').execute();
}
