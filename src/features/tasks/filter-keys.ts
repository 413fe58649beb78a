import { writeSpan } from './day-span.ts';
import type { TaskFilter } from './filter.ts';

/** The keys under which a filter stands in an address, in the order in which it has them; `readFilter` of filter.ts reads them. */
export const filterKeys = (filter: TaskFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, wanted]) => wanted !== undefined)
      .map(([key, wanted]) => [key, typeof wanted === 'object' ? writeSpan(wanted) : String(wanted)]),
  );
