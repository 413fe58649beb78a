import type { HabitStats } from './contract.ts';
import type { DayRange } from './day-number.ts';
import type { History } from './history.ts';
import { completionOf, weeklyDynamics } from './statistics.ts';
import { currentStreak, longestStreak, streakPeriods } from './streaks.ts';

/** Figures of a habit: of its completion over a range; streaks are always those of the whole life. */
export const figuresOf = (history: History, range: DayRange): HabitStats => ({
  ...completionOf(history, range),
  currentStreak: currentStreak(history),
  streakPeriods: streakPeriods(history),
  longestStreak: longestStreak(history),
  weeks: weeklyDynamics(history),
});
