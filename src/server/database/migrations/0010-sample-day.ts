import type { Kysely } from 'kysely';

/** What became of the example that a new account is offered, and which objects belong to it. */
export async function sampleDay({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sample_days')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('made_on', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('sample_items')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sample_items_key', ['user_id', 'id'])
    .execute();
}
