import type { Kysely } from 'kysely';

/**
 * What the feed of changes stands on: the revision that last wrote each row of an account, and what is left of rows that are
 * gone. Rows of before are of revision 0.
 */
export async function feed({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['settings', 'projects', 'kanban_columns', 'focus_sessions', 'habits', 'habit_years'])
    await schema
      .alterTable(table)
      .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  await schema
    .alterTable('habit_years')
    .addColumn('day_stamps', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('account_revisions')
    .addColumn('feed_horizon', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Of the other tables an account holds few rows.
  for (const table of ['tasks', 'focus_sessions', 'habit_years'])
    await schema.createIndex(`${table}_revision`).on(table).columns(['user_id', 'revision']).execute();

  await schema
    .createTable('tombstones')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tombstones_key', ['user_id', 'kind', 'id'])
    .execute();
  await schema.createIndex('tombstones_revision').on('tombstones').columns(['user_id', 'revision']).execute();
  await schema.createIndex('tombstones_age').on('tombstones').column('deleted_at').execute();

  await schema
    .createTable('feed_epochs')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('epoch', 'text', (c) => c.notNull())
    .addColumn('home', 'text', (c) => c.notNull())
    .execute();
}
