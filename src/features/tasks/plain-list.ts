import { readFilter, saidKeys } from './filter.ts';
import { ARRANGED, readArrangement } from './grouping.ts';

/** Whether an address's query shows the list as it is without any choice. */
export function isPlainList(query: string): boolean {
  const keys = new URLSearchParams(query);
  const { group, sort } = readArrangement(keys);
  const isArranged = group === ARRANGED.group && sort === ARRANGED.sort;
  return isArranged && keys.get('tab') !== 'board' && saidKeys(readFilter(keys)).length === 0;
}
