import type { DayNumber } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester, periodAt } from './schedule.ts';

export const DAY_STATES = ['completed', 'skipped', 'missed', 'open', 'free', 'paused', 'before', 'future'] as const;

/**
 * What a calendar shows of a day: `open` is today while it is due, `free` was not due, or one of those among which a quota
 * lets choose, `before` lies before the habit's beginning.
 */
export type DayState = (typeof DAY_STATES)[number];

/** Answers for days of one history what a calendar shows there. */
export function dayStates(history: History): (day: DayNumber) => DayState {
  const isDue = dueTester(history);
  return (day) => {
    if (day > history.today) return 'future';
    const mark = history.markAt(day);
    if (mark === 'completed' || mark === 'skipped') return mark;
    if (day < history.begin) return 'before';
    if (history.isPausedAt(day)) return 'paused';
    if (!isDue(day)) return 'free';
    if (day < history.today && mark === undefined && periodAt(history, day)) return 'free';
    return day === history.today && mark === undefined ? 'open' : 'missed';
  };
}
