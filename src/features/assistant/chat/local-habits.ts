import { dequal } from 'dequal/lite';
import type { Habit, HabitEntry, WrittenHabit } from '#features/habits/contract.ts';
import { type DayMark, inverseOf, saidMark } from '#features/habits/edits.ts';
import type { Pause } from '#features/habits/history.ts';
import { backNow, type HabitRest, restBetween } from '#features/habits/resting.ts';
import { type UnsentHabit, withUnsentHabit } from '#features/habits/unsent.ts';
import type { PutBack } from '#features/journal/contract.ts';
import type { Day } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import type { BesideTasks, HabitReminders } from '../engine/model.ts';

/** How deeds on habits are said: each as what it makes of a list. */
export interface HabitSayings {
  mark: (habit: Habit, mark: DayMark) => UnsentHabit;
  rest: (rests: readonly HabitRest[]) => UnsentHabit;
  remind: (habit: Habit, reminders: HabitReminders) => UnsentHabit;
}

/** What a message commands of habits. */
export type HabitDeed = Extract<
  BesideTasks,
  { kind: 'mark habit' | 'rest habits' | 'end rest of habits' | 'remind of habit' }
>;

/** A part of a habit as a message left it, and as it was before. */
export type HabitWas = { id: string; name: string } & (
  | { of: 'day'; before: DayMark; after: DayMark }
  | { of: 'pauses'; before: readonly Pause[]; after: readonly Pause[] }
  | { of: 'reminders'; before: HabitReminders; after: HabitReminders }
);

const REMINDERS = ['reminderEnabled', 'reminderTimes', 'reminderDays', 'snoozed'] as const;

/** Each habit that a deed makes otherwise, before and after it. */
function changed(habits: readonly Habit[], said: UnsentHabit, today: Day): readonly (readonly [Habit, Habit])[] {
  const after = new Map(withUnsentHabit(habits, said, today).map((habit) => [habit.id, habit]));
  return habits.map((habit) => [habit, after.get(habit.id) ?? habit] as const);
}

function wereReminders(before: Habit, after: Habit): HabitWas[] {
  const fields = REMINDERS.filter((field) => !dequal(before[field], after[field]));
  if (fields.length === 0) return [];
  const { id, name } = before;
  return [{ id, name, of: 'reminders', before: pick(before, fields), after: pick(after, fields) }];
}

const werePauses = ({ id, name, pauses }: Habit, after: Habit): HabitWas[] =>
  dequal(pauses, after.pauses) ? [] : [{ id, name, of: 'pauses', before: pauses, after: after.pauses }];

/** Does to habits in memory what the server would do to its rows. @returns what of them is otherwise since */
export function habitsDone(
  deed: HabitDeed,
  habits: readonly Habit[],
  { today, sayings }: { today: Day; sayings: HabitSayings },
): HabitWas[] {
  const rest = (rests: readonly HabitRest[]) =>
    changed(habits, sayings.rest(rests), today).flatMap(([before, after]) => werePauses(before, after));
  if (deed.kind === 'rest habits') return rest(deed.rests);
  if (deed.kind === 'end rest of habits') {
    const rests = backNow(
      habits.filter(({ id }) => deed.ids.includes(id)),
      today,
    );
    return rests.length > 0 ? rest(rests) : [];
  }
  const habit = habits.find(({ id }) => id === deed.id)!;
  if (deed.kind === 'remind of habit')
    return changed(habits, sayings.remind(habit, deed.reminders), today).flatMap(([before, after]) =>
      wereReminders(before, after),
    );
  const mark = saidMark(habit, today, true);
  sayings.mark(habit, mark);
  const { id, name, todaysEntry } = habit;
  return [{ id, name, of: 'day', before: inverseOf(today, todaysEntry), after: mark }];
}

/** Habits and their days as they are. */
export interface PresentHabits {
  habits: readonly Pick<WrittenHabit, 'id' | 'name' | 'pauses' | (typeof REMINDERS)[number]>[];
  days: readonly HabitEntry[];
}

function isAsLeft(was: HabitWas, habit: PresentHabits['habits'][number], days: readonly HabitEntry[]): boolean {
  if (was.of === 'pauses') return dequal(habit.pauses, was.after);
  if (was.of === 'reminders')
    return dequal(
      pick(
        habit,
        REMINDERS.filter((field) => field in was.after),
      ),
      was.after,
    );
  const { date } = was.after;
  const day = days.find((entry) => entry.habitId === was.id && entry.date === date);
  return dequal(inverseOf(date, day), was.after);
}

/** Where taking back what was said of a habit leads. */
export function habitPutBack(was: HabitWas, { habits, days }: PresentHabits): PutBack {
  const habit = habits.find(({ id }) => id === was.id);
  const title = habit?.name ?? (was.of === 'day' ? was.after.date : '');
  const told = { kind: 'habits', id: was.id, title, kept: [] };
  if (!habit) return { ...told, deed: null, reason: 'gone' };
  if (!isAsLeft(was, habit, days)) return { ...told, deed: null, reason: 'changed' };
  return { ...told, deed: 'changed', reason: null };
}

/** What is shown of a habit that is as it was. */
export function habitBack(was: HabitWas, today: Day): UnsentHabit {
  const { id } = was;
  if (was.of === 'day') return { deed: 'mark', id, mark: was.before };
  if (was.of === 'pauses') return { deed: 'rest', habits: [{ id, ...restBetween(was.after, was.before) }] };
  return { deed: 'change', id, change: was.before, day: today, completed: false };
}
