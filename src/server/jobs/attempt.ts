import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { troubleOf } from '../database/trouble.ts';
import { workInTurn } from '../event-loop.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { writtenTogether } from '../written-together.ts';
import { failureToTell } from './failure.ts';
import { type Handler, LeaseLost, type Order } from './kinds.ts';
import { pauseAfter } from './rules.ts';
import type { JobRow, JobStore } from './store.ts';

/** A job that a runner has. */
export interface Held {
  row: JobRow;
  handler: Handler;
  /** Of whom and of what kind: jobs of one line are done one at a time. */
  line: string;
  abort: AbortController;
  /** When it was taken up, of the clock that nobody can set. */
  since: number;
  /** Nothing of it is to be written any more: that it is done is committed, or somebody else has it. */
  over: boolean;
}

/** Writes what became of an attempt. */
export type Outcome = () => Promise<void>;

interface Attempts {
  runner: string;
  store: JobStore;
  database: Database;
  clock: Pick<Clock, 'now' | 'elapsed'>;
  log: Logger;
  tracing: Tracing | null;
  stopping: () => boolean;
  /** Hears how each attempt ended. */
  count: (kind: string, result: 'done' | 'failed') => void;
}

/** Milliseconds in the hand after which a job may have been cancelled without anybody having noticed. */
const FRESH = 500;

class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** What it is to try a job once. */
export function attempting({ runner, store, database, clock, log, tracing, stopping, count }: Attempts) {
  const finish = writtenTogether<string>((ids) => store.finishAll(runner, ids));

  const orderOf = (held: Held): Order<unknown> => ({
    userId: held.row.user_id ?? '',
    key: held.row.key,
    payload: held.handler.payload.parse(JSON.parse(held.row.payload)),
    at: held.row.run_at,
    attempt: held.row.attempts,
    signal: held.abort.signal,
    async done() {
      if (!(await store.finish(runner, held.row))) throw new LeaseLost();
      overWithCommit(held);
    },
  });

  function overWithCommit(held: Held): void {
    database.afterCommit(() => {
      held.over = true;
    });
  }

  const followed = <T>(kind: string, work: () => Promise<T>) => (tracing ? tracing.job(kind, work) : work());

  async function run({ row }: Held, work: () => Promise<void>): Promise<void> {
    const whole = () => followed(row.kind, work);
    return row.user_id === null ? whole() : workInTurn(row.user_id, whole);
  }

  async function inTime(held: Held, work: () => Promise<void>): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    const late = setTimeout(() => {
      reject(new TookTooLong());
      held.abort.abort();
    }, held.handler.within).unref();
    try {
      await Promise.race([run(held, work), promise]);
    } finally {
      clearTimeout(late);
    }
  }

  async function succeeded({ row, handler: { every } }: Held): Promise<void> {
    const now = clock.now();
    if (every === null) await finish(row.id);
    else await store.letGo(runner, row, { attempts: 0, run_at: now + every, put_off_at: now });
  }

  async function failed({ row, handler }: Held, error: unknown): Promise<void> {
    const now = clock.now();
    const told = { job: row.kind, attempt: row.attempts, failure: failureToTell(error) };
    if (handler.every === null && row.attempts >= handler.attempts) {
      if (await store.letGo(runner, row, { died_at: now })) log.error(told, 'a job failed for good');
      return;
    }
    const pause = Math.min(pauseAfter(row.attempts, Math.random()), handler.every ?? Number.POSITIVE_INFINITY);
    if (await store.letGo(runner, row, { run_at: now + pause, put_off_at: now }))
      log.warn({ ...told, again: Math.round(pause / 1000) }, 'a job failed and will be tried again');
  }

  /** Lets somebody else do a job, as if it had not been taken up. */
  async function giveBack({ row }: Held): Promise<void> {
    await store.letGo(runner, row, { attempts: row.attempts - 1 });
  }

  async function outcomeOf(held: Held, work: () => Promise<void>): Promise<Outcome> {
    try {
      if (clock.elapsed() - held.since > FRESH && (await store.beat(runner, [held.row.id])).length === 0)
        throw new LeaseLost();
      await inTime(held, work);
      count(held.row.kind, 'done');
      return () => succeeded(held);
    } catch (error) {
      if (error instanceof LeaseLost) return async () => {};
      if (stopping() && held.abort.signal.aborted) return () => giveBack(held);
      count(held.row.kind, 'failed');
      return () => failed(held, error);
    }
  }

  /** Does what jobs have in common. @returns how each of them goes on: alone, one after another, where they failed together */
  async function prepared(all: readonly Held[]): Promise<(held: Held) => Promise<void>> {
    const orders = new Map<Order<unknown>, Held>();
    const lost = new Set<Order<unknown>>();
    try {
      for (const held of all) orders.set(orderOf(held), held);
      const left = await followed(all[0]!.row.kind, () =>
        all[0]!.handler.together!.run({
          orders: [...orders.keys()],
          async done() {
            const own = await store.finishMany(
              runner,
              all.map(({ row }) => row),
            );
            for (const [order, held] of orders) {
              if (own.has(held.row.id)) overWithCommit(held);
              else lost.add(order);
            }
            return [...orders.keys()].filter((order) => !lost.has(order));
          },
        }),
      );
      const orderBy = new Map([...orders].map(([order, held]) => [held, order]));
      return async (held) => {
        const order = orderBy.get(held)!;
        if (lost.has(order)) throw new LeaseLost();
        await left?.(order);
      };
    } catch (error) {
      if (all.length === 1 || troubleOf(error)) throw error;
      let before: Promise<unknown> = Promise.resolve();
      return (held) => {
        const alone = before.then(() => held.handler.run(orderOf(held)));
        before = alone.catch(() => {});
        return alone;
      };
    }
  }

  return {
    /** Tries a job. @returns what is to be written of it: nothing where it is over */
    attempt: (held: Held): Promise<Outcome> => outcomeOf(held, async () => held.handler.run(orderOf(held))),

    /** Tries jobs of one kind together. @returns the outcome of each, and when what they have in common is done */
    attemptTogether(all: readonly Held[]): { common: Promise<void>; outcomes: Map<Held, Promise<Outcome>> } {
      const whole = prepared(all);
      const common = whole.then(
        () => {},
        () => {},
      );
      return {
        common,
        outcomes: new Map(all.map((held) => [held, outcomeOf(held, async () => (await whole)(held))])),
      };
    },

    giveBack,
  };
}
