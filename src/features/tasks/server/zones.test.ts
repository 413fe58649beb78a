import { describe, expect, it } from 'vitest';
import { follow } from '#testing/server/feed/follower.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const LOS_ANGELES = { zone: 'America/Los_Angeles' };
const END_THERE = '2026-11-28T07:59:00.000Z';
const END = '2026-11-27T20:59:00.000Z';
const DAY = { dueDay: '2026-11-27', dueHasTime: false };

const create = async (user: TestUser, fields: object, options?: object) =>
  (await user.post('/api/tasks', { title: 'Отчёт', ...fields }, options)).body;
const list = async (user: TestUser, options?: object) => (await user.get('/api/tasks', options)).body;

describe('the zone of an account', () => {
  it('is that in which it was made, and no call from elsewhere changes it', async () => {
    const user = await server.user();
    await list(user, LOS_ANGELES);
    expect((await user.get('/api/settings', LOS_ANGELES)).body).toMatchObject({ zone: 'Europe/Moscow', dayStart: 0 });
    expect((await user.put('/api/settings', LOS_ANGELES)).body).toMatchObject(LOS_ANGELES);
    await list(user);
    expect((await user.get('/api/settings')).body).toMatchObject(LOS_ANGELES);
    expect((await user.get('/api/changes')).body.changes.settings.rows).toMatchObject([LOS_ANGELES]);
    expect((await user.get('/api/account/export')).body.user).toMatchObject(LOS_ANGELES);
  });

  it('gives a day its end, and who calls from elsewhere is told where it ends there', async () => {
    const user = await server.user();
    const { id } = await create(user, { dueDay: '2026-11-27' });
    expect(await list(user)).toMatchObject([{ ...DAY, dueDate: END }]);
    expect(await list(user, LOS_ANGELES)).toMatchObject([{ ...DAY, dueDate: END_THERE }]);
    // A window of before sends back what it was told, and all that it knows of a deadline is the instant.
    const renamed = await user.put(`/api/tasks/${id}`, { title: 'Доклад', dueDate: END_THERE }, LOS_ANGELES);
    expect(renamed.body).toMatchObject({ ...DAY, dueDate: END_THERE });
    expect((await user.post('/api/tasks', { title: 'а', dueDate: END_THERE }, LOS_ANGELES)).body).toMatchObject(DAY);
    const both = { dueDate: END_THERE, dueDay: '2026-11-27' };
    expect(await create(user, both, LOS_ANGELES)).toMatchObject(DAY);
    expect((await user.post('/api/tasks', { title: 'а', ...both })).body).toMatchObject({ code: 'validation' });
  });

  it('changes: days stay, instants stay and may be of another day, and whoever follows hears it', async () => {
    const user = await server.user();
    await create(user, { dueDay: '2026-11-27' });
    await create(user, { dueDate: '2026-11-27T06:30:00.000Z' });
    await create(user, {});
    const follower = follow(user);
    await follower.catchUp(100);
    const revision = Number((await user.get('/api/tasks')).headers['x-revision']);
    await user.put('/api/settings', LOS_ANGELES);
    const tasks = await list(user, LOS_ANGELES);
    expect(tasks).toMatchObject([
      { dueDate: null, dueDay: null },
      { dueDate: '2026-11-27T06:30:00.000Z', dueDay: '2026-11-26', dueHasTime: true },
      { ...DAY, dueDate: END_THERE },
    ]);
    const { body } = await user.get(`/api/tasks?since=${revision}&order=rank`, LOS_ANGELES);
    expect(body.tasks.map(({ dueDay }: { dueDay: string }) => dueDay)).toEqual(['2026-11-26', '2026-11-27']);
    await follower.catchUp(100);
    const held = Object.values(follower.held.tasks!) as unknown as { dueDay: string | null }[];
    const days = (rows: readonly { dueDay: string | null }[]) => rows.map(({ dueDay }) => dueDay).sort();
    expect(days(held)).toEqual(days(tasks));
  });

  it('leaves what was done where it was done: sixty tasks of Moscow, read in Berlin', async () => {
    const user = await server.user();
    server.clock.set('2026-11-20T21:30:00Z');
    for (let count = 0; count < 60; count++) {
      const { id } = await create(user, {});
      await user.put(`/api/tasks/${id}`, { status: 'completed' });
    }
    const berlin = { zone: 'Europe/Berlin' };
    const done = async () => {
      const { days } = (await user.get('/api/analytics?period=week', berlin)).body;
      return days
        .filter(({ completedTasks }: { completedTasks: number }) => completedTasks > 0)
        .map(({ date, completedTasks }: { date: string; completedTasks: number }) => [date, completedTasks]);
    };
    expect(await done()).toEqual([['2026-11-21', 60]]);
    await user.put('/api/settings', berlin);
    expect(await done()).toEqual([['2026-11-21', 60]]);
    const days = (await list(user, berlin)).map(({ completedDay }: { completedDay: string }) => completedDay);
    expect(new Set(days)).toEqual(new Set(['2026-11-21']));
  });
});

it('a day that begins at four is lived until then, and no written day is moved', async () => {
  const user = await server.user();
  await user.put('/api/settings', { dayStart: 4 });
  server.clock.set('2026-11-27T23:30:00Z');
  const { id } = await create(user, { dueDay: '2026-11-28' });
  const done = await user.put(`/api/tasks/${id}`, { status: 'completed' });
  expect(done.body).toMatchObject({ completedDay: '2026-11-27', dueDay: '2026-11-28' });
  expect((await user.get('/api/analytics')).body).toMatchObject({ from: '2026-11-27', completedTasks: 1 });
});
