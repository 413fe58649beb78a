import { saidKeys, type TaskFilter } from '../filter.ts';

/** True where the list may show less than all. */
export const isNarrowed = (filter: TaskFilter): boolean => saidKeys(filter).length > 0;

/** What stands in the list's place; `shown` counts the tasks that the filters let through. */
export function listView({ loaded, shown, narrowed }: { loaded: boolean; shown: number; narrowed: boolean }) {
  if (!loaded) return 'loading';
  if (shown > 0) return 'rows';
  return narrowed ? 'nothing-found' : 'empty';
}
