import type { Day } from '#shared/day.ts';

/** Days, both ends included; one of the two may be left open. */
export interface DaySpan {
  from?: Day | undefined;
  to?: Day | undefined;
}

/** Stands between the days of a span. */
export const SPAN = '..';

/** `2026-11-01..2026-11-30`, with an open end `2026-11-01..`, and a single day by itself, as filter.ts reads it. */
export const writeSpan = ({ from, to }: DaySpan): string => (from === to ? from! : `${from ?? ''}${SPAN}${to ?? ''}`);
