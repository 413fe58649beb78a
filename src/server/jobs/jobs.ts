import { z } from 'zod';
import { HOUR, MINUTE } from '#shared/day.ts';
import { newId } from '../id.ts';
import type { Handler, JobKind, JobName, NewJob, Order, RunTogether } from './kinds.ts';
import { PACE, type Pace } from './pace.ts';
import { createRunner, type Given } from './runner.ts';
import { jobStore } from './store.ts';

/** How a kind is done, where it differs from most. */
export interface Terms {
  attempts?: number;
  within?: number;
  line?: string;
}

export type Standing = 'waiting' | 'leased' | 'dead';

const MOST = { attempts: 10, within: 10 * MINUTE, together: null };
/** What is done again and again is done one after another. */
const UPKEEP = { line: 'upkeep', within: 6 * HOUR };
const DEAD_KEPT = 30 * 24 * HOUR;

/** What is to be done at its time: kept in the database, done by whichever server comes first, once. */
export function createJobs(given: Given, pace: Pace = PACE) {
  const { database, clock } = given;
  const store = jobStore(database);
  const handlers = new Map<string, Handler>();
  const onSetBack: (() => Promise<void>)[] = [];
  const runner = createRunner(given, store, handlers, pace, async () => {
    for (const follow of onSetBack) await follow();
  });

  function add(name: string, handler: Handler): void {
    if (handlers.has(name)) throw new Error(`jobs of the kind ${name} are handled already`);
    handlers.set(name, handler);
  }

  const jobs = {
    /** Says how jobs of a kind are done; each kind once. */
    handle<Payload>(kind: JobKind<Payload>, run: (order: Order<Payload>) => Promise<void>, terms: Terms = {}): void {
      const { name, payload } = kind;
      add(name, { ...MOST, line: name, ...terms, run: run as Handler['run'], payload, every: null });
    },

    /**
     * Says how jobs of a kind are done many at once: for what comes to thousands at the same time, and of which each alone would be
     * a transaction and the same questions. Where they fail together, each is tried alone, so that none fails another.
     * @param most at once
     */
    handleTogether<Payload>(
      { name, payload }: JobKind<Payload>,
      most: number,
      run: RunTogether<Payload>,
      terms: Terms = {},
    ): void {
      const together = { most, run: run as RunTogether<unknown> };
      const alone: Handler['run'] = async (order) => {
        const left = await together.run({
          orders: [order],
          async done() {
            await order.done();
            return [order];
          },
        });
        await left?.(order);
      };
      add(name, { ...MOST, line: name, ...terms, together, run: alone, payload, every: null });
    },

    /** Has something of the server's own be done again and again; rounds that are missed while no server runs are one. */
    repeat(name: string, every: number, run: () => Promise<void>): void {
      const patiently = () => database.patiently(run);
      add(name, { ...MOST, ...UPKEEP, run: patiently, payload: z.null(), every });
    },

    /**
     * Keeps that jobs are to be done, each in the place of the one of its name, which is not done then. Within a transaction they
     * are kept with it or not at all.
     */
    async schedule<Payload>(kind: JobKind<Payload>, ...given: NewJob<Payload>[]): Promise<void> {
      const rows = given.map(({ userId = null, key, at, payload = null }) => ({
        id: newId(),
        user_id: userId,
        kind: kind.name,
        key,
        run_at: at,
        payload: JSON.stringify(payload),
      }));
      // One statement cannot put two rows into one place.
      await store.put([...new Map(rows.map((row) => [`${row.user_id} ${row.key}`, row])).values()]);
      if (rows.length > 0) database.afterCommit(() => runner.wake(Math.min(...rows.map(({ run_at }) => run_at))));
    },

    /** Has jobs not be done; one that is under way is not stopped, but `done` refuses it. */
    async cancel(kind: JobKind<unknown>, ...names: JobName[]): Promise<void> {
      for (const [userId, some] of Map.groupBy(names, (name) => name.userId ?? null))
        await store.remove(
          userId,
          kind.name,
          some.map(({ key }) => key),
        );
    },

    /** Has something follow once the time of day was put back: what a clock that was ahead has had done too early is in it. */
    whenSetBack: (follow: () => Promise<void>) => void onSetBack.push(follow),

    /** What jobs of an account that are not done yet were to be done with, by their keys; to be asked in the write that puts others in their places. */
    async unfinished<Payload>(
      kind: JobKind<Payload>,
      userId: string,
      keys: readonly string[],
    ): Promise<Map<string, Payload>> {
      const found = await store.unfinished(userId, kind.name, keys);
      return new Map([...found].map(([key, payload]) => [key, kind.payload.parse(JSON.parse(payload))]));
    },

    /** Some accounts behind one that have jobs of a kind, in order; none where there are no more. */
    accounts: (kind: JobKind<unknown>, behind: string): Promise<string[]> => store.accounts(kind.name, behind),

    /** Where a job stands; undefined where there is none of that name, as once it is done. */
    async standing(kind: JobKind<unknown>, { userId, key }: JobName): Promise<Standing | undefined> {
      const row = await store.find(userId ?? null, kind.name, key);
      if (!row) return undefined;
      if (row.died_at !== null) return 'dead';
      return row.leased_by === null ? 'waiting' : 'leased';
    },

    ended: runner.ended,
    /** How many jobs there are of each state. */
    counts: () => store.counts(clock.now()),

    start: runner.start,
    stop: runner.stop,
    runDue: runner.runDue,
  };
  jobs.repeat('forget-dead-jobs', HOUR, () => store.forgetDead(clock.now() - DEAD_KEPT));
  return jobs;
}

export type Jobs = ReturnType<typeof createJobs>;
