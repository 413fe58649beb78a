import { columnDeleted } from '#features/columns/events.ts';
import { projectDeleted, projectRestored } from '#features/projects/events.ts';
import { tagDeleted, tagRenamed } from '#features/tags/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { listTasks } from './contract.ts';

export const TASKS_KEY = ['/api/tasks'] as const satisfies [typeof listTasks.path];

/** Tasks let go of a project, a column or a tag that goes, return to a project that comes back, and say a tag as it is called now. */
export const cachedTasks: CachedQuery = {
  key: TASKS_KEY,
  staleOn: [projectDeleted, projectRestored, columnDeleted, tagRenamed, tagDeleted],
};
