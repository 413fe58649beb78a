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

/** What period a quota counts by; null for frequencies that name their days. */
export function unitOf({ frequency, periodType }: Schedule): PeriodType | null {
  if (frequency === 'monthly') return 'month';
  return frequency === 'custom' ? periodType : null;
}
