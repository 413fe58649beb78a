import type { Context } from '#server/context.ts';
import { placesOf, putOn } from '../day-order.ts';
import type { DayStore } from './day-order.ts';

/** Sorts behind every rank. */
const BEHIND_ALL = '~';

/** All SQL of the order of a day. */
export const dayStore = ({ database }: Pick<Context, 'database'>): DayStore => ({
  async onDay(userId, day, except) {
    const begins = placesOf(day);
    const rows = await database.query
      .selectFrom('tasks')
      .select(['id', 'day_rank as dayRank'])
      .where('user_id', '=', userId)
      .where('day_rank', '>=', begins)
      .where('day_rank', '<', `${begins}${BEHIND_ALL}`)
      .where('deleted_at', 'is', null)
      .execute();
    return putOn(rows, day, except);
  },

  async putOnDay(userId, ranks, revision) {
    for (const [id, day_rank] of ranks)
      await database.behind(
        database.query
          .updateTable('tasks')
          .set({ day_rank, revision })
          .where('user_id', '=', userId)
          .where('id', '=', id),
      );
  },
});
