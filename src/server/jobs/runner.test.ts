import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { filesOf } from '#server/data-folder/files.ts';
import { connect, openExisting } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { HOUR } from '#shared/day.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { NOON, note } from '#testing/server/job-servers.ts';
import { createClock, testConfig } from '#testing/server/test-context.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { PACE, type Pace } from './pace.ts';

/** A server's, in so many of its milliseconds. */
const QUICK: Pace = { lease: 3000, beat: 100, look: 50, drain: 300, settle: 0, late: 20_000 };
const silent = pino({ level: 'silent' });

let kept: TestDatabase;
/** Two servers' connections to one database. */
let [here, there]: Database[] = [];
let close: (() => Promise<void>)[];
let started: Jobs[];

/** A server that runs. */
function running(database: Database, handle: (jobs: Jobs) => void, pace = QUICK, clock = systemClock): Jobs {
  const jobs = createJobs({ database, clock, log: silent }, pace);
  handle(jobs);
  jobs.start();
  started.push(jobs);
  return jobs;
}
const rows = () => here!.query.selectFrom('jobs').selectAll().where('kind', '=', 'note').execute();
const now = () => Date.now();

beforeEach(async () => {
  kept = await createTestDatabase();
  const config = testConfig(kept);
  const opened = await connect(config, silent, () => {});
  here = opened.database;
  there = await openExisting(config, silent);
  [started, close] = [[], [there.close, opened.close]];
});
afterEach(async () => {
  for (const jobs of started) await jobs.stop();
  for (const end of close) await end();
  await kept.remove();
});

describe('two servers at once', () => {
  it('do each job once, and both do some', async () => {
    const done: Record<string, string[]> = {};
    const counting = (name: string) => (jobs: Jobs) =>
      jobs.handle(note, async ({ key }) => {
        await sleep(2);
        done[key] = [...(done[key] ?? []), name];
      });
    const [one, other] = [running(here!, counting('one')), running(there!, counting('other'))];
    const ordered = Array.from({ length: 300 }, (_, n) => ({ key: `${n}`, at: now() + (n % 5) * 100, payload: '' }));
    await one.schedule(note, ...ordered.slice(0, 150));
    await other.schedule(note, ...ordered.slice(150));
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    expect(Object.keys(done)).toHaveLength(300);
    expect(Object.values(done).filter((who) => who.length !== 1)).toEqual([]);
    expect(new Set(Object.values(done).flat())).toEqual(new Set(['one', 'other']));
  });

  it('leave a job that takes longer than a lease to the one who lives', async () => {
    const begun = vi.fn();
    const long = (jobs: Jobs) =>
      jobs.handle(note, async () => {
        begun();
        await sleep(2 * QUICK.lease);
      });
    const one = running(here!, long);
    running(there!, long);
    await one.schedule(note, { key: 'a', at: now(), payload: '' });
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('tell who lost a job that it is not its own any more', async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const one = running(here!, (jobs) =>
      jobs.handle(note, async ({ signal }) => {
        resolve(signal);
        await sleep(5000, undefined, { signal });
      }),
    );
    await one.schedule(note, { key: 'a', at: now(), payload: '' });
    const signal = await promise;
    await createJobs({ database: there!, clock: systemClock, log: silent }).cancel(note, { key: 'a' });
    await expect.poll(() => signal.aborted, { timeout: 20_000 }).toBe(true);
  });
});

it('a job that was done while the pulse of its runner was written is nobody else’s', async () => {
  const signals: AbortSignal[] = [];
  const quick = { ...QUICK, beat: 1 };
  const jobs = running(here!, (one) => one.handle(note, async ({ signal }) => void signals.push(signal)), quick);
  await jobs.schedule(note, ...Array.from({ length: 300 }, (_, n) => ({ key: `${n}`, at: now(), payload: '' })));
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
  expect([signals.length, signals.filter(({ aborted }) => aborted).length]).toEqual([300, 0]);
});

it('a job is done when it is due, without a look in between', async () => {
  const done: number[] = [];
  const jobs = running(here!, (one) => one.handle(note, async () => void done.push(now())), PACE);
  await sleep(100);
  const at = now() + 700;
  await jobs.schedule(note, { key: 'later', at: now() + HOUR, payload: '' }, { key: 'a', at, payload: '' });
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(1);
  expect(done[0]! - at).toBeGreaterThanOrEqual(0);
  expect(done[0]! - at).toBeLessThan(5000);
});

it('what is done again and again is done in its rounds, the missed ones as one, whatever the clock does', async () => {
  const clock = createClock();
  clock.set(NOON);
  const rounds: number[] = [];
  const repeating = (jobs: Jobs) =>
    jobs.repeat('round', HOUR, async () => void rounds.push((clock.now() - NOON) / HOUR));
  const first = running(here!, repeating, QUICK, clock);
  const soon = async (hours: number, ...expected: number[]) => {
    clock.set(NOON + hours * HOUR);
    await expect.poll(() => rounds.splice(0), { timeout: 20_000 }).toEqual(expected);
    await sleep(4 * QUICK.look);
    expect(rounds).toEqual([]);
  };
  await soon(0, 0);
  await soon(1, 1);
  await first.stop();
  clock.set(NOON + 50 * HOUR);
  running(there!, repeating, QUICK, clock);
  await soon(50, 50);
  await soon(2, 2);
  await soon(3, 3);
});

describe('a stop', () => {
  it('has what is under way come to its end, and gives back what is not begun', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const done: string[] = [];
    const slow = (jobs: Jobs) =>
      jobs.handle(note, async ({ key }) => {
        resolve();
        await sleep(100);
        done.push(key);
      });
    const jobs = running(here!, slow);
    await jobs.schedule(note, ...['a', 'b', 'c'].map((key) => ({ key, at: now(), payload: '' })));
    await begun;
    await jobs.stop();
    expect(done).toHaveLength(1);
    expect(await rows()).toMatchObject(Array(2).fill({ attempts: 0, leased_by: null }));
    running(there!, slow, QUICK);
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['a', 'b', 'c']);
  });

  it('is told to what takes long, which another server goes on with at once', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const jobs = running(here!, (one) =>
      one.handle(note, async ({ signal }) => {
        resolve();
        await sleep(60_000, undefined, { signal });
      }),
    );
    await jobs.schedule(note, { key: 'a', at: now(), payload: '' });
    await begun;
    await jobs.stop();
    expect(await rows()).toMatchObject([{ attempts: 0, leased_by: null, put_off_at: null }]);
  });

  it('does not wait for what does not end, which stays its own until the lease is over', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const jobs = running(here!, (one) =>
      one.handle(note, () => {
        resolve();
        return new Promise(() => {});
      }),
    );
    await jobs.schedule(note, { key: 'a', at: now(), payload: '' });
    await begun;
    const since = performance.now();
    await jobs.stop();
    expect(performance.now() - since).toBeLessThan(2000);
    expect(await rows()).toMatchObject([{ attempts: 1, leased_by: expect.any(String) }]);
  });
});

