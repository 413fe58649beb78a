import { readFilter, saidKeys, type TaskFilter } from './filter.ts';
import { ARRANGED, type Arrangement, readArrangement } from './grouping.ts';

/** Whether this is the list as it is without any choice. */
export const isPlain = (filter: TaskFilter, { group, sort }: Arrangement): boolean =>
  group === ARRANGED.group && sort === ARRANGED.sort && saidKeys(filter).length === 0;

/** Whether an address's query shows that list. */
export function isPlainList(query: string): boolean {
  const keys = new URLSearchParams(query);
  return keys.get('tab') !== 'board' && isPlain(readFilter(keys), readArrangement(keys));
}
