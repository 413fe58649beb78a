import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import { intentionOf, merge } from '#server/field-times.ts';
import { DEFAULT_ZONE, livedDay } from '#shared/day.ts';
import { conflict } from '#shared/errors.ts';
import type { FocusSession, SessionEnding, SessionStart } from '../contract.ts';
import { endedByItself, endingAt, isOver, ownEnding, paused, plannedMinutes, type Running, resumed } from '../rules.ts';
import { texts } from '../texts.ts';
import type { SessionLedger } from './ledger.ts';
import type { SaidPast } from './past.ts';
import { sessionEnd } from './session-end.ts';
import { newSession, toRunning, toSession } from './sessions.ts';
import type { NewSession, SessionRow } from './store.ts';

/** What a look for a session that has ended by itself found. */
export interface Sweep {
  /** The revision of the clean-up, where there was something to end. */
  revision: number | null;
  /** Instant before which no session of this user ends by itself. */
  until: number;
}

type AddPast = (actor: Actor, id: string, said: SaidPast) => Promise<FocusSession>;

/** The session that runs: its beginning, its pauses and its end. */
export function runningSessions(context: Context, tasks: TaskService, ledger: SessionLedger, addPast: AddPast) {
  const { database, clock, jobs } = context;
  const { store, requireOwn, requireActive, announce } = ledger;

  /**
   * Ends a session whose time is over, with its plan at the moment when that ran out, or a day after a beginning that nobody
   * ended. Everything that ends sessions by themselves comes here.
   */
  async function endOver(actor: Actor): Promise<Sweep> {
    const now = clock.now();
    const row = await store.active(actor.userId);
    if (!row) return { revision: null, until: Number.POSITIVE_INFINITY };
    const running = toRunning(row);
    if (!isOver(running, now)) return { revision: null, until: ownEnding(running).endedAt };
    const revision = await database.write(actor.userId, async (raised) => {
      const current = await store.active(actor.userId);
      if (current && isOver(toRunning(current), now))
        await announce(actor, await ledger.end(actor, current, ownEnding(toRunning(current))));
      return raised;
    });
    return { revision, until: now };
  }

  /** Has the end of a running session written down when it comes, though nobody may look. */
  const watch = (row: NewSession): Promise<void> =>
    jobs.schedule(sessionEnd, {
      userId: row.user_id,
      key: row.id,
      at: Math.max(ownEnding(toRunning(row)).endedAt, clock.now() + 1),
    });

  jobs.handle(sessionEnd, ({ userId, done }) =>
    database.write(userId, async () => {
      await done();
      await endOver({ userId, zone: DEFAULT_ZONE });
      const still = await store.active(userId);
      if (still) await watch(still);
    }),
  );

  /** A beginning that is heard late, after the one that followed it, is one that is over: that one ended it. */
  async function begin(actor: Actor, id: string, input: SessionStart): Promise<FocusSession> {
    await endOver(actor);
    const task = input.taskId ? await tasks.require(actor.userId, input.taskId) : null;
    const now = intentionOf(actor, clock);
    const planned = { startedAt: now, plannedMinutes: plannedMinutes(input), localDate: livedDay(now, actor) };
    const row = newSession(actor.userId, id, task, planned);
    const next = actor.changedAt === undefined ? undefined : await store.nextStart(actor.userId, now);
    if (next !== undefined) return toSession(await ledger.addPast(actor, row, endingAt(toRunning(row), next)));
    if (!(await ledger.add(row))) throw conflict(texts.alreadyActive);
    await watch(row);
    const session = toSession(row);
    await announce(actor, session);
    return session;
  }

  /** As it runs: one that has ended by itself, by somebody who had stopped or ended it before that, runs on. */
  async function requireRunning(actor: Actor, id: string, at: number): Promise<SessionRow> {
    const row = await requireOwn(actor.userId, id);
    if (row.status === 'active') return row;
    const wasStill = endedByItself(toRunning(row), row.ended_at!) && at < row.ended_at!;
    if (!wasStill || (await store.active(actor.userId))) throw conflict(texts.alreadyEnded);
    const running = { status: 'active' as const, ended_at: null, own_minutes: null, actual_minutes: null };
    await store.update(actor.userId, id, running);
    await ledger.recount(actor, { startedAt: row.started_at, endedAt: row.ended_at! });
    await watch({ ...row, ...running });
    return { ...row, ...running };
  }

  /** What is heard late of a pause and what was said after it changes nothing. */
  const stand = (actor: Actor, id: string, change: (running: Running, now: number) => Running): Promise<FocusSession> =>
    database.write(actor.userId, async () => {
      const at = intentionOf(actor, clock);
      const row = await requireRunning(actor, id, at);
      const before = toRunning(row);
      const { pausedAt, pausedFor } = change(before, at);
      const { applies, times } = merge(row.field_times, { pausedAt }, actor, clock.now());
      if (!applies || pausedAt === before.pausedAt) return toSession(row);
      const changed = {
        paused_at: pausedAt,
        paused_for: pausedFor,
        witnessed_at: Math.max(row.witnessed_at, at),
        field_times: times,
      };
      await store.update(actor.userId, id, changed);
      await watch({ ...row, ...changed });
      const session = toSession({ ...row, ...changed });
      await announce(actor, session);
      return session;
    });

  return {
    endOver,

    async active(userId: string): Promise<FocusSession | null> {
      const row = await store.active(userId);
      return row ? toSession(row) : null;
    },

    /**
     * Begins a session, or writes one down that is over.
     * @param again told where there is one of that id
     * @throws AppError 409 while a session is active: of many simultaneous starts one wins
     */
    start: (actor: Actor, input: SaidPast & { id?: string | undefined }, again = () => {}): Promise<FocusSession> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'focusSessions',
          id: input.id,
          // Also a deleted one: it stays deleted.
          find: async (id) => {
            const row = await store.findAny(actor.userId, id);
            return row && toSession(row);
          },
          make: (id) =>
            input.startTime === undefined && input.endTime === undefined
              ? begin(actor, id, input)
              : addPast(actor, id, input),
        },
        again,
      ),

    /** The time of a pause does not count. @throws AppError 404, or 409 where it has ended */
    pause: (actor: Actor, id: string): Promise<FocusSession> => stand(actor, id, paused),

    /** @throws AppError 404, or 409 where it has ended */
    resume: (actor: Actor, id: string): Promise<FocusSession> => stand(actor, id, resumed),

    /**
     * One that is heard late counts where it was earlier than the end that is known, and else changes nothing; so does an end
     * of what has ended by itself.
     * @throws AppError 409 where somebody has ended it already
     */
    end: (actor: Actor, id: string, told: SessionEnding = {}): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const endedAt = told.endTime === undefined ? undefined : Date.parse(told.endTime);
        const row = await requireOwn(actor.userId, id);
        const running = toRunning(row);
        let at = intentionOf(actor, clock);
        if (row.status !== 'active') {
          const byItself = endedByItself(running, row.ended_at!);
          if (byItself) at = Math.min(at, endedAt ?? at);
          else if (actor.changedAt === undefined) throw conflict(texts.alreadyEnded);
          if (at >= row.ended_at!) return toSession(row);
        }
        const ending = endingAt(running, at, {
          status: told.status,
          actualMinutes: told.actualDurationMinutes,
          endedAt,
        });
        const session = await ledger.end(actor, row, ending);
        await announce(actor, session);
        return session;
      }),

    /** Notes that somebody is at the session. @throws AppError 404, or 409 where it has ended */
    witness: (actor: Actor, id: string): Promise<FocusSession> =>
      database.write(actor.userId, async () => {
        const row = await requireActive(actor.userId, id);
        await store.update(actor.userId, id, { witnessed_at: Math.max(row.witnessed_at, intentionOf(actor, clock)) });
        return toSession(row);
      }),
  };
}
