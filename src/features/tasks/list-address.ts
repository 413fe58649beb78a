import { paths } from '#shared/paths.ts';
import type { TaskFilter } from './filter.ts';
import { filterKeys } from './filter-keys.ts';

/** Address of the list of the tasks that a filter means. @param arranged its keys of an arrangement, as grouping.ts writes them */
export const listAddress = (filter: TaskFilter, arranged: Record<string, string> = {}): string =>
  `${paths.section('tasks')}&${new URLSearchParams({ ...filterKeys(filter), ...arranged })}`;
