import { sessionChanged } from '#features/focus/events.ts';
import { projectChanged, projectDeleted, projectRestored } from '#features/projects/events.ts';
import { goalsChanged } from '#features/settings/events.ts';
import { taskChanged } from '#features/tasks/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { getAnalytics } from './contract.ts';

export const ANALYTICS_KEY = ['/api/analytics'] as const satisfies [typeof getAnalytics.path];

/** Figures count tasks and sessions, under the names of projects, and are measured by goals. */
export const cachedFigures: CachedQuery = {
  key: ANALYTICS_KEY,
  staleOn: [projectChanged, projectDeleted, projectRestored, taskChanged, sessionChanged, goalsChanged],
};
