import { getTaskAnalytics, type Task } from '#features/tasks/contract.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { intentionOf } from '#server/field-times.ts';
import { isId, newId } from '#server/id.ts';
import { inPages } from '#server/in-pages.ts';
import { livedDay } from '#shared/day.ts';
import { conflict, notFound } from '#shared/errors.ts';
import {
  type FocusSession,
  getActiveSession,
  listSessions,
  type SessionEnding,
  type SessionStart,
} from '../contract.ts';
import { sessionChanged } from '../events.ts';
import {
  type Ending,
  endingAt,
  FORGOTTEN_AFTER,
  forgottenEnding,
  isForgotten,
  plannedMinutes,
  type Running,
  timeSpent,
} from '../rules.ts';
import { texts } from '../texts.ts';
import { type Days, focusStore, type NewSession, type SessionRow } from './store.ts';

/** What is fetched again when a session begins or ends. */
const keysOf = ({ taskId }: FocusSession) => [
  getActiveSession.path,
  listSessions.path,
  ...(taskId ? [getTaskAnalytics.path.replace(':id', taskId)] : []),
];

/** What a look for a forgotten session found. */
export interface Sweep {
  /** The revision of the clean-up, where there was something to end. */
  revision: number | null;
  /** Instant before which no session of this user can become forgotten. */
  until: number;
}

/** A session that was over before it was written down. Instants are epoch milliseconds. */
export interface PastSession {
  taskId: string | null;
  startedAt: number;
  endedAt: number;
  minutes: number;
}

export function toSession(row: NewSession): FocusSession {
  return {
    id: row.id,
    taskId: row.task_id,
    taskTitle: row.task_title,
    startTime: new Date(row.started_at).toISOString(),
    endTime: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    durationMinutes: row.planned_minutes,
    isUnlimited: row.planned_minutes === null,
    status: row.status,
    actualDurationMinutes: row.actual_minutes,
    localDate: row.local_date,
  };
}

const toRunning = (row: NewSession): Running => ({
  startedAt: row.started_at,
  plannedMinutes: row.planned_minutes,
  witnessedAt: row.witnessed_at,
});

