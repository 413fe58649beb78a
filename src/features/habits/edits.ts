import { type Day, daysBetween } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { DayState } from './calendar.ts';
import type { Habit, HabitEntry } from './contract.ts';

/** What is said of a day. */
export type DayMark = Pick<HabitEntry, 'date' | 'completed' | 'skipped' | 'note'>;

type Quota = NonNullable<Habit['quota']>;

/** The mark that a click on a calendar's day makes: completed, or what was completed taken back. */
export function clickedMark(date: Day, state: DayState): DayMark {
  return { date, completed: state !== 'completed', skipped: false, note: null };
}

/** The mark that says a day done or not done: the reason of a skip goes with the skip, any other note stays. */
export const saidOfDay = (
  before: Pick<DayMark, 'skipped' | 'note'> | null | undefined,
  date: Day,
  completed: boolean,
): DayMark => ({ date, completed, skipped: false, note: before?.skipped ? null : (before?.note ?? null) });

/** The same of today. */
export const saidMark = ({ todaysEntry }: Habit, today: Day, completed: boolean): DayMark =>
  saidOfDay(todaysEntry, today, completed);

/** The mark that flips whether today is completed. */
export const toggledMark = (habit: Habit, today: Day): DayMark => saidMark(habit, today, !habit.completedToday);

/** Whether a calendar's day can be clicked. */
export const isClickable = (state: DayState) => state !== 'future';

function stateOf({ completed, skipped }: DayMark, isToday: boolean): DayState {
  if (skipped) return 'skipped';
  if (completed) return 'completed';
  return isToday ? 'open' : 'missed';
}

const isMet = ({ completed, required }: Quota) => completed >= required;

/** Days that a period of a quota adds to the streak: all of them, once it is met. */
const adds = (quota: Quota) => (isMet(quota) ? quota.completed : 0);

/** Whether a period of a quota is one of the streak. */
const counts = (quota: Quota) => Number(isMet(quota) && quota.completed > 0);

/** A habit after something was said of today; the server's answer corrects what only it can know. */
function markedToday(habit: Habit, mark: DayMark): Habit {
  const step = Number(mark.completed) - Number(habit.completedToday);
  const wasSkipped = habit.todaysEntry?.skipped === true;
  const lighter = Number(mark.skipped) - Number(wasSkipped);
  const { quota: before } = habit;
  const quota = before && {
    completed: before.completed + step,
    required: Math.max(0, before.required - lighter),
  };
  const offered = habit.dueToday || wasSkipped;
  const change = quota ? adds(quota) - adds(before!) : offered ? step : 0;
  const periods = quota ? counts(quota) - counts(before!) : 0;
  return {
    ...habit,
    quota,
    dueToday: offered && !mark.skipped,
    completedToday: mark.completed,
    currentStreak: habit.currentStreak + change,
    streakPeriods: habit.streakPeriods === null ? null : habit.streakPeriods + periods,
    todaysEntry: { habitId: habit.id, ...mark },
  };
}

/** The habit as this window shows it before the server has answered. */
export function withMark(habit: Habit, mark: DayMark, today: Day): Habit {
  const back = daysBetween(mark.date, today);
  const lastDays = habit.lastDays.map((state, index) =>
    index === habit.lastDays.length - 1 - back ? stateOf(mark, back === 0) : state,
  );
  return { ...(back === 0 ? markedToday(habit, mark) : habit), lastDays };
}

/** Entries of a habit, in the order of their days, after one was made or replaced. */
export function withEntry(entries: readonly HabitEntry[], entry: HabitEntry): HabitEntry[] {
  const others = entries.filter(({ date }) => date !== entry.date);
  return [...others, entry].sort((a, b) => compareText(a.date, b.date));
}

/** The mark that takes another one back; a day of which nothing was said becomes "not done". */
export function inverseOf(date: Day, before: DayMark | null | undefined): DayMark {
  if (!before) return { date, completed: false, skipped: false, note: null };
  const { completed, skipped, note } = before;
  return { date, completed, skipped, note };
}
