import { columnDeleted } from '#features/columns/events.ts';
import { projectDeleted } from '#features/projects/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { listTasks } from './contract.ts';

export const TASKS_KEY = ['/api/tasks'] as const satisfies [typeof listTasks.path];

/** Tasks let go of a project or a column that goes. */
export const cachedTasks: CachedQuery = { key: TASKS_KEY, staleOn: [projectDeleted, columnDeleted] };
