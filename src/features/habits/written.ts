import type { Day } from '#shared/day.ts';
import { compareRanks } from '#shared/rank.ts';
import type { Habit, HabitEntry, HabitStats, WrittenHabit } from './contract.ts';
import { numberOf } from './day-number.ts';
import { figuresOf } from './figures.ts';
import { historyOf } from './history.ts';
import { marksOf } from './marks.ts';
import { isListedToday, type LivedHabit, toHabit } from './told.ts';

function lived({ pauses, ...habit }: WrittenHabit, entries: readonly HabitEntry[], today: Day): LivedHabit {
  const { earlierSchedules: earlier } = habit;
  const life = { schedule: habit, earlier, createdOn: habit.createdOn, pauses, marks: marksOf(entries), today };
  return { habit, pauses, history: historyOf(life) };
}

/** All habits with their lives, in order, from what the feed tells of them and of their days. */
function everyLived(habits: readonly WrittenHabit[], entries: readonly HabitEntry[], today: Day) {
  const days = new Map<string, HabitEntry[]>(habits.map(({ id }) => [id, []]));
  for (const entry of entries) days.get(entry.habitId)?.push(entry);
  return habits.toSorted(compareRanks).map((habit) => {
    const own = days.get(habit.id)!;
    return { ...lived(habit, own, today), note: own.find(({ date }) => date === today)?.note ?? null };
  });
}

/** Habits as the server would list them. */
export function listed(habits: readonly WrittenHabit[], entries: readonly HabitEntry[], today: Day): Habit[] {
  return everyLived(habits, entries, today).map(({ note, ...habit }) => toHabit(habit, note));
}

/** Of these, the ones of today's list. */
export function listedToday(habits: readonly WrittenHabit[], entries: readonly HabitEntry[], today: Day): Habit[] {
  return everyLived(habits, entries, today)
    .filter(isListedToday)
    .map(({ note, ...habit }) => toHabit(habit, note));
}

/** Days that the feed told of one habit, from one day to another, as the server would answer them. */
export const entriesBetween = (entries: readonly HabitEntry[], id: string, from: Day, to: Day): HabitEntry[] =>
  entries
    .filter(({ habitId, date }) => habitId === id && date >= from && date <= to)
    .map(({ habitId, date, completed, skipped, note }) => ({ habitId, date, completed, skipped, note }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** Figures of a habit over a range, as the server would answer them. */
export function statsOf(
  habit: WrittenHabit,
  entries: readonly HabitEntry[],
  { from, to, today }: { from: Day; to: Day; today: Day },
): HabitStats {
  const own = entries.filter(({ habitId }) => habitId === habit.id);
  return figuresOf(lived(habit, own, today).history, { from: numberOf(from), to: numberOf(to) });
}
