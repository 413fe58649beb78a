import type { RowsOf } from '#client/store/kept-query.ts';
import type { Day } from '#shared/day.ts';
import { entriesBetween, statsOf } from '../written.ts';
import { thisDay } from './habit-cache.ts';
import { type KeptEntry, lists } from './kept.ts';

/** Marks of a habit from one day to another, as the device knows them. */
export const keptEntries = (id: string, from: Day, to: Day) => async (rowsOf: RowsOf) =>
  entriesBetween(await rowsOf<KeptEntry>('habitEntries'), id, from, to);

/** Figures of a habit over a range, as the device knows them. */
export const keptStats = (id: string, from: Day, to: Day) => async (rowsOf: RowsOf) => {
  const [habits, entries] = await lists(rowsOf);
  const habit = habits.find((each) => each.id === id);
  return habit && statsOf(habit, entries, { from, to, today: thisDay() });
};
