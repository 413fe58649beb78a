import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { troubleOf } from '../database/trouble.ts';
import { aside, hurryAside } from '../event-loop.ts';
import { newId } from '../id.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { attempting, type Held, type Outcome } from './attempt.ts';
import { countEnded } from './ended.ts';
import { failureToTell } from './failure.ts';
import type { Handler } from './kinds.ts';
import { keepingOutcomes } from './outcomes.ts';
import type { Pace } from './pace.ts';
import type { JobRow, JobStore } from './store.ts';
import { surveying } from './survey.ts';
import { jobsUnderWay } from './under-way.ts';

export interface Given {
  database: Database;
  clock: Clock;
  log: Logger;
  tracing?: Tracing | null;
}

const PAGE = 400;
/** Milliseconds from the end of one of many to the next look. */
const SOON = 25;
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
  // Whoever schedules a job is in a transaction, or works for an account: what the runner does is neither, and nobody waits for it.
  const snapshot = AsyncLocalStorage.snapshot();
  const outside = <T>(work: () => T): T => snapshot(() => aside(work));
  const survey = surveying({ store, clock, log, handlers, pace, onSetBack, name });
  const { settle, settling, unsettled } = keepingOutcomes(log);
  const { hand, running, begun, roomFor, takeNext, busy, choose } = jobsUnderWay(handlers, settling);
  let started = false;
  /** Whether what is done again and again is done by now, and is in its place. */
  let repeating: 'not yet' | 'asked for' | 'planted' = 'not yet';
  let stopping = false;
  let turning: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let settled: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let next: number | undefined;
  /** The time of the last look: what is due later is not seen yet. */
  let lookedAt = 0;
  let surveyAt = 0;
  let quietUntil = 0;
  let throttled = false;
  const { ended, count } = countEnded();
  const around = { store, database, clock, log, tracing, count, stopping: () => stopping };
  const { attempt, attemptTogether, giveBack } = attempting({ runner: name, ...around });

  const held = () => [...hand, ...running.keys(), ...settling.keys(), ...unsettled.keys()];
  /** What was done by now is gone by its end: to call that off would cost as much as to do it. */
  const isOpen = (one: Held) => !one.over && (running.has(one) || unsettled.has(one) || hand.includes(one));
  const kinds = () =>
    [...handlers].filter(([, { every }]) => every === null || repeating === 'planted').map(([kind]) => kind);
  const lineOf = (userId: string | null, kind: string) => `${userId ?? ''} ${handlers.get(kind)!.line}`;

  function begin(): void {
    for (let one = stopping ? undefined : takeNext(); one; one = takeNext())
      follow(one, attempt(one), () => {
        begin();
        if (started) void turn();
      });
  }

  function beginTogether(kind: string, all: readonly Held[]): void {
    const { common, outcomes } = attemptTogether(all);
    begun.add(kind);
    void common.then(() => begun.delete(kind));
    for (const [one, outcome] of outcomes) follow(one, outcome, turnSoon);
  }

  /** Has what became of a job be written, and another one follow. */
  function follow(one: Held, tried: Promise<Outcome>, next: () => void): void {
    const over = tried.then((outcome) => {
      running.delete(one);
      void settle(one, outcome);
      next();
    });
    running.set(one, over);
  }

  /** Of many that end one after another, not each is a reason to look again. */
  function turnSoon(): void {
    if (started) soon ??= setTimeout(() => void turn(), SOON).unref();
  }

  /** Gives what is done again and again its place where it has none. */
  async function plant(): Promise<void> {
    for (const [kind, { every }] of handlers)
      if (every !== null)
        await store.putIfMissing({ id: newId(), user_id: null, kind, key: '', run_at: clock.now(), payload: 'null' });
    repeating = 'planted';
  }

  const someIsDue = async () => kinds().length > 0 && (await store.due(kinds(), clock.now(), [], 1)).length > 0;

  /** @returns whether there may be more that is due */
  async function takeUp(): Promise<boolean> {
    const open = stopping ? [] : kinds().filter((kind) => roomFor(kind) > 0);
    if (open.length === 0) return false;
    const taken = busy(open);
    throttled = taken.length > 0 && clock.elapsed() < quietUntil;
    if (throttled) return false;
    lookedAt = clock.now();
    const found = await store.due(open, lookedAt, taken, PAGE);
    hurryAside(found.length > 0 && lookedAt - found[0]!.run_at > pace.late);
    if (found.length === 0 && taken.length > 0) quietUntil = clock.elapsed() + QUIET;
    if (found.length === 0) return false;
    const chosen = choose(found.map((job) => ({ ...job, line: lineOf(job.user_id, job.kind) })));
    const ids = chosen.map(({ id }) => id);
    const rows = new Map((await store.lease(ids, name)).map((row) => [row.id, row]));
    const got = ids.flatMap((id) => rows.get(id) ?? []).map(heldOf);
    for (const [kind, some] of Map.groupBy(got, ({ row }) => row.kind)) {
      if (handlers.get(kind)!.together) beginTogether(kind, some);
      else hand.push(...some);
    }
    begin();
    return got.length > 0 && (chosen.length < found.length || found.length === PAGE);
  }

  const heldOf = (row: JobRow): Held => ({
    row,
    handler: handlers.get(row.kind)!,
    line: lineOf(row.user_id, row.kind),
    abort: new AbortController(),
    since: clock.elapsed(),
    over: false,
  });

  async function pass(): Promise<void> {
    for (const [one, outcome] of [...unsettled]) {
      unsettled.delete(one);
      await settle(one, outcome);
    }
    if (repeating === 'asked for') await plant();
    if (clock.elapsed() >= surveyAt) {
      await survey(new Set(held().map(({ row }) => row.id)));
      surveyAt = clock.elapsed() + pace.look;
    }
    if (kinds().length === 0) return;
    lookedAt = clock.now();
    while (await takeUp());
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
    clearTimeout(soon);
    soon = undefined;
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
      for (const one of own) if (!left.has(one.row.id) && isOpen(one)) lose(one);
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
      hurryAside(false);
      clearTimeout(timer);
      clearTimeout(settled);
      clearTimeout(soon);
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
