import { useMemo } from 'react';
import { useDay } from '#client/lib/clock.ts';
import { dayStates } from '../calendar.ts';
import type { Habit, HabitEntry } from '../contract.ts';
import { type History, historyOf } from '../history.ts';
import { marksOf } from '../marks.ts';
import { useHabitYear } from './queries.ts';

const NONE: HabitEntry[] = [];

/** One year of a habit as the rules read it, and what a calendar shows of its days. */
export function useYearOfHabit(habit: Habit, year: number) {
  const query = useHabitYear(habit.id, year);
  const today = useDay();
  const entries = query.data ?? NONE;
  const view = useMemo(() => {
    const { startedOn: createdOn, earlierSchedules: earlier, pauses } = habit;
    const life = { schedule: habit, earlier, createdOn, pauses, marks: marksOf(entries), today };
    const history: History = historyOf(life);
    const notes = new Map(entries.map(({ date, note }) => [date, note]));
    return { history, stateOf: dayStates(history), noteOf: (date: string) => notes.get(date) ?? null };
  }, [habit, entries, today]);
  return { ...view, query, today };
}
