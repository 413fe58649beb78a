import type { DaySpan, TaskFilter } from './filter.ts';

/** Between the two ends of a span, of which one may be left open. */
export const SPAN = '..';

const writeSpan = ({ from, to }: DaySpan) => (from === to ? from! : `${from ?? ''}${SPAN}${to ?? ''}`);

/** The keys under which a filter stands in an address; `readFilter` of filter.ts reads them. */
export const filterKeys = (filter: TaskFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, wanted]) => wanted !== undefined)
      .map(([key, wanted]) => [key, typeof wanted === 'object' ? writeSpan(wanted) : String(wanted)]),
  );
