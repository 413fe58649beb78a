import type { DayNumber, DayRange } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester, periodAround, tallyOf } from './schedule.ts';

/** What a link of the chain, a due day or a period of a quota, adds to the run; null where it breaks it. */
type Adds = number | null;

/** Today breaks nothing until it is over. */
function dayAdds({ markAt, today }: History, day: DayNumber): Adds {
  if (markAt(day) === 'completed') return 1;
  return day === today ? 0 : null;
}

/** Nor does the present period. */
function periodAdds(history: History, period: DayRange): Adds {
  const { completed, required } = tallyOf(history, period);
  if (completed >= required) return completed;
  return history.today <= period.to ? 0 : null;
}

/** Lengths of the unbroken runs, the latest first; zeros stand between breaks that touch. */
function* runs(history: History): Generator<number> {
  const isDue = dueTester(history);
  let run = 0;
  for (let day = history.today; day >= history.begin; ) {
    const period = periodAround(history.schedule, day);
    const adds = period ? periodAdds(history, period) : isDue(day) ? dayAdds(history, day) : 0;
    if (adds === null) {
      yield run;
      run = 0;
    } else run += adds;
    day = (period?.from ?? day) - 1;
  }
  yield run;
}

/**
 * Completed days in the unbroken run of due days (for quotas: of periods that met theirs) that ends today, or before
 * today while today (the present period) is still open.
 */
export function currentStreak(history: History): number {
  return runs(history).next().value ?? 0;
}

/** The longest such run of the whole history. */
export function longestStreak(history: History): number {
  let longest = 0;
  for (const run of runs(history)) longest = Math.max(longest, run);
  return longest;
}
