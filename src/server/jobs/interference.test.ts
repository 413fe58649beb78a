import { describe, expect, it, vi } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { NOON, note, useJobServers } from '#testing/server/job-servers.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import type { Jobs } from './jobs.ts';
import { defineJob, LeaseLost } from './kinds.ts';
import { PACE } from './pace.ts';

const server = useTestApp();
const own = useJobServers(server);

describe('a job whose work is a transaction', () => {
  /** Notes beside the job's end; what comes between is done after the first. */
  const noting = (between: () => Promise<unknown> = async () => {}, after = async () => {}) =>
    own.jobs.handle(note, async (order) => {
      await between();
      await server.context.database.transaction(async () => {
        await order.done();
        await own.jobs.schedule(defineJob('result'), { key: order.payload, at: NOON });
      });
      await after();
    });
  const results = async () => (await own.rows()).filter(({ kind }) => kind === 'result').map(({ key }) => key);
  const ordered = (payload: string) => own.jobs.schedule(note, { key: 'a', at: NOON, payload });

  it('is done with it, even where something fails afterwards', async () => {
    noting(undefined, () => Promise.reject(new Error('too late')));
    await ordered('a');
    await own.later(0);
    await own.later(HOUR);
    expect([await results(), (await own.rows()).length]).toEqual([['a'], 1]);
  });

  it.each([
    ['cancelled', () => own.jobs.cancel(note, { key: 'a' }), []],
    ['ordered anew', () => own.done.push('') > 1 || ordered('b'), ['b']],
  ])('does nothing where it was %s meanwhile', async (_how, between, left) => {
    noting(async () => between());
    await ordered('a');
    await own.later(0);
    expect(await results()).toEqual(left);
    expect(own.told).toEqual([]);
  });
});

describe('a clock', () => {
  it('that was hours ahead has nothing done twice once it is right again, and nothing never', async () => {
    own.doing(own.jobs);
    let fails = true;
    own.jobs.handle(defineJob('flaky'), async () => {
      if (fails) throw new Error('not yet');
      own.done.push('flaky');
    });
    await own.jobs.schedule(
      note,
      { key: 'a', at: NOON + HOUR, payload: 'a' },
      { key: 'b', at: NOON + 9 * HOUR, payload: 'b' },
    );
    await own.jobs.schedule(defineJob('flaky'), { key: 'a', at: NOON });
    server.clock.set(NOON + 5 * HOUR);
    await own.jobs.runDue();
    expect(own.done).toEqual(['a']);
    fails = false;
    server.clock.set(NOON);
    await own.jobs.runDue();
    expect(own.done).toEqual(['a', 'flaky']);
    for (let hour = 0; hour < 10; hour++) await own.later(HOUR);
    expect(own.done).toEqual(['a', 'flaky', 'b']);
  });

  it('that is set back lets nothing be done before its time', async () => {
    own.doing(own.jobs);
    await own.jobs.schedule(note, { key: 'a', at: NOON + HOUR, payload: 'a' });
    server.clock.set(NOON - 9 * HOUR);
    await own.jobs.runDue();
    await own.later(9 * HOUR + HOUR - 1);
    expect(own.done).toEqual([]);
    await own.later(1);
    expect(own.done).toEqual(['a']);
  });

  it('has no part in what a server that lives holds', async () => {
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    const begun = vi.fn();
    own.jobs.handle(note, async () => {
      begun();
      await goOn;
    });
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: 'a' });
    const running = own.jobs.runDue();
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
    const other = own.another();
    own.doing(other);
    for (const hours of [30, -30, 0]) {
      server.clock.set(NOON + hours * HOUR);
      await other.runDue();
    }
    resolve();
    await running;
    expect(own.done).toEqual([]);
    expect(begun).toHaveBeenCalledTimes(1);
  });
});

describe('a server that is no more', () => {
  /** It took a job up and says nothing more. */
  async function gone(terms = {}): Promise<Jobs> {
    const dead = own.another();
    dead.handle(note, () => new Promise<void>(() => {}), terms);
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: 'a' });
    void dead.runDue();
    await vi.waitFor(async () =>
      expect(await own.rows()).toMatchObject([{ attempts: 1, leased_by: expect.any(String) }]),
    );
    return dead;
  }

  it('has its job done by another once the lease is over, and not before', async () => {
    await gone();
    own.doing(own.jobs);
    await own.jobs.runDue();
    await own.later(PACE.lease / 2);
    await own.later(PACE.lease / 2 - 1000);
    expect(own.done).toEqual([]);
    await own.later(1000);
    expect(own.done).toEqual(['a']);
    expect(own.told.map(({ msg }) => msg)).toEqual(['a job is taken from a server that is no more']);
  });

  it('does not take others with it: a job of which that happened too often is dead', async () => {
    await gone();
    own.jobs.handle(note, async () => void own.done.push('a'), { attempts: 1 });
    await own.jobs.runDue();
    for (const half of [0.5, 0.5]) await own.later(half * PACE.lease);
    expect(own.done).toEqual([]);
    expect(own.told.map(({ level }) => level)).toEqual([50]);
    expect(await own.rows()).toMatchObject([{ died_at: expect.any(Number), leased_by: null }]);
  });

  it('and was only slow cannot commit what another has done', async () => {
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    const slow = own.another();
    const end = vi.fn();
    slow.handle(note, async (order) => {
      await goOn;
      await order.done().catch(end);
    });
    await own.jobs.schedule(note, { key: 'a', at: NOON, payload: 'a' });
    const running = slow.runDue();
    await vi.waitFor(async () =>
      expect(await own.rows()).toMatchObject([{ attempts: 1, leased_by: expect.any(String) }]),
    );
    own.doing(own.jobs);
    await own.jobs.runDue();
    for (const half of [0.5, 0.5]) await own.later(half * PACE.lease);
    expect(own.done).toEqual(['a']);
    resolve();
    await running;
    expect(end.mock.calls).toEqual([[expect.any(LeaseLost)]]);
  });
});
