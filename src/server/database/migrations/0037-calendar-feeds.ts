import type { Kysely } from 'kysely';

/** Secret addresses under which calendars read an account. */
export async function calendarFeeds({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_read_at', 'bigint')
    .execute();
}
