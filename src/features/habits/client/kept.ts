import type { KeptQuery, RowsOf } from '#client/store/kept-query.ts';
import { withLater } from '#shared/fields.ts';
import type { HabitEntry, WrittenHabit } from '../contract.ts';
import { FRESH_HABIT } from '../field-sets.ts';
import { listed, listedToday } from '../written.ts';
import { HABITS_KEY, TODAY_KEY, thisDay } from './habit-cache.ts';

export type KeptEntry = HabitEntry & { id: string };

async function lists(rowsOf: RowsOf): Promise<[WrittenHabit[], readonly KeptEntry[]]> {
  const [habits, entries] = await Promise.all([rowsOf<WrittenHabit>('habits'), rowsOf<KeptEntry>('habitEntries')]);
  return [habits.map((habit) => withLater(habit, FRESH_HABIT)), entries];
}

export const keptHabits: readonly KeptQuery[] = [
  { key: HABITS_KEY, answer: async (rowsOf) => listed(...(await lists(rowsOf)), thisDay()) },
  { key: TODAY_KEY, answer: async (rowsOf) => listedToday(...(await lists(rowsOf)), thisDay()) },
];
