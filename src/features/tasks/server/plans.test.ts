import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { texts } from '../texts.ts';

const server = useTestApp();
const DAY = '2026-12-02';
const WHOLE = { plannedDay: DAY, plannedTime: '10:00', someday: false };
const NONE = { plannedDay: null, plannedTime: null, someday: false };
const SOMEDAY = { ...NONE, someday: true };

const create = async (user: TestUser, fields: object = {}) =>
  (await user.post('/api/tasks', { title: 'Отчёт', ...fields })).body;
const say = (user: TestUser, id: string, said: object, minutes = 0) =>
  user.patch(`/api/tasks/${id}`, said, {
    headers: { 'x-changed-at': new Date(server.clock.now() - minutes * 60_000).toISOString() },
  });
const stands = async (user: TestUser, id: string) =>
  (await user.get('/api/tasks')).body.find((task: { id: string }) => task.id === id);

describe('the plan of a task', () => {
  it('is a day, with a time or without, or no day at all', async () => {
    const user = await server.user();
    expect(await create(user)).toMatchObject(NONE);
    expect(await create(user, { someday: true })).toMatchObject(SOMEDAY);
    const task = await create(user, { plannedDay: DAY, plannedTime: '10:00' });
    expect(task).toMatchObject(WHOLE);
    const said = async (change: object) => (await say(user, task.id, change)).body;
    expect(await said({ plannedDay: '2026-12-03' })).toMatchObject({ ...WHOLE, plannedDay: '2026-12-03' });
    expect(await said({ someday: true })).toMatchObject(SOMEDAY);
    expect(await said({ plannedTime: '10:00' })).toMatchObject(SOMEDAY);
    expect(await said({ plannedDay: DAY })).toMatchObject({ ...WHOLE, plannedTime: null });
    expect(await said({ plannedTime: '10:00' })).toMatchObject(WHOLE);
    expect(await said({ plannedDay: null })).toMatchObject(NONE);
    expect(await said(WHOLE)).toMatchObject(WHOLE);
    const { rows } = (await user.get('/api/changes')).body.changes.tasks;
    expect(rows.find(({ id }: { id: string }) => id === task.id)).toMatchObject(WHOLE);
    expect((await user.get('/api/account/export')).body.tasks).toEqual(
      expect.arrayContaining([expect.objectContaining(WHOLE)]),
    );
  });

  it.each([
    [{ someday: true, plannedDay: DAY }, texts.plan.disagrees],
    [{ plannedDay: null, plannedTime: '10:00' }, texts.plan.disagrees],
    [{ plannedDay: '2026-02-30' }, texts.plan.dayInvalid],
    [{ plannedDay: '1999-12-31' }, texts.plan.range],
    [{ plannedDay: '2101-01-01' }, texts.plan.range],
    [{ plannedTime: '24:00' }, texts.plan.timeInvalid],
    [{ someday: 'yes' }, texts.plan.somedayInvalid],
  ])('%j is refused', async (said, message) => {
    const user = await server.user();
    const task = await create(user, WHOLE);
    expect(await say(user, task.id, said)).toMatchObject({ status: 400, body: { message } });
    expect(await user.post('/api/tasks', { title: 'Отчёт', ...said })).toMatchObject({ status: 400 });
    expect(await stands(user, task.id)).toMatchObject(WHOLE);
  });

  it('is said by its owner alone', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const task = await create(user, WHOLE);
    expect(await say(other, task.id, { someday: true })).toMatchObject({ status: 404 });
    expect(await stands(user, task.id)).toMatchObject(WHOLE);
  });

  it.each([
    ['put off', { plannedDay: DAY }, { someday: true }, SOMEDAY],
    ['called back', { someday: true }, { plannedDay: DAY }, { ...WHOLE, plannedTime: null }],
    ['put off, whose time another device changed before', { plannedTime: '12:00' }, { someday: true }, SOMEDAY],
    [
      'of a time said later than the day',
      { plannedDay: '2026-12-05' },
      { plannedTime: '12:00' },
      {
        plannedDay: '2026-12-05',
        plannedTime: '12:00',
      },
    ],
  ])('is what the last of two devices said, whichever is heard first: %s', async (_, earlier, later, after) => {
    const user = await server.user();
    for (const order of ['as it was done', 'the other way']) {
      const { id } = await create(user, WHOLE);
      const sayings = [() => say(user, id, earlier, 9), () => say(user, id, later, 3)];
      for (const tell of order === 'as it was done' ? sayings : sayings.toReversed()) await tell();
      expect(await stands(user, id), order).toMatchObject(after);
    }
  });

  it('is put back whole by an undo, and as far as it holds together where it was changed since', async () => {
    const user = await server.user();
    const { id } = await create(user, WHOLE);
    const undo = async () => {
      const { entries } = (await user.get(`/api/tasks/${id}/history`)).body;
      return user.post(`/api/journal/${entries[0].id}/undo`);
    };
    await say(user, id, { someday: true });
    expect((await undo()).status).toBe(200);
    expect(await stands(user, id)).toMatchObject(WHOLE);
    const { entries } = (await user.get(`/api/tasks/${id}/history`)).body;
    await say(user, id, { plannedDay: null });
    await user.post(`/api/journal/${entries.at(-2).id}/undo`);
    const { plannedDay, plannedTime } = await stands(user, id);
    expect(plannedDay === null && plannedTime !== null).toBe(false);
  });

  it('is asked for by a filter; what is put off stands in no other list, but where it has a deadline or is searched', async () => {
    const user = await server.user();
    await create(user, { title: 'На среду', plannedDay: DAY });
    await create(user, { title: 'Потом', someday: true });
    await create(user, { title: 'Потом, но к сроку', someday: true, dueDay: '2026-12-20' });
    await create(user, { title: 'Без плана' });
    const titles = async (query: string) =>
      (await user.get(`/api/tasks/filtered?${query}`)).body.map(({ title }: { title: string }) => title).sort();
    expect(await titles('')).toEqual(['Без плана', 'На среду', 'Потом, но к сроку']);
    expect(await titles('planned=someday')).toEqual(['Потом', 'Потом, но к сроку']);
    expect(await titles('planned=none')).toEqual(['Без плана']);
    expect(await titles('planned=..2026-12-02')).toEqual(['На среду']);
    expect(await titles('text=потом')).toEqual(['Потом', 'Потом, но к сроку']);
    const { status, body } = await user.get('/api/tasks/filtered?planned=whenever');
    expect([status, body.message]).toEqual([400, texts.filter.plannedInvalid]);
  });
});
