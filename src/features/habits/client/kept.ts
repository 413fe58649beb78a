import type { KeptQuery, RowsOf } from '#client/store/kept-query.ts';
import type { HabitEntry, WrittenHabit } from '../contract.ts';
import { listed, listedToday } from '../written.ts';
import { HABITS_KEY, TODAY_KEY, thisDay } from './habit-cache.ts';

export type KeptEntry = HabitEntry & { id: string };

/** Habits, and their days. */
export const lists = (rowsOf: RowsOf) =>
  Promise.all([rowsOf<WrittenHabit>('habits'), rowsOf<KeptEntry>('habitEntries')] as const);

export const keptHabits: readonly KeptQuery[] = [
  { key: HABITS_KEY, answer: async (rowsOf) => listed(...(await lists(rowsOf)), thisDay()) },
  { key: TODAY_KEY, answer: async (rowsOf) => listedToday(...(await lists(rowsOf)), thisDay()) },
];
