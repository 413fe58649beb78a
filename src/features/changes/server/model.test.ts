import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountState, comparable } from '#testing/server/feed/account-state.ts';
import { follow } from '#testing/server/feed/follower.ts';
import { happen, moment, worldOf } from '#testing/server/feed/history.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const limit = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(5000));
/** What happens, and how much whoever follows reads meanwhile: nothing, or a page of so many. */
const step = fc.record({ now: moment, eager: fc.option(limit), slow: fc.option(limit, { freq: 1 }) });

it('brings whoever follows to exactly the state of the server, whatever happens and however they read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), limit, async (steps, last) => {
      const world = await worldOf(server);
      const [eager, slow] = [follow(world.user), follow(world.user)];
      for (const { now, ...reading } of steps) {
        await happen(world, now, async () => reading.eager && eager.step(reading.eager));
        if (reading.slow !== null) await slow.step(reading.slow);
      }
      const late = follow(world.user);
      for (const follower of [eager, slow, late]) await follower.catchUp(last);
      const state = await accountState(world.user);
      for (const { held } of [eager, slow, late]) expect(comparable(held)).toEqual(state);
      expect(late.begun).toBe(0);
      for (const { held } of [eager, slow]) expect(held).toEqual(late.held);
    }),
    { numRuns: Number(process.env.FEED_RUNS ?? 5), endOnFailure: true },
  );
}, 240_000);
