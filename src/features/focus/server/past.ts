import type { PutBack } from '#features/journal/contract.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { merge } from '#server/field-times.ts';
import { newId } from '#server/id.ts';
import type { Entry } from '#server/journal/journal.ts';
import { livedDay } from '#shared/day.ts';
import { badRequest, conflict } from '#shared/errors.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { type FocusSession, listSessions, type SessionCorrection, type SessionStart } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import { endingAt, ownEnding, pastMinutes, plannedMinutes, type Stretch, stretchFault } from '../rules.ts';
import { texts } from '../texts.ts';
import { SESSION_KIND, wayBack } from './images.ts';
import { PURGED_AT_ONCE, type SessionLedger } from './ledger.ts';
import { asTold } from './met.ts';
import { newSession, toRunning, toSession } from './sessions.ts';
import type { SessionRow } from './store.ts';

/** A session that was over before it was written down. Instants are epoch milliseconds. */
export interface PastSession {
  taskId: string | null;
  startedAt: number;
  endedAt: number;
  minutes: number;
}

/** What is said of a session that is over. */
export interface SaidPast extends SessionStart {
  startTime?: string | undefined;
  endTime?: string | undefined;
  actualDurationMinutes?: number | undefined;
}

/** The history: what is over, and what is put right in it. */
export function pastSessions(context: Context, tasks: TaskService, ledger: SessionLedger) {
  const { database, events, clock } = context;
  const { store } = ledger;

  /** @throws AppError 400 for what cannot have been */
  function stretchOf(startedAt: number, endedAt: number): Stretch {
    const now = clock.now();
    const fault = stretchFault({ startedAt, endedAt }, now);
    if (fault) throw badRequest(texts.fault[fault], 'endTime');
    return { startedAt, endedAt: Math.max(startedAt + 1, Math.min(endedAt, now)) };
  }

  /** Keeps what was changed of a session that is over, and counts it anew with those around it. */
  async function rewrite(
    actor: Actor,
    before: SessionRow,
    change: Parameters<typeof store.update>[2],
  ): Promise<SessionRow> {
    const { userId } = actor;
    await store.update(userId, before.id, change);
    const own = (await store.findAny(userId, before.id))!;
    await ledger.recount(actor, {
      startedAt: Math.min(before.started_at, own.started_at),
      endedAt: Math.max(before.ended_at!, own.ended_at!),
    });
    const after = (await store.findAny(userId, before.id))!;
    context.journal.record(actor, SESSION_KIND, before, after);
    await ledger.tell(actor, toSession(before));
    await ledger.tell(actor, toSession(after));
    return after;
  }

  const setDeleted = (actor: Actor, row: SessionRow, deletedAt: number | null): Promise<SessionRow> =>
    rewrite(actor, row, { deleted_at: deletedAt });

  /** What correcting its times, its minutes or its task makes of a row. */
  async function correctedBy(actor: Actor, row: SessionRow, said: SessionCorrection) {
    const { taskId, startTime, endTime, actualDurationMinutes: told } = said;
    const task = taskId ? await tasks.require(actor.userId, taskId) : null;
    const ofTask = taskId === undefined ? {} : { task_id: task?.id ?? null, task_title: task?.title ?? null };
    if (startTime === undefined && endTime === undefined && told === undefined) return ofTask;
    const stretch =
      startTime === undefined && endTime === undefined
        ? { startedAt: row.started_at, endedAt: row.ended_at! }
        : stretchOf(
            startTime === undefined ? row.started_at : Date.parse(startTime),
            endTime === undefined ? row.ended_at! : Date.parse(endTime),
          );
    const minutes = pastMinutes({ ...stretch, pausedFor: row.paused_for }, told);
    return {
      ...ofTask,
      started_at: stretch.startedAt,
      ended_at: stretch.endedAt,
      own_minutes: minutes,
      actual_minutes: minutes,
      ...(startTime !== undefined && { local_date: livedDay(stretch.startedAt, actor) }),
    };
  }

  /** What an image of before says, in columns. A task that is gone since does not come back. */
  async function columnsOf(userId: string, change: ReturnType<typeof wayBack>['change']) {
    const { taskId, startTime, endTime, localDate, actualDurationMinutes: minutes } = change;
    const task = taskId ? await tasks.find(userId, taskId) : null;
    return {
      ...(taskId !== undefined && { task_id: task?.id ?? null, task_title: task?.title ?? null }),
      ...(startTime && { started_at: Date.parse(startTime) }),
      ...(endTime && { ended_at: Date.parse(endTime) }),
      ...(localDate && { local_date: localDate }),
      ...(minutes !== undefined && { own_minutes: minutes, actual_minutes: minutes }),
    };
  }

  /** Takes back what an entry made of a session, as far as nobody has changed the same since. */
  async function putBack(actor: Actor, entry: Entry): Promise<PutBack> {
    const row = await store.findAny(actor.userId, entry.objectId);
    const { change, deletedAt, ...told } = wayBack(row, entry, clock.now() - RESTORE_WINDOW);
    if (!row) return told;
    if (told.deed === 'removed') await setDeleted(actor, row, deletedAt ?? clock.now());
    if (told.deed === 'restored') await setDeleted(actor, row, null);
    if (told.deed === 'changed') {
      const { times } = merge(row.field_times, change, actor, clock.now());
      await rewrite(actor, row, { ...(await columnsOf(actor.userId, change)), field_times: times });
    }
    return told;
  }

  return {
    /**
     * Writes down a session that somebody tells of afterwards.
     * @throws AppError 400 for times that cannot have been
     */
    async add(actor: Actor, id: string, said: SaidPast): Promise<FocusSession> {
      const { startTime, endTime, actualDurationMinutes: told } = said;
      if (startTime === undefined) throw badRequest(texts.noStart, 'startTime');
      if (endTime === undefined) throw badRequest(texts.noEnd, 'endTime');
      const { startedAt, endedAt } = stretchOf(Date.parse(startTime), Date.parse(endTime));
      const task = said.taskId ? await tasks.require(actor.userId, said.taskId) : null;
      const isPlanned = said.durationMinutes !== undefined || said.duration !== undefined;
      const planned = isPlanned ? plannedMinutes(said) : null;
      const localDate = livedDay(startedAt, actor);
      const row = newSession(actor.userId, id, task, { startedAt, plannedMinutes: planned, localDate });
      const actualMinutes = pastMinutes({ startedAt, endedAt, pausedFor: 0 }, told);
      const status = actualMinutes >= (planned ?? 0) ? 'completed' : 'interrupted';
      const kept = await ledger.addPast(actor, row, { status, actualMinutes, endedAt });
      context.journal.record(actor, SESSION_KIND, null, kept);
      return toSession(kept);
    },

    /** Writes down a session that is over, as of an example. */
    record: (actor: Actor, { taskId, startedAt, endedAt, minutes }: PastSession): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const task = taskId ? await tasks.require(actor.userId, taskId) : null;
        const localDate = livedDay(startedAt, actor);
        const row = newSession(actor.userId, newId(), task, { startedAt, plannedMinutes: minutes, localDate });
        return toSession(await ledger.addPast(actor, row, { status: 'completed', actualMinutes: minutes, endedAt }));
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

    /** @throws AppError 400 for times that cannot have been, 404, or 409 while it runs */
    correct: (actor: Actor, id: string, said: SessionCorrection): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const row = await ledger.requireOwn(actor.userId, id);
        if (row.status === 'active') throw conflict(texts.stillRunning);
        const { change, times, applies } = merge(row.field_times, said, actor, clock.now());
        if (!applies) return toSession(row);
        const columns = await correctedBy(actor, row, change);
        return toSession(await rewrite(actor, row, { ...columns, field_times: asTold(times) }));
      }),

    /** Soft: for 30 days it can be taken back. One that runs ends without being counted. @throws AppError 404 */
    remove: (actor: Actor, id: string): Promise<void> =>
      database.write(actor.userId, async () => {
        const row = await ledger.requireOwn(actor.userId, id);
        if (row.status === 'active') {
          const now = Math.min(clock.now(), ownEnding(toRunning(row)).endedAt);
          await ledger.announce(actor, await ledger.end(actor, row, endingAt(toRunning(row), now)));
        }
        await setDeleted(actor, await ledger.requireOwn(actor.userId, id), clock.now());
      }),

    putBack: async (actor: Actor, entries: readonly Entry[]): Promise<PutBack[]> => {
      const told: PutBack[] = [];
      for (const entry of entries) told.push(await putBack(actor, entry));
      return told;
    },

    /** Deletes for good what nobody can restore any more. */
    async purge(): Promise<void> {
      const before = clock.now() - RESTORE_WINDOW;
      for (const userId of await store.usersWithDeletedBefore(before)) {
        let purged = PURGED_AT_ONCE;
        while (purged === PURGED_AT_ONCE) purged = await database.write(userId, () => ledger.purgeSome(userId, before));
      }
    },
  };
}
