import type { Settings } from '#features/settings/contract.ts';
import { addDays, type Day, dayOf, instantOf } from '#shared/day.ts';

export type QuietHours = Pick<Settings, 'quietFrom' | 'quietTo' | 'zone'>;

export interface QuietSpan {
  since: number;
  until: number;
}

/** The quiet hours that an instant lies in, by the clock on the wall; undefined outside of them. */
export function quietAt(now: number, { quietFrom, quietTo, zone }: QuietHours): QuietSpan | undefined {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return undefined;
  const spanOf = (day: Day): QuietSpan => ({
    since: instantOf(day, quietFrom, zone),
    // Stryker disable next-line EqualityOperator: hours that begin where they end are none, as was asked above.
    until: instantOf(quietFrom < quietTo ? day : addDays(day, 1), quietTo, zone),
  });
  const today = dayOf(now, zone);
  return [addDays(today, -1), today].map(spanOf).find(({ since, until }) => since <= now && now < until);
}
