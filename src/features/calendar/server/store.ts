import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { CalendarFeedsTable } from './tables.ts';

export type FeedRow = Selectable<CalendarFeedsTable>;

export function calendarFeedStore({ database }: Pick<Context, 'database'>) {
  return {
    find: (userId: string): Promise<FeedRow | undefined> =>
      database.query.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Whose it is, unless the account is disabled. */
    byToken: (hash: string): Promise<FeedRow | undefined> =>
      database.query
        .selectFrom('calendar_feeds')
        .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
        .selectAll('calendar_feeds')
        .where('token_hash', '=', hash)
        .where('users.disabled_at', 'is', null)
        .executeTakeFirst(),

    /** In the place of the one before. */
    async save(row: FeedRow): Promise<void> {
      const { user_id: _, ...rest } = row;
      await database.query
        .insertInto('calendar_feeds')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
        .execute();
    },

    async change(userId: string, change: Partial<Pick<FeedRow, 'kinds' | 'last_read_at'>>): Promise<void> {
      await database.query.updateTable('calendar_feeds').set(change).where('user_id', '=', userId).execute();
    },

    /** @returns whether there was one */
    async remove(userId: string): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('calendar_feeds')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
