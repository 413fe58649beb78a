import type { DayNumber } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester, periodAround, tallyOf } from './schedule.ts';

/** One due day, or one period of a quota, as a link of the chain. */
interface Link {
  from: DayNumber;
  /** Completed days that it adds; null where it breaks the chain. */
  adds: number | null;
}

function linkReader(history: History): (day: DayNumber) => Link {
  const isDue = dueTester(history);
  return (day) => {
    const period = periodAround(history.schedule, day);
    if (!period) return { from: day, adds: isDue(day) ? dayAdds(history, day) : 0 };
    const { completed, required } = tallyOf(history, period);
    if (completed >= required) return { from: period.from, adds: completed };
    return { from: period.from, adds: history.today <= period.to ? 0 : null };
  };
}

/** Today breaks nothing until it is over. */
function dayAdds({ markAt, today }: History, day: DayNumber): number | null {
  if (markAt(day) === 'completed') return 1;
  return day === today ? 0 : null;
}

/** Lengths of the unbroken runs, the latest first; zeros stand between breaks that touch. */
function* runs(history: History): Generator<number> {
  const linkAt = linkReader(history);
  let run = 0;
  for (let day = history.today; day >= history.begin; ) {
    const { from, adds } = linkAt(day);
    if (adds === null) {
      yield run;
      run = 0;
    } else run += adds;
    day = from - 1;
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
