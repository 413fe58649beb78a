import type { QueryKey } from '@tanstack/react-query';
import type { ChangeKind } from '#client/store/kept-change.ts';
import { addDays, type Day } from '#shared/day.ts';
import type { Habit, HabitEntry, WrittenHabit } from '../contract.ts';
import {
  entriesAfter,
  type UnsentHabit,
  withUnsentEntry,
  withUnsentHabit,
  withUnsentToday,
  writtenAfter,
} from '../unsent.ts';
import { HABITS_KEY, TODAY_KEY, thisDay } from './habit-cache.ts';
import { texts } from './texts.ts';

/** The days of a calendar, which begins in the week of the year's first day. */
const daysOf = (from: Day) => ({ from, to: `${addDays(from, 6).slice(0, 4)}-12-31` });

/** Changes of habits and their marks. */
export const habitKind: ChangeKind<UnsentHabit> = {
  kind: 'habits',
  keys: [HABITS_KEY, TODAY_KEY],
  inAnswer(answer, change, [path, habitId, what, from]: QueryKey) {
    if (path === TODAY_KEY[0]) return withUnsentToday(answer as Habit[], change, thisDay());
    if (habitId === undefined) return withUnsentHabit(answer as Habit[], change, thisDay());
    if (what !== 'entries') return answer;
    return withUnsentEntry(answer as HabitEntry[], change, { habitId: String(habitId), ...daysOf(String(from)) });
  },
  inRows(rows, change, rowsOf) {
    if (rowsOf === 'habits') return writtenAfter(rows as WrittenHabit[], change);
    return rowsOf === 'habitEntries' ? entriesAfter(rows as HabitEntry[], change) : rows;
  },
  failure: { title: texts.toast.error, text: texts.toast.updateFailed },
};
