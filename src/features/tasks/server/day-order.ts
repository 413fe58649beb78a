import { rankAt } from '#server/ranks.ts';
import type { Day } from '#shared/day.ts';
import { indexAfter } from '#shared/rank.ts';
import { type DayPlace, type OnDay, placesOf } from '../day-order.ts';

/** What ordering a day asks of the rows. */
export interface DayStore {
  /** What was put in the order of a day, in that order, but for one. */
  onDay(userId: string, day: Day, except: string): Promise<readonly (OnDay & { rank: string })[]>;
  putOnDay(userId: string, ranks: readonly [id: string, dayRank: string][], revision: number): Promise<void>;
}

/** Places of tasks in the order of a day. Somebody has put each of them there by hand, so that all of a day are few. */
export const dayOrder = (store: DayStore) => ({
  /** Finds the place of a task, for which others may have to be ranked anew; the task itself is the caller's to write. */
  async place(
    userId: string,
    { id }: { id: string },
    { day, afterTaskId }: DayPlace,
    revision: number,
  ): Promise<string> {
    const others = await store.onDay(userId, day, id);
    const { rank, anew } = rankAt(others, indexAfter(others, afterTaskId));
    const begins = placesOf(day);
    if (anew.length > 0)
      await store.putOnDay(
        userId,
        anew.map(([other, fresh]) => [other, `${begins}${fresh}`]),
        revision,
      );
    return `${begins}${rank}`;
  },
});
