import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { successorId } from '../successor-id.ts';

const server = useTestApp();
const DAILY = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
const WEEKLY = { rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' };

/** Today of the tests' clock, and days around it. */
const day = (offset = 0) =>
  new Date(server.clock.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;
const make = async (user: TestUser, said: object = {}): Promise<Task> =>
  (await user.post('/api/tasks', { title: 'Полить цветы', dueDay: day(), repeat: DAILY, ...said })).body;
const put = async (user: TestUser, { id }: Task, change: object) => (await user.put(`/api/tasks/${id}`, change)).body;
const done = (user: TestUser, task: Task) => put(user, task, { status: 'completed' });
const next = async (user: TestUser, { id }: Task) => (await list(user)).find((task) => task.id === successorId(id));

describe('a repeat', () => {
  it('begins with the day of its task, and says which of the series that is', async () => {
    const user = await server.user();
    expect((await make(user)).repeat).toEqual({ ...DAILY, start: day(), index: 1 });
  });

  it('needs a day, and a rule that there is', async () => {
    const user = await server.user();
    const without = await user.post('/api/tasks', { title: 'a', repeat: DAILY });
    expect([without.status, without.body.issues]).toEqual([
      400,
      [{ path: 'repeat', message: 'Для повтора нужен срок' }],
    ]);
    const unknown = await user.post('/api/tasks', {
      title: 'a',
      dueDay: day(),
      repeat: { ...DAILY, rule: 'FREQ=NEVER' },
    });
    expect([unknown.status, unknown.body.issues[0].path]).toEqual([400, 'repeat.rule']);
    const task = await make(user, { repeat: null, dueDay: undefined });
    expect((await user.put(`/api/tasks/${task.id}`, { repeat: DAILY })).status).toBe(400);
  });

  it('goes with the day, and by null', async () => {
    const user = await server.user();
    const [one, other] = [await make(user), await make(user)];
    expect(await put(user, one, { dueDate: null })).toMatchObject({ dueDay: null, repeat: null });
    expect(await put(user, other, { repeat: null })).toMatchObject({ dueDay: day(), repeat: null });
    await done(user, other);
    expect(await list(user)).toHaveLength(2);
  });

  it('keeps its start while the rule stays, and begins anew with another one', async () => {
    const user = await server.user();
    const task = await make(user, { repeat: { ...DAILY, start: '2026-01-01', index: 5 } });
    const moved = await put(user, task, { dueDay: day(3), repeat: DAILY });
    expect(moved.repeat).toEqual({ ...DAILY, start: '2026-01-01', index: 5 });
    expect((await put(user, task, { repeat: WEEKLY })).repeat).toEqual({ ...WEEKLY, start: day(3), index: 1 });
  });
});

describe('completing a task of a series', () => {
  it('makes the next one with all that is said of it, on the next day', async () => {
    const user = await server.user();
    const { body: project } = await user.post('/api/projects', { name: 'Дом' });
    const said = { description: 'кроме кактуса', priority: 'high', projectId: project.id, tags: ['сад'] };
    const task = await make(user, said);
    await done(user, task);
    expect(await next(user, task)).toMatchObject({
      ...said,
      title: 'Полить цветы',
      status: 'active',
      dueDay: day(1),
      dueHasTime: false,
      repeatedFrom: task.id,
      repeat: { ...DAILY, start: day(), index: 2 },
      completedAt: null,
      completedDay: null,
    });
  });

  it('keeps the time on the wall', async () => {
    const user = await server.user();
    await user.put('/api/settings', { zone: 'Europe/Berlin' });
    // Clocks there go back on 25 October 2026, and forward on 28 March 2027.
    const task = await make(user, { dueDay: undefined, dueDate: '2027-03-27T08:30:00.000Z' });
    expect(task.repeat?.start).toBe('2027-03-27');
    await done(user, task);
    expect(await next(user, task)).toMatchObject({ dueDate: '2027-03-28T07:30:00.000Z', dueHasTime: true });
  });

  it('goes on behind today where it was overdue, and from today where it counts from the completion', async () => {
    const user = await server.user();
    const overdue = await make(user, { dueDay: day(-10) });
    await done(user, overdue);
    expect(await next(user, overdue)).toMatchObject({ dueDay: day(1) });
    const from = await make(user, {
      dueDay: day(5),
      repeat: { ...DAILY, rule: 'FREQ=DAILY;INTERVAL=3', from: 'completion' },
    });
    await done(user, from);
    expect(await next(user, from)).toMatchObject({ dueDay: day(3) });
  });

  it('counts the day on which it was done, also where the server hears of it later', async () => {
    const user = await server.user();
    const task = await make(user, { dueDay: day(-10) });
    const at = new Date(server.clock.now() - 5 * 86_400_000).toISOString();
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' }, { headers: { 'x-changed-at': at } });
    expect(await next(user, task)).toMatchObject({ dueDay: day(-4) });
  });

  it('makes none behind the last one', async () => {
    const user = await server.user();
    const counted = await make(user, { repeat: { ...DAILY, rule: 'FREQ=DAILY;COUNT=2' } });
    await done(user, counted);
    const last = (await next(user, counted))!;
    await done(user, last);
    expect(await next(user, last)).toBeUndefined();
    const until = await make(user, { repeat: { ...DAILY, rule: `FREQ=DAILY;UNTIL=${day().replaceAll('-', '')}` } });
    await done(user, until);
    expect(await next(user, until)).toBeUndefined();
  });

  it('makes one, however often and from however many devices it is said', async () => {
    const user = await server.user();
    const task = await make(user);
    const key = newId();
    const send = (headers: Record<string, string> = {}) =>
      user.put(`/api/tasks/${task.id}`, { status: 'completed' }, { headers });
    await Promise.all([send({ 'idempotency-key': key }), send({ 'idempotency-key': key }), send(), send()]);
    expect((await list(user)).map(({ id }) => id).sort()).toEqual([task.id, successorId(task.id)].sort());
  });

  it('puts the next one into the first active column, where it stood in one', async () => {
    const user = await server.user();
    const columns: { id: string; name: string }[] = (await user.get('/api/kanban-columns')).body;
    const id = (name: string) => columns.find((column) => column.name === name)!.id;
    const [task, alone] = [await make(user, { kanbanColumnId: id('В процессе') }), await make(user)];
    await put(user, task, { kanbanColumnId: id('Готово') });
    await done(user, alone);
    expect((await next(user, task))?.kanbanColumnId).toBe(id('Новые'));
    expect((await next(user, alone))?.kanbanColumnId).toBeNull();
  });

  it('is not what a creation in a done column or the archive does', async () => {
    const user = await server.user();
    const columns: { id: string; name: string }[] = (await user.get('/api/kanban-columns')).body;
    await make(user, { kanbanColumnId: columns.find(({ name }) => name === 'Готово')!.id });
    const task = await make(user);
    await put(user, task, { status: 'archived' });
    expect(await list(user)).toHaveLength(2);
  });
});

describe('a completion that is taken back', () => {
  it('takes the next one along, and makes it again when it is done again', async () => {
    const user = await server.user();
    const task = await make(user);
    await done(user, task);
    await put(user, task, { status: 'active' });
    expect((await list(user)).map(({ id }) => id)).toEqual([task.id]);
    await put(user, task, { status: 'completed', title: 'Полить всё' });
    expect(await next(user, task)).toMatchObject({ title: 'Полить всё', status: 'active', dueDay: day(1) });
  });

  it('leaves the next one where somebody has worked on it, and ends the series of the old one', async () => {
    const user = await server.user();
    const task = await make(user);
    await done(user, task);
    const following = (await next(user, task))!;
    await put(user, following, { title: 'Полить кактус' });
    expect(await put(user, task, { status: 'active' })).toMatchObject({ status: 'active', repeat: null });
    expect(await next(user, task)).toMatchObject({ title: 'Полить кактус', repeat: { index: 2 } });
  });

  it('goes by the journal, too, and back again', async () => {
    const user = await server.user();
    const task = await make(user);
    const entry = newId();
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' }, { headers: { 'x-journal-entry': entry } });
    const undo = newId();
    expect(
      (await user.post(`/api/journal/${entry}/undo`, undefined, { headers: { 'x-journal-entry': undo } })).status,
    ).toBe(200);
    expect(await list(user)).toMatchObject([{ id: task.id, status: 'active', repeat: { index: 1 } }]);
    expect((await user.post(`/api/journal/${undo}/undo`)).status).toBe(200);
    expect(await next(user, task)).toMatchObject({ status: 'active', repeat: { index: 2 } });
  });
});

describe('a skip', () => {
  it('moves the task to its next day', async () => {
    const user = await server.user();
    const task = await make(user, { dueDay: day(2) });
    const { body, status } = await user.post(`/api/tasks/${task.id}/skip`);
    expect([status, body.dueDay, body.repeat]).toEqual([200, day(3), { ...DAILY, start: day(2), index: 2 }]);
    expect(await list(user)).toHaveLength(1);
  });

  it('is refused where nothing comes next', async () => {
    const user = await server.user();
    const once = await make(user, { repeat: null });
    const last = await make(user, { repeat: { ...DAILY, rule: 'FREQ=DAILY;COUNT=1' } });
    const said = async (task: Task) => (await user.post(`/api/tasks/${task.id}/skip`)).body.message;
    expect([await said(once), await said(last)]).toEqual([
      'Эта задача не повторяется',
      'Это последняя задача из повтора',
    ]);
  });
});

describe('a change of one of a series alone', () => {
  it('leaves the series to the next one, as it was', async () => {
    const user = await server.user();
    const task = await make(user, { description: 'кроме кактуса', tags: ['сад'] });
    const changed = await put(user, task, { title: 'Полить всё', dueDay: day(3), onlyThis: true });
    expect(changed).toMatchObject({ title: 'Полить всё', dueDay: day(3), repeat: null });
    expect(changed).not.toHaveProperty('onlyThis');
    const following = { title: 'Полить цветы', description: 'кроме кактуса', tags: ['сад'], dueDay: day(1) };
    expect(await next(user, task)).toMatchObject({ ...following, repeat: { ...DAILY, start: day(), index: 2 } });
    await done(user, task);
    expect(await list(user)).toHaveLength(2);
  });

  it('is one act, which is taken back as such', async () => {
    const user = await server.user();
    const task = await make(user);
    const entry = newId();
    const said = { title: 'Полить всё', onlyThis: true };
    await user.put(`/api/tasks/${task.id}`, said, { headers: { 'x-journal-entry': entry } });
    expect(await list(user)).toHaveLength(2);
    expect((await user.post(`/api/journal/${entry}/undo`)).status).toBe(200);
    expect(await list(user)).toMatchObject([{ id: task.id, title: 'Полить цветы', repeat: { index: 1 } }]);
  });

  it('is a change like any other of what is done, ends its series, or repeats no more', async () => {
    const user = await server.user();
    const said = { title: 'Полить всё', onlyThis: true };
    const finished = await make(user);
    await done(user, finished);
    expect(await put(user, finished, said)).toMatchObject({ title: 'Полить всё', repeat: { index: 1 } });
    const last = await make(user, { repeat: { ...DAILY, rule: 'FREQ=DAILY;COUNT=1' } });
    expect(await put(user, last, said)).toMatchObject({ title: 'Полить всё', repeat: { index: 1 } });
    const once = await make(user, { repeat: null });
    expect(await put(user, once, said)).toMatchObject({ title: 'Полить всё', repeat: null });
    expect(await list(user)).toHaveLength(4);
  });

  it('makes one next one, from however many devices it is said', async () => {
    const user = await server.user();
    const task = await make(user);
    const send = (change: object) => user.put(`/api/tasks/${task.id}`, { ...change, onlyThis: true });
    await Promise.all([send({ title: 'Раз' }), send({ priority: 'high' }), send({ dueDay: day(1) })]);
    expect((await list(user)).map(({ id }) => id).sort()).toEqual([task.id, successorId(task.id)].sort());
  });
});

it('a task that is done where no column says so, and the next of its series, have a place each', async () => {
  const user = await server.user();
  const columns: { id: string; name: string }[] = (await user.get('/api/kanban-columns')).body;
  const done = columns.find(({ name }) => name === 'Готово')!;
  await user.put(`/api/kanban-columns/${done.id}`, { name: 'Стадия' });
  const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
  const { id } = (await user.post('/api/tasks', { title: 'Зарядка', dueDay: '2026-11-22', repeat })).body;
  await user.post('/api/tasks', { title: 'Другая' });
  await user.put(`/api/tasks/${id}`, { status: 'completed' });
  const tasks: { rank: string; position: number }[] =
    (await user.get('/api/tasks?since=0&order=rank')).body.tasks ?? (await user.get('/api/tasks')).body;
  expect(tasks).toHaveLength(3);
  expect(new Set(tasks.map(({ rank }) => rank)).size).toBe(3);
});
