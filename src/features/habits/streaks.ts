import type { DayNumber } from './day-number.ts';
import type { History } from './history.ts';
import type { PeriodType } from './rules.ts';
import { dueTester, periodAt, type Tally, tallyOf } from './schedule.ts';

/** What a link of the chain, a due day or a period of a quota, adds to the run; null where it breaks it. */
type Adds = number | null;

/** Today breaks nothing until it is over. */
function dayAdds({ markAt, today }: History, day: DayNumber): Adds {
  if (markAt(day) === 'completed') return 1;
  return day === today ? 0 : null;
}

const isMet = ({ completed, required }: Tally) => completed >= required;

/** Nor does the present period, nor one in which the habit rested. */
function periodAdds({ today }: History, tally: Tally): Adds {
  if (isMet(tally)) return tally.completed;
  if (tally.paused > 0) return tally.completed;
  return today <= tally.to ? 0 : null;
}

/** An unbroken run: its completed days, and the periods of quotas that met theirs, by their kind. */
interface Run {
  days: number;
  periods: Record<PeriodType, number>;
}

const emptyRun = (): Run => ({ days: 0, periods: { week: 0, month: 0 } });

/** The unbroken runs, the latest first; empty ones stand between breaks that touch. */
function* runs(history: History): Generator<Run> {
  const isDue = dueTester(history);
  let run = emptyRun();
  for (let day = history.today; day >= history.begin; ) {
    const period = periodAt(history, day);
    const tally = period && tallyOf(history, period);
    const adds = tally ? periodAdds(history, tally) : isDue(day) ? dayAdds(history, day) : 0;
    if (adds === null) {
      yield run;
      run = emptyRun();
    } else run.days += adds;
    if (tally && isMet(tally) && tally.completed > 0) run.periods[tally.unit] += 1;
    day = (period?.from ?? day) - 1;
  }
  yield run;
}

/**
 * Completed days in the unbroken run of due days (for quotas: of periods that met theirs) that ends today, or before
 * today while today (the present period) is still open.
 */
export function currentStreak(history: History): number {
  return runs(history).next().value?.days ?? 0;
}

/** Weeks or months of that run that met their quota; null where the present frequency names its days. */
export function streakPeriods(history: History): number | null {
  const unit = periodAt(history, history.today)?.unit;
  return unit ? (runs(history).next().value?.periods[unit] ?? 0) : null;
}

/** The longest such run of the whole history. */
export function longestStreak(history: History): number {
  let longest = 0;
  for (const { days } of runs(history)) longest = Math.max(longest, days);
  return longest;
}
