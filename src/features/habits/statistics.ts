import type { Day } from '#shared/day.ts';
import { type DayNumber, type DayRange, dayAt, weekAround } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester } from './schedule.ts';

export const STATS_RANGES = ['week', 'month', 'year', 'all'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];
/** Days up to and with today that a range holds. */
const RANGE_DAYS = { week: 7, month: 30, year: 365 } as const;

/** Weeks of the weekly dynamics, the present one among them. */
const DYNAMICS_WEEKS = 4;

export interface Completion {
  /** Due days of the range up to today. */
  totalEntries: number;
  completedEntries: number;
  /** Their ratio, 0–100, rounded. */
  completionRate: number;
}

export interface WeekOfHabit extends Completion {
  /** Its Monday. */
  startDate: Day;
}

/** Days that a range of the statistics covers. */
export function rangeDays(range: StatsRange, { begin, today }: Pick<History, 'begin' | 'today'>): DayRange {
  return { from: range === 'all' ? begin : today + 1 - RANGE_DAYS[range], to: today };
}

/** How much of what was due in a range was completed; days after today do not count yet. */
export function completionOf(history: History, { from, to }: DayRange): Completion {
  const isDue = dueTester(history);
  let totalEntries = 0;
  let completedEntries = 0;
  const last: DayNumber = Math.min(to, history.today);
  for (let day = Math.max(from, history.begin); day <= last; day++) {
    if (!isDue(day)) continue;
    totalEntries += 1;
    if (history.markAt(day) === 'completed') completedEntries += 1;
  }
  const completionRate = totalEntries === 0 ? 0 : Math.round((100 * completedEntries) / totalEntries);
  return { totalEntries, completedEntries, completionRate };
}

/** The last four weeks, the present one last. */
export function weeklyDynamics(history: History): WeekOfHabit[] {
  const { from: monday } = weekAround(history.today);
  return Array.from({ length: DYNAMICS_WEEKS }, (_, index) => {
    const from = monday - 7 * (DYNAMICS_WEEKS - 1 - index);
    return { startDate: dayAt(from), ...completionOf(history, { from, to: from + 6 }) };
  });
}
