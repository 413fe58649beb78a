import type { TaskFilter } from '../rules.ts';

/** What the filters of the list hold. */
export interface FilterInput extends Pick<TaskFilter, 'status' | 'priority'> {
  query: string;
}

export const NO_FILTER: FilterInput = { status: 'all', priority: 'all', query: '' };

/** True where the list may show less than all. */
export const isNarrowed = ({ status, priority, query }: FilterInput, projectId: string | undefined): boolean =>
  status !== 'all' || priority !== 'all' || query !== '' || projectId !== undefined;

/** What stands in the list's place; `shown` counts the tasks that the filters let through. */
export function listView({ loaded, shown, narrowed }: { loaded: boolean; shown: number; narrowed: boolean }) {
  if (!loaded) return 'loading';
  if (shown > 0) return 'rows';
  return narrowed ? 'nothing-found' : 'empty';
}
