import { columnDeleted } from '#features/columns/events.ts';
import { projectDeleted, projectRestored } from '#features/projects/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { listTasks } from './contract.ts';

export const TASKS_KEY = ['/api/tasks'] as const satisfies [typeof listTasks.path];

/** Tasks let go of a project or a column that goes, and return to a project that comes back. */
export const cachedTasks: CachedQuery = { key: TASKS_KEY, staleOn: [projectDeleted, projectRestored, columnDeleted] };
