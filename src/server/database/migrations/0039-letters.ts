import type { Kysely } from 'kysely';

/** That a letter was ordered, and when it went. */
export async function letters({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('letters')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ordered_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addPrimaryKeyConstraint('letters_key', ['user_id', 'id'])
    .execute();
  await schema.createIndex('letters_ordered').on('letters').column('ordered_at').execute();
}
