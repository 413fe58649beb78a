import { getTaskAnalytics } from '#features/tasks/contract.ts';
import { LimitReached } from '#server/account-limits/account-limits.ts';
import type { Actor, Context } from '#server/context.ts';
import { isId } from '#server/id.ts';
import { MINUTE } from '#shared/day.ts';
import { conflict, notFound } from '#shared/errors.ts';
import { type FocusSession, getActiveSession, listSessions } from '../contract.ts';
import { sessionChanged, sessionsPurged } from '../events.ts';
import { countedMinutes, type Ending, FORGOTTEN_AFTER, overlapOf, resumed, type Stretch } from '../rules.ts';
import { texts } from '../texts.ts';
import { asTold } from './met.ts';
import { sessionEnd } from './session-end.ts';
import { toRunning, toSession, toStretch } from './sessions.ts';
import { focusStore, type NewSession, type SessionRow } from './store.ts';

/** What is fetched again when a session begins, ends or is corrected. */
const keysOf = ({ taskId }: Pick<FocusSession, 'taskId'>) => [
  getActiveSession.path,
  listSessions.path,
  ...(taskId ? [getTaskAnalytics.path.replace(':id', taskId)] : []),
];

/** Sessions that one write of a purge deletes. */
const PURGED_AT_ONCE = 500;

/** What all that is done with sessions stands on: how they are found, kept, counted and told of. */
export function sessionLedger(context: Context) {
  const { database, events, hub } = context;
  const store = focusStore(context);

  async function requireOwn(userId: string, id: string): Promise<SessionRow> {
    const row = isId(id) ? await store.find(userId, id) : undefined;
    if (!row) throw notFound(texts.missing);
    return row;
  }

  async function tell(actor: Actor, session: FocusSession): Promise<void> {
    await events.emit(actor, sessionChanged, { sessionId: session.id });
    context.publish(actor, keysOf(session));
  }

  /** Counts anew what lies in a stretch of time: of two that overlap, the overlap is the earlier one's. */
  async function recount(actor: Actor, { startedAt, endedAt }: Stretch): Promise<void> {
    // None lasts longer than a day: what began two days before may reach into one that reaches into the stretch.
    const rows = await store.begunIn(actor.userId, startedAt - 2 * FORGOTTEN_AFTER, endedAt);
    for (const [index, row] of rows.entries()) {
      if (row.ended_at === null || row.ended_at <= startedAt) continue;
      const lasted = { ...toStretch(row), minutes: row.own_minutes ?? 0 };
      const minutes = countedMinutes(lasted, rows.slice(0, index).map(toStretch));
      if (minutes === row.actual_minutes) continue;
      await store.update(actor.userId, row.id, { actual_minutes: minutes });
      context.publish(actor, keysOf({ taskId: row.task_id }));
    }
  }

  /** Some of those that nobody can restore any more. @returns how many */
  async function purgeSome(userId: string, before: number): Promise<number> {
    const gone = await store.deletedBefore(userId, before, PURGED_AT_ONCE);
    await events.emit({ userId }, sessionsPurged, { sessionIds: gone.map(({ id }) => id) });
    await store.purge(userId, gone);
    return gone.length;
  }

  /** Where an account is full, deleted ones make room. @returns false where the database refused a second active one */
  async function add(row: NewSession): Promise<boolean> {
    try {
      return await store.insert(row);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      if ((await purgeSome(row.user_id, Number.MAX_SAFE_INTEGER)) === 0) throw error;
      return store.insert(row);
    }
  }

  return {
    store,
    requireOwn,
    tell,
    recount,
    add,

    async requireActive(userId: string, id: string): Promise<SessionRow> {
      const row = await requireOwn(userId, id);
      if (row.status !== 'active') throw conflict(texts.alreadyEnded);
      return row;
    },

    /** Tells the user's other windows what became of the running session. */
    async announce(actor: Actor, session: FocusSession): Promise<void> {
      await tell(actor, session);
      database.afterCommit(() =>
        hub.send(actor.userId, { type: 'focus-session-update', data: session }, actor.clientId),
      );
    },

    /** Writes down the end of a session. */
    async end(actor: Actor, row: SessionRow, { status, actualMinutes, endedAt }: Ending): Promise<FocusSession> {
      const { pausedFor } = resumed(toRunning(row), endedAt);
      await store.update(actor.userId, row.id, {
        status,
        own_minutes: actualMinutes,
        actual_minutes: actualMinutes,
        ended_at: endedAt,
        paused_at: null,
        paused_for: pausedFor,
        field_times: asTold(row.field_times),
      });
      await context.jobs.cancel(sessionEnd, { userId: actor.userId, key: row.id });
      // Of one that ran it was not known how long it would: whatever began meanwhile was counted by a guess.
      const until = row.ended_at ?? row.started_at + FORGOTTEN_AFTER;
      await recount(actor, { startedAt: row.started_at, endedAt: Math.max(endedAt, until) });
      return toSession(await requireOwn(actor.userId, row.id));
    },

    /** Writes down a session that is over; nobody is told of an end that is no news. */
    async addPast(actor: Actor, row: NewSession, { status, actualMinutes, endedAt }: Ending): Promise<SessionRow> {
      const minutes = { own_minutes: actualMinutes, actual_minutes: actualMinutes };
      await add({ ...row, status, ...minutes, ended_at: endedAt });
      await recount(actor, { startedAt: row.started_at, endedAt });
      const kept = await requireOwn(actor.userId, row.id);
      await tell(actor, toSession(kept));
      return kept;
    },

    /** Keeps what became known of a session that is over, and counts it anew with those around it. */
    async keepOver(actor: Actor, row: SessionRow, change: Parameters<typeof store.update>[2]): Promise<FocusSession> {
      await store.update(actor.userId, row.id, change);
      const endedAt = Math.max(row.ended_at!, change.ended_at ?? 0);
      await recount(actor, { startedAt: row.started_at, endedAt });
      const session = toSession(await requireOwn(actor.userId, row.id));
      await tell(actor, session);
      return session;
    },

    /** Whole minutes that a session had in common with others by a moment. */
    async overlapBy(userId: string, id: string, moment: number): Promise<number> {
      const row = await requireOwn(userId, id);
      const until = (other: SessionRow): Stretch => {
        const { startedAt, endedAt } = toStretch(other);
        return { startedAt, endedAt: Math.min(endedAt, moment) };
      };
      const rows = await store.begunIn(userId, row.started_at - FORGOTTEN_AFTER, until(row).endedAt);
      return Math.floor(overlapOf(until(row), rows.filter((other) => other.id !== id).map(until)) / MINUTE);
    },

    purgeSome,
  };
}

export type SessionLedger = ReturnType<typeof sessionLedger>;
export { PURGED_AT_ONCE };
