import type { Day } from '#shared/day.ts';
import { dayStates } from './calendar.ts';
import type { Habit, HabitEntry, StoredHabit } from './contract.ts';
import { dayAt } from './day-number.ts';
import { type History, isActive, type Pause } from './history.ts';
import type { Mark } from './marks.ts';
import { dueTester, isOfferedToday, periodAt, tallyOf } from './schedule.ts';
import { currentStreak, streakPeriods } from './streaks.ts';

/** One habit and its life. */
export interface LivedHabit {
  habit: StoredHabit;
  pauses: readonly Pause[];
  history: History;
}

/** True where today's list shows it. */
export const isListedToday = ({ pauses, history }: Pick<LivedHabit, 'pauses' | 'history'>): boolean =>
  isActiveIn(pauses, history) && isOfferedToday(history);

const isActiveIn = (pauses: readonly Pause[], { today, markAt }: History) =>
  isActive(pauses, dayAt(today), markAt(today) === 'completed');

/** A mark as the interface tells it. */
export function toEntry(habitId: string, date: Day, mark: Mark, note: string | null): HabitEntry {
  return { habitId, date, completed: mark === 'completed', skipped: mark === 'skipped', note };
}

/** A habit as lists answer it; `note` is today's. */
export function toHabit({ habit, pauses, history }: LivedHabit, note: string | null): Habit {
  const { today } = history;
  const { createdOn: _, ...told } = habit;
  const stateOf = dayStates(history);
  const mark = history.markAt(today);
  const period = periodAt(history, today);
  const tally = period && tallyOf(history, period);
  return {
    ...told,
    isActive: isActiveIn(pauses, history),
    startedOn: dayAt(history.begin),
    pauses: pauses.map(({ from, until }) => ({ from, until })),
    dueToday: dueTester(history)(today),
    completedToday: mark === 'completed',
    currentStreak: currentStreak(history),
    streakPeriods: streakPeriods(history),
    quota: tally && { completed: tally.completed, required: tally.required },
    todaysEntry: mark ? toEntry(habit.id, dayAt(today), mark, note) : null,
    lastDays: Array.from({ length: 7 }, (_, index) => stateOf(today - 6 + index)),
  };
}