it('a job that is cancelled while it waits behind another of its line is not begun', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const jobs = running(
    here!,
    (one) =>
      one.handle(note, async ({ key }) => {
        resolve();
        await sleep(1000);
        done.push(key);
      }),
    PACE,
  );
  await jobs.schedule(note, { key: 'a', at: now() - 2, payload: '' }, { key: 'b', at: now() - 1, payload: '' });
  await begun;
  await jobs.cancel(note, { key: 'b' });
  await sleep(2500);
  expect(done).toEqual(['a']);
});

/** Takes the database away. @returns what brings it back */
async function takeAway(): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = kept;
  if (!databaseUrl) {
    const { database } = filesOf(dataDir);
    renameSync(database, `${database}.away`);
    return async () => renameSync(`${database}.away`, database);
  }
  const { pathname } = new URL(databaseUrl);
  const admin = new pg.Client(process.env.TEST_DATABASE_URL);
  await admin.connect();
  const name = pathname.slice(1);
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await admin.query(`alter database ${name} with allow_connections true`);
    await admin.end();
  };
}

it('a database that was away finds the jobs going on by themselves, also those that were under way', async () => {
  const done: string[] = [];
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const jobs = running(here!, (one) =>
    one.handle(note, async ({ key }) => {
      resolve();
      if (key === 'a') await sleep(500);
      done.push(key);
    }),
  );
  await jobs.schedule(note, { key: 'a', at: now(), payload: '' }, { key: 'b', at: now() + 700, payload: '' });
  await begun;
  const bringBack = await takeAway();
  await sleep(1500);
  expect(done).toEqual(['a']);
  await bringBack();
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a', 'b']);
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
});
