import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { habitChange } from '#features/habits/contract.ts';
import { OWN_FIELDS as OF_HABITS } from '#features/habits/field-sets.ts';
import { projectInput } from '#features/projects/contract.ts';
import { OWN_FIELDS as OF_PROJECTS } from '#features/projects/field-sets.ts';
import { type Task, taskChange } from '#features/tasks/contract.ts';
import { OWN_FIELDS as OF_TASKS } from '#features/tasks/field-sets.ts';
import { newId } from '#server/id.ts';
import { follow } from '#testing/server/feed/follower.ts';
import { valuesOf } from '#testing/server/field-values.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const NUMBERS = Array.from({ length: 8 }, (_, number) => number);

describe.each([
  ['task', (number: number): object => valuesOf(taskChange.shape, OF_TASKS, number), OF_TASKS],
  ['habit', (number: number): object => valuesOf(habitChange.shape, OF_HABITS, number), OF_HABITS],
  ['project', (number: number): object => valuesOf(projectInput.shape, OF_PROJECTS, number), OF_PROJECTS],
] as const)('of every own field of a %s', (_what, values, fields) => {
  it('other values can be made, the same each time', () => {
    const made = NUMBERS.map(values) as Record<string, unknown>[];
    for (const field of fields)
      expect([field, new Set(made.map((each) => JSON.stringify(each[field]))).size > 1]).toEqual([field, true]);
    expect(NUMBERS.map(values)).toEqual(made);
  });
});

it.each(NUMBERS)('what is said of a task in every field is kept, told and changed: %i', async (number) => {
  const user = await server.user();
  const projects = ['Дом', 'Сад'].map(async (name) => (await user.post('/api/projects', { name })).body.id);
  const [projectId, otherId] = await Promise.all(projects);
  const said = { ...valuesOf(taskChange.shape, OF_TASKS, number), projectId };
  const { status, body: task } = await user.post('/api/tasks', said);
  expect([status, task]).toEqual([201, expect.objectContaining(said)]);
  const follower = follow(user);
  await follower.catchUp(10);
  const other = { ...valuesOf(taskChange.shape, OF_TASKS, number + 1), projectId: otherId };
  expect((await user.put(`/api/tasks/${task.id}`, other)).body).toMatchObject(other);
  await follower.catchUp(10);
  expect(follower.held.tasks![task.id]).toMatchObject(other);
  expect((await user.get('/api/tasks')).body).toMatchObject([other]);
});

it.each(NUMBERS)(
  'what a device and the assistant said in every field leaves with the export, and is taken back: %i',
  async (number) => {
    const user = await server.user();
    const projects = ['Дом', 'Сад'].map(async (name) => (await user.post('/api/projects', { name })).body.id);
    const [projectId, otherId] = await Promise.all(projects);
    const device = { headers: { 'x-client-id': 'device' } };
    const tasks = async () => (await user.get('/api/tasks')).body.map(({ updatedAt: _, ...task }: Task) => task);
    const sent = async (method: string, path: string, body: object, entry: string) => {
      const { body: answer } = await user.post(
        '/api/changes',
        { changes: [{ key: newId(), method, path, body, entry }] },
        device,
      );
      return answer.results[0];
    };
    const said = { ...valuesOf(taskChange.shape, OF_TASKS, number), projectId };
    const made = await sent('POST', '/api/tasks', said, newId());
    expect(made).toMatchObject({ status: 201, body: said });
    const before = await tasks();
    const { id } = made.body;
    const exchange = {
      askedId: newId(),
      messageId: newId(),
      message: 'поменяй',
      answer: 'Готово.',
      taskCount: 1,
      canUndo: true,
    };
    const other = { ...valuesOf(taskChange.shape, OF_TASKS, number + 1), projectId: otherId };
    expect(await sent('PUT', `/api/tasks/${id}`, other, exchange.messageId)).toMatchObject({
      status: 200,
      body: other,
    });
    expect((await user.get('/api/account/export')).body.tasks).toMatchObject([other]);
    const changes = [{ id, title: other.title, action: 'tasks_update' }];
    expect((await user.post('/api/chat/exchanges', { ...exchange, changes }, device)).status).toBe(204);
    expect((await user.post('/api/ai/undo', { messageId: exchange.messageId }, device)).status).toBe(200);
    expect(await tasks()).toEqual(before);
  },
);

it('a field of which no value can be made is named', () => {
  const odd = z.string().refine((text) => text === 'odd');
  expect(() => valuesOf({ odd }, ['odd'], 1)).toThrow('nothing can be said of odd');
  const shapes = {
    list: z.array(z.string()).min(1).max(9),
    nested: z.object({ every: z.enum(['day', 'week']), times: z.int().min(3).max(4) }).nullable(),
    flag: z.boolean(),
    day: z.iso.date(),
    clock: z.string().regex(/^[01]\d:[0-5]\d$/),
  };
  expect(valuesOf(shapes, ['list', 'nested', 'flag', 'day'], 2)).toEqual({
    list: ['Слово 2', 'Слово 3', 'Слово 4'],
    nested: { every: 'week', times: 4 },
    flag: false,
    day: '2026-03-07',
  });
  expect(valuesOf(shapes, ['nested', 'clock'], 1)).toEqual({
    nested: null,
    clock: expect.stringMatching(/^\d\d:\d\d$/),
  });
});
