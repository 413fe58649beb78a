import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR, MINUTE } from '#shared/day.ts';
import { NOON, note, useJobServers } from '#testing/server/job-servers.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { defineJob, type Order } from './kinds.ts';

const server = useTestApp();
const own = useJobServers(server);

describe('a job', () => {
  it('is done at its time, to the millisecond, once, and told what it was kept with', async () => {
    const { id: userId } = await server.user();
    const orders: Partial<Order<string>>[] = [];
    own.jobs.handle(note, async ({ signal, done: _, ...order }) => void orders.push(order));
    await own.jobs.schedule(note, { userId, key: 'a', at: NOON + HOUR, payload: 'Позвонить' });
    await own.later(HOUR - 1);
    expect(orders).toEqual([]);
    await own.later(1);
    await own.later(HOUR);
    expect(orders).toEqual([{ userId, key: 'a', payload: 'Позвонить', at: NOON + HOUR, attempt: 1 }]);
    expect(await own.rows()).toEqual([]);
  });

  it('stands once of its kind, account and key: the latest order counts', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    own.doing(own.jobs);
    await own.jobs.schedule(note, { userId: anna.id, key: 'a', at: NOON, payload: 'раньше' });
    await own.jobs.schedule(note, { userId: boris.id, key: 'a', at: NOON + HOUR, payload: 'Бориса' });
    await own.jobs.schedule(note, { key: 'a', at: NOON + HOUR, payload: 'ничьё, раньше' });
    await own.jobs.schedule(
      note,
      { key: 'a', at: NOON + HOUR, payload: 'ничьё, ещё раньше' },
      { key: 'a', at: NOON + HOUR, payload: 'ничьё' },
      { userId: anna.id, key: 'a', at: NOON + HOUR, payload: 'Анны' },
    );
    await own.later(0);
    expect(own.done).toEqual([]);
    await own.later(HOUR);
    expect(own.done.sort()).toEqual(['Анны', 'Бориса', 'ничьё']);
  });

  it('is not done once it is cancelled, and the others of its account are', async () => {
    const { id: userId } = await server.user();
    own.doing(own.jobs);
    const orders = ['a', 'b', 'c'].map((key) => ({ userId, key, at: NOON, payload: key }));
    await own.jobs.schedule(note, ...orders, { key: 'a', at: NOON, payload: 'ничьё' });
    await own.jobs.cancel(note, { userId, key: 'a' }, { userId, key: 'c' });
    await own.later(0);
    expect(own.done.sort()).toEqual(['b', 'ничьё']);
  });

  it('is kept with the transaction that orders it, or not at all', async () => {
    own.doing(own.jobs);
    const ordered = (key: string) => own.jobs.schedule(note, { key, at: NOON, payload: key });
    const broken = server.context.database.transaction(async () => {
      await ordered('broken');
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow();
    await server.context.database.transaction(() => ordered('whole'));
    await own.later(0);
    expect(own.done).toEqual(['whole']);
  });

  it('goes with its account', async () => {
    const user = await server.user();
    own.doing(own.jobs);
    await own.jobs.schedule(note, { userId: user.id, key: 'a', at: NOON + HOUR, payload: 'поздно' });
    await user.call('DELETE', '/api/account', { password: 'correct horse' });
    await server.later(0);
    await own.later(2 * HOUR);
    expect(own.done).toEqual([]);
  });

  it('of a kind that this version does not know is left alone', async () => {
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: 'для другой версии' });
    await own.later(HOUR);
    expect(await own.rows()).toMatchObject([{ kind: 'note', attempts: 0 }]);
    const newer = own.another();
    own.doing(newer);
    await newer.runDue();
    expect(own.done).toEqual(['для другой версии']);
  });
});

