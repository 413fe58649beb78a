import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { late } from '#testing/server/late.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import type { Step } from '../step-contract.ts';
import { successorId } from '../successor-id.ts';

const server = useTestApp();

const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;
const taskOf = async (user: TestUser, said: object = {}): Promise<{ id: string; path: string }> => {
  const { id } = (await user.post('/api/tasks', { title: 'Переезд', ...said })).body;
  return { id, path: `/api/tasks/${id}/steps` };
};
const stepsOf = async (user: TestUser, { id }: { id: string }): Promise<Step[]> =>
  (await list(user)).find((task) => task.id === id)!.steps;
const add = async (user: TestUser, { path }: { path: string }, title: string, said: object = {}): Promise<Step> =>
  (await user.post(path, { title, ...said })).body;
const titles = (steps: readonly Step[]) => steps.map(({ title }) => title);

describe('steps of a task', () => {
  it('are added in their order, ticked, renamed, given a day and deleted', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const boxes = await user.post(task.path, { title: '  Коробки ' });
    expect([boxes.status, boxes.body]).toEqual([
      201,
      { id: expect.any(String), title: 'Коробки', done: false, dueDay: null, rank: expect.any(String) },
    ]);
    const van = await add(user, task, 'Машина', { dueDay: '2026-12-01', done: true });
    expect(van).toMatchObject({ done: true, dueDay: '2026-12-01' });
    expect(await stepsOf(user, task)).toEqual([boxes.body, van]);
    const changed = await user.patch(`${task.path}/${van.id}`, { title: 'Фургон', done: false, dueDay: null });
    expect([changed.status, changed.body]).toEqual([200, { ...van, title: 'Фургон', done: false, dueDay: null }]);
    expect((await user.delete(`${task.path}/${boxes.body.id}`)).status).toBe(204);
    expect(await stepsOf(user, task)).toEqual([changed.body]);
  });

  it('stand where they are put: first, behind another one, or at the end', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const [one, two] = [await add(user, task, '1'), await add(user, task, '2')];
    const three = await add(user, task, '3', { afterStepId: one.id });
    const zero = await add(user, task, '0', { afterStepId: null });
    expect(titles(await stepsOf(user, task))).toEqual(['0', '1', '3', '2']);
    await user.patch(`${task.path}/${zero.id}`, { afterStepId: two.id });
    await user.patch(`${task.path}/${three.id}`, { afterStepId: null });
    await user.patch(`${task.path}/${one.id}`, { afterStepId: newId() });
    expect(titles(await stepsOf(user, task))).toEqual(['3', '2', '0', '1']);
  });

  it('come with a new task', async () => {
    const user = await server.user();
    const id = newId();
    const steps = [
      { id, title: 'Коробки', done: true },
      { title: 'Машина', dueDay: '2026-12-01' },
    ];
    const { body } = await user.post('/api/tasks', { title: 'Переезд', steps });
    expect(body.steps).toMatchObject([
      { id, title: 'Коробки', done: true, dueDay: null },
      { title: 'Машина', done: false, dueDay: '2026-12-01' },
    ]);
    expect(await stepsOf(user, body)).toEqual(body.steps);
  });

  it('are made once under an id of the caller, and never again once they are deleted', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const said = { id: newId(), title: 'Коробки' };
    const step = await add(user, task, said.title, said);
    const again = await user.post(task.path, { ...said, title: 'Ящики' });
    expect([again.status, again.body]).toEqual([200, step]);
    await user.delete(`${task.path}/${said.id}`);
    expect((await user.post(task.path, said)).status).toBe(410);
    expect((await user.delete(`${task.path}/${said.id}`)).status).toBe(204);
    expect(await stepsOf(user, task)).toEqual([]);
  });

  it('are a hundred at most', async () => {
    const user = await server.user();
    const steps = Array.from({ length: 101 }, (_, at) => ({ title: `${at}` }));
    expect((await user.post('/api/tasks', { title: 'a', steps })).status).toBe(400);
    const task = await taskOf(user, { steps: steps.slice(1) });
    const full = await user.post(task.path, { title: 'Ещё один' });
    expect([full.status, full.body.message]).toEqual([409, 'Не больше 100 шагов в\u00a0задаче']);
  });

  it.each([
    ['no title', {}, 'title'],
    ['an empty one', { title: ' ' }, 'title'],
    ['one too long', { title: 'а'.repeat(301) }, 'title'],
    ['a day that there is not', { title: 'а', dueDay: '2026-02-30' }, 'dueDay'],
    ['a day of another century', { title: 'а', dueDay: '1999-12-31' }, 'dueDay'],
    ['a tick that is none', { title: 'а', done: 'да' }, 'done'],
    ['an id that nobody makes', { title: 'а', id: 'step' }, 'id'],
  ])('are refused in words with %s', async (_, said, path) => {
    const user = await server.user();
    const task = await taskOf(user);
    const { status, body } = await user.post(task.path, said);
    expect([status, body.issues[0].path, body.issues[0].message]).toEqual([
      400,
      path,
      expect.stringMatching(/[а-яё]/i),
    ]);
    const twice = [said, said].map((step) => ({ ...step, title: 'а', id: newId() }));
    twice[1]!.id = twice[0]!.id;
    expect((await user.post('/api/tasks', { title: 'а', steps: twice })).status).toBe(400);
  });

  it('are missing to whoever does not have them, and in a task that does not', async () => {
    const [owner, other] = [await server.user(), await server.user()];
    const [task, another] = [await taskOf(owner), await taskOf(owner)];
    const step = await add(owner, task, 'Коробки');
    for (const [user, path] of [
      [other, task.path],
      [owner, another.path],
    ] as const) {
      expect((await user.patch(`${path}/${step.id}`, { done: true })).status).toBe(404);
      expect((await user.delete(`${path}/${step.id}`)).status).toBe(404);
    }
    expect((await other.post(task.path, { title: 'а' })).status).toBe(404);
    expect((await server.visitor().post(task.path, { title: 'а' })).status).toBe(401);
    expect(await stepsOf(owner, task)).toEqual([step]);
  });
});

