import type { Day } from '#shared/day.ts';
import { type DayNumber, type DayRange, dayAt, weekAround } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester, isUndecided, periodAt, type Tally, tallyOf } from './schedule.ts';

export const STATS_RANGES = ['week', 'month', 'year', 'all'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];
/** Days up to and with today that a range holds. */
const RANGE_DAYS = { week: 7, month: 30, year: 365 } as const;

/** Weeks of the weekly dynamics, the present one among them. */
const DYNAMICS_WEEKS = 4;

export interface Completion {
  /** Due days of the range up to today; of quotas, the marks that were asked for. */
  totalEntries: number;
  completedEntries: number;
  /** Their ratio, 0–100, rounded. */
  completionRate: number;
  /** Days of the range up to today on which the habit rested. */
  pausedDays: number;
}

export interface WeekOfHabit extends Completion {
  /** Its Monday. */
  startDate: Day;
}

/** Days that a range of the statistics covers. */
export function rangeDays(range: StatsRange, { begin, today }: Pick<History, 'begin' | 'today'>): DayRange {
  return { from: range === 'all' ? begin : today + 1 - RANGE_DAYS[range], to: today };
}

/** What a period of a quota counts; nothing while it may still be met. */
function judged(history: History, tally: Tally) {
  if (isUndecided(history, tally)) return { total: 0, completed: 0 };
  const { completed, required } = tally;
  return { total: Math.max(completed, required), completed };
}

/**
 * How much of what was due in a range was completed. Today counts once it is completed or over; a period of a quota as a whole,
 * where it ended (the present one today), once it is met or over.
 */
export function completionOf(history: History, { from, to }: DayRange): Completion {
  const isDue = dueTester(history);
  const sum = { total: 0, completed: 0 };
  const last: DayNumber = Math.min(to, history.today);
  for (let day = Math.max(from, history.begin); day <= last; day++) {
    const period = periodAt(history, day);
    if (period) {
      day = Math.min(period.to, history.today);
      if (day > last) break;
      const { total, completed } = judged(history, tallyOf(history, period));
      sum.total += total;
      sum.completed += completed;
    } else if (isDue(day)) {
      const isDone = history.markAt(day) === 'completed';
      if (isDone || day < history.today) sum.total += 1;
      if (isDone) sum.completed += 1;
    }
  }
  const completionRate = sum.total === 0 ? 0 : Math.round((100 * sum.completed) / sum.total);
  const pausedDays = daysOf(history, { from, to }, history.isPausedAt);
  return { totalEntries: sum.total, completedEntries: sum.completed, completionRate, pausedDays };
}

/** Days of a range up to today of which something is true. */
function daysOf({ begin, today }: History, { from, to }: DayRange, is: (day: DayNumber) => boolean): number {
  let count = 0;
  for (let day = Math.max(from, begin); day <= Math.min(to, today); day++) if (is(day)) count += 1;
  return count;
}

/** Days of a range that are marked as completed. */
export const completedDays = (history: History, range: DayRange): number =>
  daysOf(history, range, (day) => history.markAt(day) === 'completed');

/** The last four weeks, the present one last. */
export function weeklyDynamics(history: History): WeekOfHabit[] {
  const { from: monday } = weekAround(history.today);
  return Array.from({ length: DYNAMICS_WEEKS }, (_, index) => {
    const from = monday - 7 * (DYNAMICS_WEEKS - 1 - index);
    return { startDate: dayAt(from), ...completionOf(history, { from, to: from + 6 }) };
  });
}
