import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HabitEntry, WrittenHabit } from '#features/habits/contract.ts';
import { entriesBetween, listed, listedToday, statsOf } from '#features/habits/written.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { StoredTask } from '#features/tasks/contract.ts';
import { mergeRanked } from '#features/tasks/merge-changes.ts';
import { addDays, livedDay } from '#shared/day.ts';
import { accountState, comparable } from '#testing/server/feed/account-state.ts';
import { follow, type Held } from '#testing/server/feed/follower.ts';
import { happen, moment, worldOf } from '#testing/server/feed/history.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** What a device derives from the rows is what the server answers. */
async function expectDerived(user: TestUser, held: Held) {
  const rows = <R>(kind: string) => Object.values(held[kind] ?? {}) as unknown as R[];
  const [settings] = rows<Settings>('settings');
  const today = livedDay(server.clock.now(), settings!);
  const [habits, entries] = [rows<WrittenHabit>('habits'), rows<HabitEntry>('habitEntries')];
  expect(listed(habits, entries, today)).toEqual((await user.get('/api/habits')).body);
  expect(listedToday(habits, entries, today)).toEqual((await user.get('/api/habits/today')).body);
  for (const habit of habits) {
    const to = `endDate=${today}&startDate=${addDays(today, -30)}`;
    const span = { from: addDays(today, -30), to: today, today };
    expect(statsOf(habit, entries, span)).toEqual((await user.get(`/api/habits/${habit.id}/stats?${to}`)).body);
    expect(entriesBetween(entries, habit.id, span.from, today)).toEqual(
      (await user.get(`/api/habits/${habit.id}/entries?${to}`)).body,
    );
  }
  expect(mergeRanked([], { tasks: rows<StoredTask>('tasks'), gone: [] })).toEqual((await user.get('/api/tasks')).body);
}

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
      await expectDerived(world.user, late.held);
    }),
    { numRuns: Number(process.env.FEED_RUNS ?? 5), endOnFailure: true },
  );
}, 240_000);
