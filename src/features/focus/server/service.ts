import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { inPages } from '#server/in-pages.ts';
import type { FocusSession } from '../contract.ts';
import { type Running, timeSpent } from '../rules.ts';
import { sessionLedger } from './ledger.ts';
import { pastSessions } from './past.ts';
import { restsOf } from './rests.ts';
import { runningSessions } from './running.ts';
import { toRunning, toSession } from './sessions.ts';
import type { Days } from './store.ts';

export function focusService(context: Context, settings: Pick<SettingsService, 'read'>, tasks: TaskService) {
  const ledger = sessionLedger(context);
  const { store } = ledger;
  const past = pastSessions(context, tasks, ledger);

  const feed: FeedStream = async (userId, span) =>
    (await store.written(userId, span)).map((row) => ({
      revision: row.revision,
      at: row.id,
      id: row.id,
      row: row.deleted_at === null ? toSession(row) : null,
    }));

  async function find(userId: string, id: string): Promise<FocusSession | undefined> {
    const row = await store.find(userId, id);
    return row && toSession(row);
  }

  return {
    ...runningSessions(context, tasks, ledger, past.add),
    ...past,
    rests: restsOf(context, { settings, find }),
    feed,
    find,

    /** What the time of one that runs is reckoned from; undefined of any other. */
    async running(userId: string, id: string): Promise<Running | undefined> {
      const row = await store.find(userId, id);
      return row?.status === 'active' ? toRunning(row) : undefined;
    },

    /** Newest first. */
    ended: (userId: string, days: Days): Promise<FocusSession[]> =>
      inPages(context.database.engine, (after, limit) => store.ended(userId, days, after, limit), toSession),

    /** Newest first, so many at most. */
    latest: async (userId: string, days: Days, most: number): Promise<FocusSession[]> =>
      (await store.ended(userId, days, undefined, most)).map(toSession),

    /** Minutes of the sessions that began on these days and have ended. */
    minutes: (userId: string, days: Days): Promise<number> => store.minutes(userId, days),

    /** The same by day and task; of very many days, the later ones. */
    spent: store.spent,

    taskMinutes: (userId: string): Promise<Record<string, number>> => store.minutesByTask(userId),

    /** @throws AppError 404 for a missing task */
    async taskAnalytics(userId: string, taskId: string) {
      const [, minutes] = await Promise.all([tasks.require(userId, taskId), store.minutesOf(userId, taskId)]);
      return timeSpent(minutes);
    },
  };
}

export type FocusService = ReturnType<typeof focusService>;
