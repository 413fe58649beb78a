import type { Day } from '#shared/day.ts';
import type { Frequency, PeriodType } from './rules.ts';

/** On which days, or how often, a habit wants to be done. */
export interface Schedule {
  frequency: Frequency;
  /** 1 (Monday) … 7; read by `weekly` alone, where none means every day. */
  weekDays: readonly number[];
  timesPerPeriod: number;
  periodType: PeriodType;
}

/** A schedule that was in force up to, not including, a day. */
export interface EarlierSchedule extends Schedule {
  until: Day;
}

/** The same as it is kept. */
export type KeptSchedule = EarlierSchedule & { weekDays: number[] };

/** What period a quota counts by; null for frequencies that name their days. */
export function unitOf({ frequency, periodType }: Pick<Schedule, 'frequency' | 'periodType'>): PeriodType | null {
  if (frequency === 'monthly') return 'month';
  return frequency === 'custom' ? periodType : null;
}

/** More are not kept of one habit; the oldest days then go by the oldest that is. */
const VERSIONS_MAX = 400;

/** What tells schedules apart: of a quota its figures, of days of the week which. */
function meaningOf({ frequency, weekDays, timesPerPeriod, periodType }: Schedule): string {
  if (frequency === 'weekly') return [frequency, ...weekDays].join();
  if (frequency === 'monthly') return [frequency, timesPerPeriod].join();
  return frequency === 'custom' ? [frequency, timesPerPeriod, periodType].join() : frequency;
}

/** What is said of a schedule; null is as if nothing were. */
type Said = { [F in keyof Schedule]?: Schedule[F] | null | undefined };

/** Days of the week in order, each once. */
export const orderedDays = (days: readonly number[] | null | undefined): number[] => [...new Set(days)].sort();

/** Days of the week as they are kept: in order, and for the weekly frequency alone. */
export const keptWeekDays = ({ frequency, weekDays }: Said): number[] =>
  frequency === 'weekly' ? orderedDays(weekDays) : [];

function withSaid<S extends Schedule>(schedule: S, said: Said): S & { weekDays: number[] } {
  const after = {
    ...schedule,
    frequency: said.frequency ?? schedule.frequency,
    weekDays: said.weekDays ?? schedule.weekDays,
    timesPerPeriod: said.timesPerPeriod ?? schedule.timesPerPeriod,
    periodType: said.periodType ?? schedule.periodType,
  };
  return { ...after, weekDays: keptWeekDays(after) };
}

interface Rescheduling {
  /** As it was before. */
  present: Schedule;
  earlier: readonly KeptSchedule[] | undefined;
  createdOn: Day;
}

/**
 * The earlier schedules after something was said of the schedule on a day: what was in force before that day stays as it was, what
 * came from it on is changed. On the day of its creation a habit only gets its first schedule right.
 */
export function rescheduled({ present, earlier = [], createdOn }: Rescheduling, said: Said, day: Day): KeptSchedule[] {
  const { frequency, weekDays, timesPerPeriod, periodType } = present;
  const now = { frequency, weekDays: [...weekDays], timesPerPeriod, periodType, until: null };
  const parts: (Omit<KeptSchedule, 'until'> & { until: Day | null })[] = [];
  for (const version of [...earlier, now]) {
    // Stryker disable next-line ConditionalExpression: null is before no day.
    const isOver = version.until !== null && version.until <= day;
    const since = parts.at(-1)?.until ?? createdOn;
    if (!isOver && since < day) parts.push({ ...version, until: day });
    parts.push(isOver ? version : withSaid(version, said));
  }
  const past = parts.filter((part, place) => {
    const next = parts[place + 1];
    return next !== undefined && meaningOf(part) !== meaningOf(next);
  });
  return past.slice(-VERSIONS_MAX) as KeptSchedule[];
}