describe('steps that two devices change', () => {
  it('are all there where both add at once', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    await Promise.all(Array.from({ length: 8 }, (_, at) => add(user, task, `${at}`)));
    const steps = await stepsOf(user, task);
    expect(titles(steps).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(new Set(steps.map(({ rank }) => rank)).size).toBe(8);
  });

  it('keep of each one the tick and the name that were said last, whoever is heard first', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const [one, two] = [await add(user, task, 'Коробки'), await add(user, task, 'Машина')];
    await late(user, 10, 'PATCH', `${task.path}/${one.id}`, { done: true });
    await late(user, 20, 'PATCH', `${task.path}/${one.id}`, { done: false, title: 'Ящики' });
    await late(user, 30, 'PATCH', `${task.path}/${two.id}`, { done: true });
    expect(await stepsOf(user, task)).toMatchObject([
      { title: 'Ящики', done: true },
      { title: 'Машина', done: true },
    ]);
  });

  it('bring back a task that was deleted before they were changed', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const step = await add(user, task, 'Коробки');
    await late(user, 20, 'DELETE', `/api/tasks/${task.id}`);
    await late(user, 10, 'PATCH', `${task.path}/${step.id}`, { done: true });
    expect(await stepsOf(user, task)).toMatchObject([{ done: true }]);
  });
});

describe('what was done to steps', () => {
  const act = () => {
    const entry = newId();
    const undo = (user: TestUser) => user.post(`/api/journal/${entry}/undo`);
    return { options: { headers: { 'x-journal-entry': entry } }, undo };
  };

  it('is taken back step by step: what was changed since stays', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const [one, two] = [await add(user, task, 'Коробки'), await add(user, task, 'Машина')];
    const { options, undo } = act();
    await user.patch(`${task.path}/${one.id}`, { done: true }, options);
    await user.delete(`${task.path}/${two.id}`, options);
    await add(user, task, 'Ключи');
    await undo(user);
    expect(await stepsOf(user, task)).toMatchObject([{ done: false }, { title: 'Машина' }, { title: 'Ключи' }]);
  });

  it('keeps a task from going with the taking back of its creation', async () => {
    const user = await server.user();
    const { options, undo } = act();
    const { body } = await user.post('/api/tasks', { title: 'Переезд' }, options);
    await user.post(`/api/tasks/${body.id}/steps`, { title: 'Коробки' });
    await undo(user);
    expect(await stepsOf(user, body)).toHaveLength(1);
  });

  it('stays with a task that is deleted and restored', async () => {
    const user = await server.user();
    const task = await taskOf(user, { steps: [{ title: 'Коробки', done: true }] });
    const before = await stepsOf(user, task);
    await user.delete(`/api/tasks/${task.id}`);
    await user.post(`/api/tasks/${task.id}/restore`);
    expect(await stepsOf(user, task)).toEqual(before);
  });

  it('is in the feed and in the export', async () => {
    const user = await server.user();
    const task = await taskOf(user);
    const { cursor } = (await user.get('/api/changes')).body;
    const step = await add(user, task, 'Коробки');
    const { changes } = (await user.get(`/api/changes?since=${encodeURIComponent(cursor)}`)).body;
    expect(changes.tasks.rows).toMatchObject([{ id: task.id, steps: [step] }]);
    const exported = (await user.get('/api/account/export')).body;
    expect(JSON.stringify(exported)).toContain('Коробки');
  });
});

describe('the next task of a series', () => {
  it('has the same steps, to be done, their days as many days later', async () => {
    const user = await server.user();
    const repeat = { rule: 'FREQ=WEEKLY', from: 'due', calendar: 'all' };
    const steps = [{ title: 'Купить корм', done: true, dueDay: '2099-01-04' }, { title: 'Вымыть' }];
    const task = await taskOf(user, { dueDay: '2099-01-05', repeat, steps });
    const [first] = await stepsOf(user, task);
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    expect(await stepsOf(user, { id: successorId(task.id) })).toMatchObject([
      { id: successorId(first!.id), title: 'Купить корм', done: false, dueDay: '2099-01-11' },
      { title: 'Вымыть', done: false, dueDay: null },
    ]);
    expect(await stepsOf(user, task)).toMatchObject([{ done: true }, {}]);
  });
});