export function focusService(context: Context, tasks: TaskService) {
  const { database, events, clock, hub } = context;
  const store = focusStore(context);

  async function tell(actor: Actor, session: FocusSession): Promise<void> {
    await events.emit(actor, sessionChanged, { sessionId: session.id });
    context.publish(actor, keysOf(session));
  }

  /** Tells the user's other windows of a beginning or an end. */
  async function announce(actor: Actor, session: FocusSession): Promise<void> {
    await tell(actor, session);
    database.afterCommit(() => hub.send(actor.userId, { type: 'focus-session-update', data: session }, actor.clientId));
  }

  async function close(actor: Actor, row: SessionRow, { status, actualMinutes, endedAt }: Ending) {
    const change = { status, actual_minutes: actualMinutes, ended_at: endedAt };
    await store.update(actor.userId, row.id, change);
    const session = toSession({ ...row, ...change });
    await announce(actor, session);
    return session;
  }

  async function requireOwn(userId: string, id: string): Promise<SessionRow> {
    const row = isId(id) ? await store.find(userId, id) : undefined;
    if (!row) throw notFound(texts.missing);
    return row;
  }

  async function requireActive(userId: string, id: string): Promise<SessionRow> {
    const row = await requireOwn(userId, id);
    if (row.status !== 'active') throw conflict(texts.alreadyEnded);
    return row;
  }

  /** Ends a session that nobody ended for 24 hours. */
  async function endForgotten(actor: Actor): Promise<Sweep> {
    const now = clock.now();
    const row = await store.active(actor.userId);
    if (!row) return { revision: null, until: Number.POSITIVE_INFINITY };
    if (!isForgotten(toRunning(row), now)) return { revision: null, until: row.started_at + FORGOTTEN_AFTER };
    const revision = await database.write(actor.userId, async (raised) => {
      const current = await store.active(actor.userId);
      if (current && isForgotten(toRunning(current), now)) {
        await close(actor, current, forgottenEnding(toRunning(current)));
      }
      return raised;
    });
    return { revision, until: now };
  }

  /** Writes down a session that is over; nobody is told of an end that is no news. */
  async function keepPast(actor: Actor, row: NewSession, { status, actualMinutes, endedAt }: Ending) {
    const past: NewSession = { ...row, status, actual_minutes: actualMinutes, ended_at: endedAt };
    await store.insert(past);
    const session = toSession(past);
    await tell(actor, session);
    return session;
  }

  /** A beginning that is heard late, after the one that followed it, is one that is over: that one ended it. */
  async function begin(actor: Actor, id: string, input: SessionStart): Promise<FocusSession> {
    await endForgotten(actor);
    const task: Task | null = input.taskId ? await tasks.require(actor.userId, input.taskId) : null;
    const now = intentionOf(actor, clock);
    const row: NewSession = {
      user_id: actor.userId,
      id,
      task_id: task?.id ?? null,
      task_title: task?.title ?? null,
      status: 'active',
      planned_minutes: plannedMinutes(input),
      started_at: now,
      witnessed_at: now,
      ended_at: null,
      actual_minutes: null,
      local_date: livedDay(now, actor),
    };
    const next = actor.changedAt === undefined ? undefined : await store.nextStart(actor.userId, now);
    if (next !== undefined) return keepPast(actor, row, endingAt(toRunning(row), next));
    if (!(await store.insert(row))) throw conflict(texts.alreadyActive);
    const session = toSession(row);
    await announce(actor, session);
    return session;
  }

  const feed: FeedStream = async (userId, span) =>
    (await store.written(userId, span)).map((row) => ({
      revision: row.revision,
      at: row.id,
      id: row.id,
      row: toSession(row),
    }));

  return {
    endForgotten,
    feed,

    async active(userId: string): Promise<FocusSession | null> {
      const row = await store.active(userId);
      return row ? toSession(row) : null;
    },

    /** Newest first. */
    ended: (userId: string, days: Days): Promise<FocusSession[]> =>
      inPages((after, limit) => store.ended(userId, days, after, limit), toSession),

    /** Minutes of the sessions that began on these days and have ended. */
    minutes: (userId: string, days: Days): Promise<number> => store.minutes(userId, days),

    /**
     * @param again told where there is one of that id
     * @throws AppError 409 while a session is active: of many simultaneous starts one wins
     */
    start: (actor: Actor, input: SessionStart & { id?: string | undefined }, again = () => {}): Promise<FocusSession> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'focusSessions',
          id: input.id,
          find: async (id) => {
            const row = await store.find(actor.userId, id);
            return row && toSession(row);
          },
          make: (id) => begin(actor, id, input),
        },
        again,
      ),

    /** Writes down a session that is over, as of an example; nobody is told of an end that is no news. */
    record: (actor: Actor, { taskId, startedAt, endedAt, minutes }: PastSession): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const task = taskId ? await tasks.require(actor.userId, taskId) : null;
        const row: NewSession = {
          user_id: actor.userId,
          id: newId(),
          task_id: task?.id ?? null,
          task_title: task?.title ?? null,
          status: 'active',
          planned_minutes: minutes,
          started_at: startedAt,
          witnessed_at: startedAt,
          ended_at: null,
          actual_minutes: null,
          local_date: livedDay(startedAt, actor),
        };
        return keepPast(actor, row, { status: 'completed', actualMinutes: minutes, endedAt });
      }),

    /** Takes ended sessions out of the history for good. */
    erase: (actor: Actor, ids: readonly string[]): Promise<void> =>
      database.write(actor.userId, async () => {
        for (const id of ids) {
          await store.removeEnded(actor.userId, id);
          await events.emit(actor, sessionChanged, { sessionId: id });
        }
        context.publish(actor, [listSessions.path]);
      }),

    /**
     * One that is heard late counts where it was earlier than the end that is known, and else changes nothing.
     * @throws AppError 409 where it has ended already
     */
    end: (actor: Actor, id: string, told: SessionEnding = {}): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const at = intentionOf(actor, clock);
        const row = await requireOwn(actor.userId, id);
        if (row.status !== 'active') {
          if (actor.changedAt === undefined) throw conflict(texts.alreadyEnded);
          if (at >= row.ended_at!) return toSession(row);
        }
        const ending = endingAt(toRunning(row), at, {
          status: told.status,
          actualMinutes: told.actualDurationMinutes,
          endedAt: told.endTime === undefined ? undefined : Date.parse(told.endTime),
        });
        return close(actor, row, ending);
      }),

    /** Notes that somebody is at the session. @throws AppError 404, or 409 where it has ended */
    witness: (actor: Actor, id: string): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const row = await requireActive(actor.userId, id);
        await store.update(actor.userId, id, { witnessed_at: Math.max(row.witnessed_at, intentionOf(actor, clock)) });
        return toSession(row);
      }),

    taskMinutes: (userId: string): Promise<Record<string, number>> => store.minutesByTask(userId),

    /** @throws AppError 404 for a missing task */
    async taskAnalytics(userId: string, taskId: string) {
      await tasks.require(userId, taskId);
      return timeSpent(await store.minutesOf(userId, taskId));
    },
  };
}

export type FocusService = ReturnType<typeof focusService>;
