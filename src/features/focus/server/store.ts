import { type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import { ownersOfOlder } from '#server/database/owners-of-older.ts';
import { type Span, within } from '#server/feed/place.ts';
import { inPages } from '#server/in-pages.ts';
import type { Day } from '#shared/day.ts';
import { SESSIONS } from './limits.ts';
import type { FocusSessionsTable } from './tables.ts';

export type SessionRow = Selectable<FocusSessionsTable>;
/** As it is told to be written: the write stamps it. */
export type NewSession = Omit<SessionRow, 'revision'>;
type DeletedRow = SessionRow & { deleted_at: number };

/** Local days, both of them included; unbounded where absent. */
export interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

/** Days and tasks that are told at once. */
const MOST_SPENT = 10_000;

export function focusStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(SESSIONS);
  const any = (userId: string) => database.query.selectFrom('focus_sessions').selectAll().where('user_id', '=', userId);
  const own = (userId: string) => any(userId).where('deleted_at', 'is', null);
  const endedOn = (userId: string, { from, to }: Days) =>
    database.query
      .selectFrom('focus_sessions')
      .where('user_id', '=', userId)
      .where('status', '!=', 'active')
      .where('deleted_at', 'is', null)
      .$if(from !== undefined, (query) => query.where('local_date', '>=', from!))
      .$if(to !== undefined, (query) => query.where('local_date', '<=', to!));
  return {
    active: (userId: string): Promise<SessionRow | undefined> =>
      own(userId).where('status', '=', 'active').executeTakeFirst(),

    find: (userId: string, id: string): Promise<SessionRow | undefined> =>
      own(userId).where('id', '=', id).executeTakeFirst(),

    /** Also a deleted one. */
    findAny: (userId: string, id: string): Promise<SessionRow | undefined> =>
      any(userId).where('id', '=', id).executeTakeFirst(),

    /** Those that began in a stretch of time, in the order in which they did. */
    begunIn: (userId: string, from: number, until: number): Promise<SessionRow[]> =>
      own(userId)
        .where('started_at', '>=', from)
        .where('started_at', '<', until)
        .orderBy('started_at')
        .orderBy('id')
        .execute(),

    /** Ended ones that began on these local days, newest first: those behind `after`, or the first. */
    ended: (userId: string, days: Days, after: NewSession | undefined, limit: number): Promise<SessionRow[]> =>
      endedOn(userId, days)
        .selectAll()
        .$if(after !== undefined, (query) =>
          query.where(({ and, eb, or }) =>
            or([
              eb('started_at', '<', after!.started_at),
              and([eb('started_at', '=', after!.started_at), eb('id', '<', after!.id)]),
            ]),
          ),
        )
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Minutes of the ended ones that began on these local days. */
    async minutes(userId: string, days: Days): Promise<number> {
      const row = await endedOn(userId, days)
        .select(sql<number>`coalesce(sum(actual_minutes), 0)`.as('minutes'))
        .executeTakeFirstOrThrow();
      return Number(row.minutes);
    },

    /** The same by day and task: the latest `MOST_SPENT` of them. */
    async spent(userId: string, days: Days): Promise<{ day: Day; taskId: string | null; minutes: number }[]> {
      const rows = await endedOn(userId, days)
        .select(({ fn }) => ['local_date', 'task_id', fn.sum<number | string>('actual_minutes').as('minutes')])
        .groupBy(['local_date', 'task_id'])
        .orderBy('local_date', 'desc')
        .limit(MOST_SPENT)
        .execute();
      return rows.map((row) => ({ day: row.local_date, taskId: row.task_id, minutes: Number(row.minutes) }));
    },

    /** Minutes of the ended sessions of a task. */
    async minutesOf(userId: string, taskId: string): Promise<number[]> {
      const rows = await database.query
        .selectFrom('focus_sessions')
        .select('actual_minutes')
        .where('user_id', '=', userId)
        .where('task_id', '=', taskId)
        .where('status', '!=', 'active')
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map((row) => row.actual_minutes ?? 0);
    },

    /** Minutes of the ended sessions, by task; tasks without a whole minute are left out. */
    async minutesByTask(userId: string): Promise<Record<string, number>> {
      const page = (after: { task_id: string | null } | undefined, limit: number) =>
        database.query
          .selectFrom('focus_sessions')
          .select(({ fn }) => ['task_id', fn.sum<number | string>('actual_minutes').as('minutes')])
          .where('user_id', '=', userId)
          .where('task_id', 'is not', null)
          .$if(after !== undefined, (query) => query.where('task_id', '>', after!.task_id))
          .where('status', '!=', 'active')
          .where('deleted_at', 'is', null)
          .groupBy('task_id')
          .having(({ fn }) => fn.sum('actual_minutes'), '>', 0)
          .orderBy('task_id')
          .limit(limit)
          .execute();
      return Object.fromEntries(await inPages(database.engine, page, (row) => [row.task_id, Number(row.minutes)]));
    },

    /** @returns false where the database refused a second active session */
    async insert(row: NewSession): Promise<boolean> {
      await room.take(row.user_id);
      const result = await database.query
        .insertInto('focus_sessions')
        .values({ ...row, revision: database.writingRevision(row.user_id) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) === 1;
    },

    async update(userId: string, id: string, change: Updateable<NewSession>): Promise<void> {
      await database.query
        .updateTable('focus_sessions')
        .set({ ...change, revision: database.writingRevision(userId) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async removeEnded(userId: string, id: string): Promise<void> {
      const { numDeletedRows } = await database.query
        .deleteFrom('focus_sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('status', '!=', 'active')
        .executeTakeFirst();
      if (numDeletedRows > 0) await feed.bury(userId, 'focusSessions', [{ id }]);
    },

    /** Those that were deleted before an instant. */
    deletedBefore: (userId: string, instant: number, limit: number): Promise<DeletedRow[]> =>
      any(userId).where('deleted_at', '<', instant).limit(limit).$narrowType<{ deleted_at: number }>().execute(),

    /** Deletes for good. */
    async purge(userId: string, gone: readonly DeletedRow[]): Promise<void> {
      if (gone.length === 0) return;
      await feed.bury(
        userId,
        'focusSessions',
        gone.map(({ id, revision, deleted_at: deletedAt }) => ({ id, revision, deletedAt })),
      );
      const ids = gone.map(({ id }) => id);
      await database.query.deleteFrom('focus_sessions').where('user_id', '=', userId).where('id', 'in', ids).execute();
    },

    /** Users who have sessions deleted before an instant. */
    usersWithDeletedBefore: (instant: number): Promise<string[]> => ownersOfOlder(database, 'focus_sessions', instant),

    /** Those that were written in a span, deleted ones among them. */
    written: (userId: string, span: Span): Promise<SessionRow[]> =>
      any(userId).where(within(span)).orderBy('revision').orderBy('id').limit(span.limit).execute(),

    async renameTask(userId: string, taskId: string, title: string): Promise<void> {
      await database.query
        .updateTable('focus_sessions')
        .set({ task_title: title, revision: database.writingRevision(userId) })
        .where('user_id', '=', userId)
        .where('task_id', '=', taskId)
        .execute();
    },

    async forgetTasks(userId: string, taskIds: readonly string[]): Promise<void> {
      await database.query
        .updateTable('focus_sessions')
        .set({ task_id: null, revision: database.writingRevision(userId) })
        .where('user_id', '=', userId)
        .where('task_id', 'in', taskIds)
        .execute();
    },
  };
}
