import type { Kysely } from 'kysely';

/** The report of each user's day, words of encouragement, and what was answered to a check-in. */
export async function dailyReport({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('daily_reports')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .addColumn('figures', 'text', (c) => c.notNull())
    .addColumn('manner', 'text', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_reports_key', ['user_id', 'date'])
    .execute();

  await schema
    .createTable('encouragements')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('encouragements_key', ['user_id', 'id'])
    .execute();

  await schema.alterTable('check_ins').addColumn('answer', 'text').execute();
}
