import { expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { keysOf } from '#shared/russian/stem.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { tasksKnown } from './known-tasks.ts';

const server = useTestApp();

/** An account whose tasks are kept, and how often all of them were asked for. */
async function keeper() {
  const user = await server.user();
  const { tasks } = server.app.services;
  const asked = { lists: 0, changes: 0 };
  const known = tasksKnown(
    {
      list(userId) {
        asked.lists++;
        return tasks.list(userId);
      },
      changes(...args) {
        asked.changes++;
        return tasks.changes(...args);
      },
    },
    { indexed: true },
  );
  const writingRevision = async () => Number((await user.get('/api/tasks')).headers['x-revision']);
  return { user, known, asked, writingRevision };
}

const add = async (user: TestUser, title: string): Promise<Task> => (await user.post('/api/tasks', { title })).body;

it('are at every revision what the list is, which is read once', async () => {
  const { user, known, asked, writingRevision } = await keeper();
  const [first, second, third] = [await add(user, 'Первая'), await add(user, 'Вторая'), await add(user, 'Третья')];
  const steps: (() => Promise<unknown>)[] = [
    async () => {},
    () => user.put(`/api/tasks/${second!.id}`, { title: 'Другая', dueDate: '2026-12-01T10:00:00Z' }),
    () => user.delete(`/api/tasks/${first!.id}`),
    () => add(user, 'Четвёртая'),
    () => user.patch(`/api/tasks/${third!.id}`, { status: 'completed' }),
    () => user.post(`/api/tasks/${first!.id}/restore`),
    () => user.post('/api/projects', { name: 'Дом', color: '#3b82f6' }),
  ];
  for (const step of steps) {
    await step();
    const { tasks } = await known.ahead(user.id, await writingRevision());
    const list = (await user.get('/api/tasks')).body.map(({ position: _, ...task }: Task) => task);
    const told = tasks.map(({ dueDate, createdAt, completedAt, ...rest }) => ({
      ...rest,
      dueDate: dueDate && new Date(dueDate).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
      completedAt: completedAt && new Date(completedAt).toISOString(),
    }));
    expect(told).toEqual(list);
  }
  expect(asked).toEqual({ lists: 1, changes: steps.length - 1 });
  expect((await known.ahead(user.id, await writingRevision())).titles?.kinOf(keysOf('другая'))).not.toEqual([]);
});

it('know nothing of a write that was taken back', async () => {
  const { user, known, writingRevision } = await keeper();
  await add(user, 'Первая');
  const { database } = server.context;
  const { tasks } = server.app.services;
  const actor = { userId: user.id, zone: 'Europe/Moscow' };
  const titles = async () => (await known.ahead(user.id, await writingRevision())).tasks.map(({ title }) => title);
  const write = (end: () => void) =>
    database.write(user.id, async (revision) => {
      expect((await known.within(user.id, revision)).tasks).toHaveLength(1);
      await tasks.create(actor, { title: 'Вторая' });
      end();
    });
  const failing = write(() => {
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await titles()).toEqual(['Первая']);
  await write(() => {});
  expect(await titles()).toEqual(['Вторая', 'Первая']);
});

it('are read once for who talks in ten windows', async () => {
  const { user, known, asked, writingRevision } = await keeper();
  await add(user, 'Первая');
  const revision = await writingRevision();
  await Promise.all(Array.from({ length: 10 }, () => known.ahead(user.id, revision)));
  expect(asked).toEqual({ lists: 1, changes: 0 });
});
