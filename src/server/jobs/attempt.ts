import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { workInTurn } from '../event-loop.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { failureToTell } from './failure.ts';
import { type Handler, LeaseLost } from './kinds.ts';
import { pauseAfter } from './rules.ts';
import type { JobRow, JobStore } from './store.ts';
import { writtenTogether } from './together.ts';

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

  function run(held: Held): Promise<void> {
    const { row, handler, abort } = held;
    const userId = row.user_id ?? '';
    const work = async () =>
      handler.run({
        userId,
        key: row.key,
        payload: handler.payload.parse(JSON.parse(row.payload)),
        at: row.run_at,
        attempt: row.attempts,
        signal: abort.signal,
        async done() {
          if (!(await store.finish(runner, row))) throw new LeaseLost();
          database.afterCommit(() => {
            held.over = true;
          });
        },
      });
    const followed = () => (tracing ? tracing.job(row.kind, work) : work());
    return userId ? workInTurn(userId, followed) : followed();
  }

  async function inTime(held: Held): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    const late = setTimeout(() => {
      reject(new TookTooLong());
      held.abort.abort();
    }, held.handler.within).unref();
    try {
      await Promise.race([run(held), promise]);
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

  return {
    /** Tries a job. @returns what is to be written of it: nothing where it is over */
    async attempt(held: Held): Promise<Outcome> {
      try {
        if (clock.elapsed() - held.since > FRESH && (await store.beat(runner, [held.row.id])).length === 0)
          throw new LeaseLost();
        await inTime(held);
        count(held.row.kind, 'done');
        return () => succeeded(held);
      } catch (error) {
        if (error instanceof LeaseLost) return async () => {};
        if (stopping() && held.abort.signal.aborted) return () => giveBack(held);
        count(held.row.kind, 'failed');
        return () => failed(held, error);
      }
    },

    giveBack,
  };
}
