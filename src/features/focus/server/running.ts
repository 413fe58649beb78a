import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import { intentionOf, merge } from '#server/field-times.ts';
import { DEFAULT_ZONE, livedDay } from '#shared/day.ts';
import { conflict } from '#shared/errors.ts';
import type { FocusSession, HeardSession, SessionEnding, SessionStart } from '../contract.ts';
import {
  endedByItself,
  endingAt,
  endingBy,
  HEARD_WITHIN,
  isOver,
  ownEnding,
  paused,
  plannedMinutes,
  type Running,
  resumed,
} from '../rules.ts';
import { texts } from '../texts.ts';
import type { SessionLedger } from './ledger.ts';
import { asMet, metAt } from './met.ts';
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

  /** A session as its caller is told of it: where that was late, with what it has in common with others. */
  async function heard(actor: Actor, session: FocusSession): Promise<HeardSession> {
    const now = clock.now();
    if (now - intentionOf(actor, clock) < HEARD_WITHIN) return session;
    const overlapMinutes = await ledger.overlapBy(actor.userId, session.id, now);
    return overlapMinutes > 0 ? { ...session, overlapMinutes } : session;
  }

  /** Of two that began on devices which did not hear of each other, the one that is heard first runs; the other one was until now. */
  async function begin(actor: Actor, id: string, input: SessionStart): Promise<HeardSession> {
    await endOver(actor);
    const task = input.taskId ? await tasks.require(actor.userId, input.taskId) : null;
    const startedAt = intentionOf(actor, clock);
    const planned = { startedAt, plannedMinutes: plannedMinutes(input), localDate: livedDay(startedAt, actor) };
    const row = newSession(actor.userId, id, task, planned);
    if (await ledger.add(row)) {
      await watch(row);
      const session = toSession(row);
      await announce(actor, session);
      return heard(actor, session);
    }
    const now = clock.now();
    if (now - startedAt < HEARD_WITHIN) throw conflict(texts.alreadyActive);
    return heard(actor, toSession(await ledger.addPast(actor, asMet(row, now), endingBy(toRunning(row), now))));
  }

  /**
   * A session whose pauses somebody may tell of at a moment: one that runs, one that was taken for over by a meeting, and one that
   * has ended by itself since, which runs on unless another one does.
   */
  async function requireRunning(actor: Actor, id: string, at: number): Promise<SessionRow> {
    const row = await requireOwn(actor.userId, id);
    if (row.status === 'active') return row;
    const isMet = metAt(row) !== undefined;
    const wasStill = at < row.ended_at! && (isMet || endedByItself(toRunning(row), row.ended_at!));
    if (!wasStill) throw conflict(texts.alreadyEnded);
    if (isMet) return row;
    if (await store.active(actor.userId)) return asMet(row, clock.now());
    const running = { status: 'active' as const, ended_at: null, own_minutes: null, actual_minutes: null };
    await store.update(actor.userId, id, running);
    await ledger.recount(actor, { startedAt: row.started_at, endedAt: row.ended_at! });
    await watch({ ...row, ...running });
    return { ...row, ...running };
  }

  /** Keeps what is told late of one that is over; its end may still come. */
  function keepMet(actor: Actor, row: SessionRow, change: Partial<NewSession>): Promise<FocusSession> {
    const { status, actualMinutes, endedAt } = endingBy(toRunning({ ...row, ...change }), metAt(row)!);
    const minutes = { own_minutes: actualMinutes, actual_minutes: actualMinutes };
    return ledger.keepOver(actor, row, { ...change, ...minutes, status, ended_at: endedAt });
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
      if (row.status !== 'active') return keepMet(actor, row, changed);
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
    start: (actor: Actor, input: SaidPast & { id?: string | undefined }, again = () => {}): Promise<HeardSession> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'focusSessions',
          id: input.id,
          // Also a deleted one: it stays deleted.
          find: async (id): Promise<HeardSession | undefined> => {
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
    end: (actor: Actor, id: string, told: SessionEnding = {}): Promise<HeardSession> =>
      database.write(actor.userId, async () => {
        const endedAt = told.endTime === undefined ? undefined : Date.parse(told.endTime);
        const row = await requireOwn(actor.userId, id);
        const running = toRunning(row);
        let at = intentionOf(actor, clock);
        if (row.status !== 'active') {
          const byItself = endedByItself(running, row.ended_at!);
          if (byItself) at = Math.min(at, endedAt ?? at);
          else if (actor.changedAt === undefined) throw conflict(texts.alreadyEnded);
          if (at >= row.ended_at!) return heard(actor, toSession(row));
        }
        const ending = endingAt(running, at, {
          status: told.status,
          actualMinutes: told.actualDurationMinutes,
          endedAt,
        });
        const session = await ledger.end(actor, row, ending);
        await announce(actor, session);
        return heard(actor, session);
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
