import type { Day } from '#shared/day.ts';
import type { HabitStats } from './contract.ts';
import { numberOf } from './day-number.ts';
import type { History } from './history.ts';
import { completionOf, weeklyDynamics } from './statistics.ts';
import { currentStreak, longestStreak, streakPeriods } from './streaks.ts';

/** Figures of a habit: of its completion over a range, the whole life where none is given; streaks are always those of the whole life. */
export function figuresOf(
  history: History,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): HabitStats {
  const range = { from: from ? numberOf(from) : history.begin, to: to ? numberOf(to) : history.today };
  return {
    ...completionOf(history, range),
    currentStreak: currentStreak(history),
    streakPeriods: streakPeriods(history),
    longestStreak: longestStreak(history),
    weeks: weeklyDynamics(history),
  };
}
