import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { NOON, note, useJobServers } from '#testing/server/job-servers.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { Jobs } from './jobs.ts';
import { defineJob } from './kinds.ts';

const server = useTestApp();
const own = useJobServers(server);
const result = defineJob('result');

/** Orders notes of some accounts, of each as many, due at noon. */
async function order(accounts: number, each: number): Promise<void> {
  for (let account = 0; account < accounts; account++) {
    const { id: userId } = await server.user();
    await own.jobs.schedule(
      note,
      ...Array.from({ length: each }, (_, n) => ({ userId, key: `${n}`, at: NOON, payload: `${account} ${n}` })),
    );
  }
}
const left = async () =>
  (await own.rows()).filter(({ kind }) => kind === 'note').map(({ payload }) => JSON.parse(payload));
const results = async () => (await own.rows()).filter(({ kind }) => kind === 'result').map(({ key }) => key);

describe('jobs that are done together', () => {
  /** Has each that is done leave a result, in one transaction, of so many at once. @returns the sizes of the batches */
  function leavingResults(which: Jobs, most: number, fails: (payload: string) => boolean = () => false): number[] {
    const sizes: number[] = [];
    which.handleTogether(note, most, ({ done }) =>
      server.context.database.transaction(async () => {
        const due = await done();
        sizes.push(due.length);
        for (const { payload } of due) if (fails(payload)) throw new Error('of one');
        await which.schedule(result, ...due.map(({ payload }) => ({ key: payload, at: NOON + HOUR })));
        return null;
      }),
    );
    return sizes;
  }

  it('are all done, each once, in a few transactions', async () => {
    const sizes = leavingResults(own.jobs, 20);
    await order(5, 12);
    await own.later(0);
    expect([await left(), new Set(await results()).size, (await results()).length]).toEqual([[], 60, 60]);
    expect(sizes.length).toBeLessThan(10);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });

  it('are no more than a part of one account at once, so that it keeps nobody waiting', async () => {
    const batches: string[][] = [];
    own.jobs.handleTogether(note, 8, async ({ orders }) => {
      batches.push(orders.map(({ userId }) => userId));
      return null;
    });
    await order(1, 50);
    await order(3, 1);
    await own.later(0);
    const most = batches.map((some) =>
      Math.max(...[...Map.groupBy(some, (one) => one).values()].map((all) => all.length)),
    );
    expect([Math.max(...most), new Set(batches[0]).size]).toEqual([2, 4]);
    expect(await left()).toEqual([]);
  });

  it('are done without the one that fails, which is tried again alone', async () => {
    let isBroken = true;
    leavingResults(own.jobs, 20, (payload) => isBroken && payload === '1 1');
    await order(3, 3);
    await own.later(0);
    expect([await left(), (await results()).length]).toEqual([['1 1'], 8]);
    expect(own.told).toMatchObject([{ job: 'note', msg: 'a job failed and will be tried again' }]);
    isBroken = false;
    await own.later(HOUR / 2);
    expect([await left(), (await results()).length]).toEqual([[], 9]);
  });

  it('are done without what was cancelled or ordered anew meanwhile, which comes at its own time', async () => {
    let meanwhile = async () => {};
    own.jobs.handleTogether(note, 20, async ({ done }) => {
      await meanwhile();
      return server.context.database.transaction(async () => {
        await own.jobs.schedule(
          result,
          ...(await done()).map(({ payload }) => ({ key: payload, at: NOON + 9 * HOUR })),
        );
        return null;
      });
    });
    const { id: userId } = await server.user();
    const at = { userId, at: NOON };
    await own.jobs.schedule(note, ...['a', 'b', 'c'].map((key) => ({ ...at, key, payload: key })));
    meanwhile = async () => {
      meanwhile = async () => {};
      await own.jobs.cancel(note, { userId, key: 'a' });
      await own.jobs.schedule(note, { ...at, key: 'b', payload: 'later', at: NOON + HOUR });
    };
    await own.later(0);
    expect(await results()).toEqual(['c']);
    await own.later(HOUR);
    expect(await results()).toEqual(['c', 'later']);
  });

  it('end each on its own: what is slow or fails holds up none of the others', async () => {
    let isBroken = true;
    const { promise: slow, resolve: end } = Promise.withResolvers<void>();
    own.jobs.handleTogether(note, 20, async () => async ({ payload }) => {
      if (payload === '0 0') await slow;
      if (payload === '0 1' && isBroken) throw new Error('of one');
      own.done.push(payload);
      if (own.done.length === 6) end();
    });
    await order(2, 4);
    await own.later(0);
    expect(own.done.at(-1)).toBe('0 0');
    expect(await left()).toEqual(['0 1']);
    isBroken = false;
    await own.later(HOUR / 2);
    expect(await left()).toEqual([]);
    expect(own.done).toHaveLength(8);
  });

  it('are each done once by two servers', async () => {
    const other = own.another();
    const sizes = [own.jobs, other].map((jobs) => leavingResults(jobs, 8));
    await order(4, 20);
    await Promise.all([own.jobs.runDue(), other.runDue()]);
    expect([await left(), new Set(await results()).size]).toEqual([[], 80]);
    expect(sizes.flat().reduce((sum, size) => sum + size, 0)).toBe(80);
  });
});
