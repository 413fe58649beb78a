import { cachedFigures } from '#features/analytics/cached-queries.ts';
import { cachedMessages } from '#features/assistant/chat/cached-queries.ts';
import { cachedReport } from '#features/assistant/report/cached-queries.ts';
import { cachedTasks } from '#features/tasks/cached-queries.ts';
import type { CachedQuery } from '#shared/event.ts';

/** All that clients keep and earlier slices can make stale. */
export const cachedQueries: readonly CachedQuery[] = [cachedTasks, cachedFigures, cachedReport, cachedMessages];
