import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { troubleOf } from '../database/trouble.ts';
import { newId } from '../id.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { attempting, type Held, type Outcome } from './attempt.ts';
import { countEnded } from './ended.ts';
import { failureToTell } from './failure.ts';
import type { Handler } from './kinds.ts';
import type { Pace } from './pace.ts';
import { deal, latestPutOff, watchPulses, watchSetBack } from './rules.ts';
import type { Busy, JobStore } from './store.ts';

export interface Given {
  database: Database;
  clock: Clock;
  log: Logger;
  tracing?: Tracing | null;
}

/** Jobs that a server does at once. */
const PLACES = 8;
/** Jobs that it has taken up and not begun: few enough to be done soon, many enough to be worth the look. */
const HAND = 64;
/** Of them, of one line. */
const SHARE = 8;
const PAGE = 200;
/** Milliseconds for which a job's end is no reason to look again where nothing was found beside the lines that are busy. */
const QUIET = 200;
/** Milliseconds before a database that is away is asked again. */
const AWAY = 2000;

export function createRunner(
  { database, clock, log, tracing = null }: Given,
  store: JobStore,
  handlers: Map<string, Handler>,
  pace: Pace,
  onSetBack: () => Promise<void> = async () => {},
) {
  const name = newId();
  // Whoever schedules a job is in a transaction, or works for an account: what the runner does is neither.
  const outside = AsyncLocalStorage.snapshot();
  const silentSince = watchPulses(pace.lease);
  const wasSetBack = watchSetBack();
  const hand: Held[] = [];
  const running = new Map<Held, Promise<void>>();
  /** What has been tried, while it is written what became of it. */
  const settling = new Map<Held, Promise<void>>();
  /** Outcomes that the database did not take yet. */
  const unsettled = new Map<Held, Outcome>();
  let started = false;
  /** Whether what is done again and again is done by now, and is in its place. */
  let repeating: 'not yet' | 'asked for' | 'planted' = 'not yet';
  let stopping = false;
  let turning: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let settled: NodeJS.Timeout | undefined;
  let next: number | undefined;
  /** The time of the last look: what is due later is not seen yet. */
  let lookedAt = 0;
  let surveyAt = 0;
  let quietUntil = 0;
  let throttled = false;
  const { ended, count } = countEnded();
  const around = { store, database, clock, log, tracing, count, stopping: () => stopping };
  const { attempt, giveBack } = attempting({ runner: name, ...around });

  const held = () => [...hand, ...running.keys(), ...settling.keys(), ...unsettled.keys()];
  const kinds = () =>
    [...handlers].filter(([, { every }]) => every === null || repeating === 'planted').map(([kind]) => kind);
  const lineOf = (userId: string | null, kind: string) => `${userId ?? ''} ${handlers.get(kind)!.line}`;
  const inLine = (line: string) => [...handlers].filter(([, handler]) => handler.line === line).map(([kind]) => kind);
  const busy = (): Busy[] =>
    [...new Map([...hand, ...running.keys()].map((one) => [one.line, one])).values()].map(({ row, handler }) => ({
      userId: row.user_id,
      kinds: inLine(handler.line),
    }));

  /** The place in the hand of the next job whose line nobody is in; -1 where there is none. */
  function nextInHand(): number {
    const lines = new Set([...running.keys()].map(({ line }) => line));
    return hand.findIndex(({ line }) => !lines.has(line));
  }

  async function settle(one: Held, outcome: Outcome): Promise<void> {
    if (one.over) return;
    try {
      await outcome();
    } catch (error) {
      if (troubleOf(error)) unsettled.set(one, outcome);
      else log.error({ job: one.row.kind, failure: failureToTell(error) }, 'what became of a job could not be kept');
    }
  }

  function begin(): void {
    while (!stopping && running.size < PLACES) {
      const at = nextInHand();
      if (at < 0) return;
      const [one] = hand.splice(at, 1) as [Held];
      const over = attempt(one).then((outcome) => {
        running.delete(one);
        settling.set(
          one,
          settle(one, outcome).finally(() => settling.delete(one)),
        );
        begin();
        if (started) void turn();
      });
      running.set(one, over);
    }
  }

  /** Gives what is done again and again its place where it has none. */
  async function plant(): Promise<void> {
    for (const [kind, { every }] of handlers)
      if (every !== null)
        await store.putIfMissing({ id: newId(), user_id: null, kind, key: '', run_at: clock.now(), payload: 'null' });
    repeating = 'planted';
  }

  /** Takes what was put off by a clock that has been set back since, and what runners that are no more had. */
  async function survey(): Promise<void> {
    if (wasSetBack(clock.now(), clock.elapsed())) await onSetBack();
    await store.hasten(latestPutOff(clock.now()), clock.now());
    const own = new Set(held().map(({ row }) => row.id));
    const others = (await store.leased()).filter(({ id, leasedBy }) => leasedBy !== name || !own.has(id));
    for (const pulse of silentSince(others, clock.elapsed())) {
      const handler = handlers.get(pulse.kind);
      if (!handler) continue;
      const dies = handler.every === null && pulse.attempts >= handler.attempts;
      if (!(await store.take(pulse, dies ? clock.now() : null))) continue;
      const told = { job: pulse.kind, attempt: pulse.attempts };
      if (dies) log.error(told, 'a job failed for good: whoever did it is no more');
      else log.warn(told, 'a job is taken from a server that is no more');
    }
  }

  const someIsDue = async () => kinds().length > 0 && (await store.due(kinds(), clock.now(), [], 1)).length > 0;

  /** @returns whether there may be more that is due */
  async function takeUp(): Promise<boolean> {
    const taken = busy();
    throttled = taken.length > 0 && clock.elapsed() < quietUntil;
    if (throttled) return false;
    lookedAt = clock.now();
    const found = await store.due(kinds(), lookedAt, taken, PAGE);
    if (found.length === 0 && taken.length > 0) quietUntil = clock.elapsed() + QUIET;
    if (found.length === 0) return false;
    const lined = found.map((job) => ({ ...job, line: lineOf(job.user_id, job.kind) }));
    const chosen = deal(lined, HAND - hand.length - settling.size, SHARE);
    const ids = chosen.map(({ id }) => id);
    const rows = new Map((await store.lease(ids, name)).map((row) => [row.id, row]));
    for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
      const [handler, line] = [handlers.get(row.kind)!, lineOf(row.user_id, row.kind)];
      hand.push({ row, handler, line, abort: new AbortController(), since: clock.elapsed(), over: false });
    }
    begin();
    return chosen.length < found.length || found.length === PAGE;
  }

  const hasRoom = () => !stopping && running.size < PLACES && hand.length + settling.size < HAND && nextInHand() < 0;

  async function pass(): Promise<void> {
    for (const [one, outcome] of [...unsettled]) {
      unsettled.delete(one);
      await settle(one, outcome);
    }
    if (repeating === 'asked for') await plant();
    if (clock.elapsed() >= surveyAt) {
      await survey();
      surveyAt = clock.elapsed() + pace.look;
    }
    if (kinds().length === 0) return;
    lookedAt = clock.now();
    while (hasRoom()) if (!(await takeUp())) break;
    next = await store.nextAfter(kinds(), lookedAt);
  }

  function arm(): void {
    clearTimeout(timer);
    if (!started || stopping) return;
    const due = next === undefined ? pace.look : Math.max(0, next - clock.now());
    const quiet = throttled ? Math.max(0, quietUntil - clock.elapsed()) : pace.look;
    timer = setTimeout(look, Math.min(pace.look, due, quiet)).unref();
  }

  /** Looks for work; one look at a time. Whatever fails, it looks again. */
  function turn(): Promise<void> {
    again = true;
    turning ??= outside(async () => {
      try {
        while (again && !stopping) {
          again = false;
          await pass();
        }
        arm();
      } catch (error) {
        const away = troubleOf(error);
        if (!away) log.error({ failure: failureToTell(error) }, 'jobs could not be looked for');
        if (!stopping) timer = setTimeout(look, away ? AWAY : pace.look).unref();
      } finally {
        turning = undefined;
      }
    });
    return turning;
  }

  function look(): void {
    quietUntil = 0;
    void turn();
  }

  async function beat(): Promise<void> {
    const own = held();
    if (own.length === 0) return;
    try {
      const left = new Set(
        await store.beat(
          name,
          own.map(({ row }) => row.id),
        ),
      );
      for (const one of own) if (!left.has(one.row.id)) lose(one);
    } catch (error) {
      if (!troubleOf(error)) log.error({ failure: failureToTell(error) }, 'jobs could not be held on to');
    }
  }

  /** A job that was cancelled, scheduled anew or taken over. */
  function lose(one: Held): void {
    one.over = true;
    one.abort.abort();
    unsettled.delete(one);
    if (hand.includes(one)) hand.splice(hand.indexOf(one), 1);
  }

  return {
    ended,

    /** A job was scheduled. */
    wake(at: number): void {
      if (!started || stopping) return;
      next = Math.min(next ?? at, at);
      if (at <= clock.now()) look();
      else if (turning) again = true;
      else arm();
    },

    start(): void {
      started = true;
      beating = outside(() => setInterval(beat, pace.beat).unref());
      settled = setTimeout(() => {
        repeating = 'asked for';
        look();
      }, pace.settle).unref();
      look();
    },

    /** Does all that is due, for tests, whose time stands still. */
    async runDue(): Promise<void> {
      surveyAt = 0;
      do {
        quietUntil = 0;
        await outside(pass);
        await Promise.all([...running.values(), ...settling.values()]);
      } while (held().length > 0 || (await someIsDue()));
    },

    /** Takes up nothing more, has what is under way come to its end in time, and gives back what was not begun. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(timer);
      clearTimeout(settled);
      const drained = async () => {
        await turning;
        for (const one of hand.splice(0)) await settle(one, () => giveBack(one));
        for (const { abort } of running.keys()) abort.abort();
        await Promise.all(running.values());
        await Promise.all(settling.values());
      };
      await Promise.race([drained(), sleep(pace.drain, undefined, { ref: false })]);
      clearInterval(beating);
    },
  };
}
