import { sessionChanged } from '#features/focus/events.ts';
import { habitChanged } from '#features/habits/events.ts';
import { goalsChanged } from '#features/settings/events.ts';
import { taskChanged } from '#features/tasks/events.ts';
import type { CachedQuery } from '#shared/event.ts';
import type { getReport } from './contract.ts';

export const REPORT_KEY = ['/api/analytics/report'] as const satisfies [typeof getReport.path];

/** A report that is no longer true is asked for again. */
export const cachedReport: CachedQuery = {
  key: REPORT_KEY,
  staleOn: [taskChanged, sessionChanged, habitChanged, goalsChanged],
};
