import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Habit } from '../contract.ts';

const server = useTestApp();
const PATH = '/api/habits';
const HOLIDAYS = { from: '2026-01-01', to: '2026-01-10' };
const PLANNED = [{ from: '2026-01-01', until: '2026-01-11' }];

/** A Tuesday noon in Moscow. */
beforeEach(() => server.clock.set('2025-12-30T09:00:00Z'));

const create = async (user: TestUser, body: object = {}): Promise<Habit> =>
  (await user.post(PATH, { name: 'Зарядка', ...body })).body;
const rest = (user: TestUser, habits: object[], headers?: Record<string, string>) =>
  user.post(`${PATH}/pauses`, { habits }, headers && { headers });
const mark = (user: TestUser, { id }: Habit, date: string) =>
  user.post(`${PATH}/${id}/entries`, { date, completed: true });
const all = async (user: TestUser): Promise<Habit[]> => (await user.get(PATH)).body;
const today = async (user: TestUser): Promise<Habit[]> => (await user.get(`${PATH}/today`)).body;

describe('a pause from day to day', () => {
  it('is planned, begins and ends by itself, and the streak goes over it', async () => {
    const user = await server.user();
    const habit = await create(user);
    for (const date of ['2025-12-29', '2025-12-30']) await mark(user, habit, date);
    const { status, body } = await rest(user, [{ id: habit.id, paused: [HOLIDAYS] }]);
    expect([status, body]).toMatchObject([200, [{ id: habit.id, isActive: true, pauses: PLANNED }]]);
    expect(await today(user)).toHaveLength(1);

    server.clock.set('2025-12-31T09:00:00Z');
    await mark(user, habit, '2025-12-31');
    server.clock.set('2026-01-05T09:00:00Z');
    expect(await all(user)).toMatchObject([{ isActive: false, dueToday: false, currentStreak: 3 }]);
    expect((await all(user))[0]!.lastDays.slice(-5)).toEqual(Array(5).fill('paused'));
    expect(await today(user)).toEqual([]);

    server.clock.set('2026-01-11T09:00:00Z');
    expect(await today(user)).toMatchObject([{ isActive: true, currentStreak: 3 }]);
    const range = '?startDate=2025-12-29&endDate=2026-01-10';
    expect((await user.get(`${PATH}/${habit.id}/stats${range}`)).body).toMatchObject({
      totalEntries: 3,
      completedEntries: 3,
      pausedDays: 10,
    });
  });

  it('takes its share of a quota', async () => {
    const user = await server.user();
    const habit = await create(user, { frequency: 'custom', timesPerPeriod: 3 });
    server.clock.set('2026-01-06T09:00:00Z');
    const { body } = await rest(user, [{ id: habit.id, paused: [{ from: '2026-01-09', to: '2026-01-11' }] }]);
    expect(body).toMatchObject([{ quota: { completed: 0, required: 2 } }]);
  });

  it('is moved, ended early and called off', async () => {
    const user = await server.user();
    const habit = await create(user);
    await rest(user, [{ id: habit.id, paused: [HOLIDAYS] }]);
    const later = { from: '2026-01-02', to: null };
    const moved = await rest(user, [{ id: habit.id, lifted: [HOLIDAYS], paused: [later] }]);
    expect(moved.body).toMatchObject([{ pauses: [{ from: '2026-01-02', until: null }] }]);
    server.clock.set('2026-01-06T09:00:00Z');
    const { body } = await user.put(`${PATH}/${habit.id}`, { isActive: true });
    expect(body).toMatchObject({ isActive: true, pauses: [{ from: '2026-01-02', until: '2026-01-06' }] });
    await rest(user, [{ id: habit.id, lifted: [later] }]);
    expect(await all(user)).toMatchObject([{ pauses: [] }]);
  });

  it('is said of several habits at once, and taken back in one go, but for what was changed since', async () => {
    const user = await server.user();
    const [run, read, gone] = [await create(user), await create(user), await create(user)];
    await user.delete(`${PATH}/${gone.id}`);
    const entry = newId();
    const asked = [run, read, gone].map(({ id }) => ({ id, paused: [HOLIDAYS] }));
    const { body } = await rest(user, asked, { 'X-Journal-Entry': entry });
    expect(body.map(({ id }: Habit) => id)).toEqual([run.id, read.id]);
    await rest(user, [{ id: read.id, lifted: [{ from: '2026-01-09', to: '2026-01-10' }] }]);
    const undone = await user.post(`/api/journal/${entry}/undo`, {});
    expect(undone.status).toBe(200);
    const [first, second] = await all(user);
    expect(first!.pauses).toEqual([]);
    expect(second!.pauses).toEqual([{ from: '2026-01-01', until: '2026-01-09' }]);
    await user.post(`/api/journal/${undone.body.id}/undo`, {});
    expect((await all(user))[0]!.pauses).toEqual(PLANNED);
  });

  it('is told by the feed', async () => {
    const user = await server.user();
    const habit = await create(user);
    const { cursor } = (await user.get('/api/changes')).body;
    await rest(user, [{ id: habit.id, paused: [HOLIDAYS] }]);
    const { changes } = (await user.get(`/api/changes?since=${cursor}`)).body;
    expect(changes.habits.rows).toMatchObject([{ id: habit.id, pauses: PLANNED }]);
  });

  it('said at once by two leaves both', async () => {
    const user = await server.user();
    const habit = await create(user);
    const february = { from: '2026-02-01', to: '2026-02-07' };
    await Promise.all([HOLIDAYS, february].map((paused) => rest(user, [{ id: habit.id, paused: [paused] }])));
    expect((await all(user))[0]!.pauses).toEqual([...PLANNED, { from: '2026-02-01', until: '2026-02-08' }]);
  });

  it.each([
    ['its end before its beginning', { from: '2026-01-10', to: '2026-01-01' }],
    ['no day', { from: 'завтра', to: null }],
    ['a day beyond all plans', { from: '2200-01-01', to: null }],
    ['a day before everything', { from: '1999-12-31', to: null }],
  ])('with %s is refused', async (_, paused) => {
    const user = await server.user();
    const habit = await create(user);
    expect((await rest(user, [{ id: habit.id, paused: [paused] }])).status).toBe(400);
  });

  it("is refused of no habit, of somebody else's, and to those who are signed out", async () => {
    const [user, other] = [await server.user(), await server.user()];
    const habit = await create(other);
    expect((await rest(user, [])).status).toBe(400);
    expect((await rest(user, [{ id: habit.id, paused: [HOLIDAYS] }])).status).toBe(404);
    expect((await all(other))[0]!.pauses).toEqual([]);
  });
});