describe('a job that fails', () => {
  /** Fails so many times. */
  const failing = (times: number, attempts = 4) => {
    const tries: number[] = [];
    const run = async ({ attempt }: Order<string>) => {
      tries.push(attempt);
      if (tries.length <= times) throw new Error('postgres://anna:secret@example.test');
    };
    own.jobs.handle(note, run, { attempts });
    return tries;
  };

  it('is tried again after growing pauses, and harms no other', async () => {
    const tries = failing(2);
    own.jobs.handle(defineJob('other'), async () => void own.done.push('other'));
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: '' });
    await own.jobs.schedule(defineJob('other'), { key: 'a', at: NOON });
    await own.later(0);
    expect([tries, own.done]).toEqual([[1], ['other']]);
    await own.later(7000);
    expect(tries).toEqual([1]);
    await own.later(3001);
    expect(tries).toEqual([1, 2]);
    await own.later(10_000);
    expect(tries).toEqual([1, 2]);
    await own.later(10_001);
    expect(tries).toEqual([1, 2, 3]);
    expect(await own.rows()).toEqual([]);
  });

  it('for good is told of in the log, without its words, kept for a month and not tried again', async () => {
    const tries = failing(99);
    await own.jobs.schedule(note, { key: 'тайна', at: NOON, payload: 'тайна' });
    for (let n = 0; n < 8; n++) await own.later(2 * MINUTE);
    expect(tries).toEqual([1, 2, 3, 4]);
    expect(own.told.map(({ level, job, msg }) => [level, job, msg])).toEqual([
      ...Array(3).fill([40, 'note', 'a job failed and will be tried again']),
      [50, 'note', 'a job failed for good'],
    ]);
    expect(JSON.stringify(own.told)).toContain('jobs.test.ts');
    expect(JSON.stringify(own.told)).not.toMatch(/secret|тайна/);
    expect(await own.rows()).toMatchObject([{ key: 'тайна', died_at: expect.any(Number) }]);
  });

  it('for good is done when it is ordered anew', async () => {
    const tries = failing(1, 1);
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: '' });
    await own.later(0);
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: '' });
    await own.later(0);
    expect(tries).toEqual([1, 1]);
    expect(await own.rows()).toEqual([]);
  });

  it('since it was kept otherwise than this version reads it, never gets as far as to be done', async () => {
    own.doing(own.jobs);
    await own.jobs.schedule(defineJob('note', z.number()), { key: 'a', at: NOON, payload: 7 });
    await own.later(0);
    expect(own.done).toEqual([]);
    expect(await own.rows()).toMatchObject([{ attempts: 1, leased_by: null }]);
  });

  it('to come to an end is given up in time, and tried again', async () => {
    const signals: AbortSignal[] = [];
    const run = ({ signal }: Order<string>) => {
      signals.push(signal);
      return new Promise<void>(() => {});
    };
    own.jobs.handle(note, run, { within: 20 });
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: '' });
    await own.later(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await own.later(MINUTE);
    expect(signals).toHaveLength(2);
  });
});

describe('of many jobs', () => {
  it('those of one account do not hold up another’s, and are all done', async () => {
    const [hostile, anna] = [await server.user(), await server.user()];
    const whose: string[] = [];
    own.jobs.handle(note, async ({ userId }) => void whose.push(userId));
    const many = Array.from({ length: 600 }, (_, n) => ({ userId: hostile.id, key: `${n}`, at: NOON, payload: '' }));
    await own.jobs.schedule(note, ...many, { userId: anna.id, key: 'a', at: NOON + 1, payload: '' });
    await own.later(1);
    expect(whose).toHaveLength(601);
    expect(whose.indexOf(anna.id)).toBeLessThan(20);
  });

  it('those of one account and kind are done one at a time', async () => {
    const { id: userId } = await server.user();
    let [inside, most] = [0, 0];
    own.jobs.handle(note, async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside--;
    });
    await own.jobs.schedule(note, ...['a', 'b', 'c'].map((key) => ({ userId, key, at: NOON, payload: '' })));
    await own.later(0);
    expect(most).toBe(1);
  });

  it('a kind is done by one handler', () => {
    own.doing(own.jobs);
    expect(() => own.doing(own.jobs)).toThrow('note');
  });
});
