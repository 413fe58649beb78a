import { expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

it('a task gets its steps by words, as one act that is taken back by words', async () => {
  const user = await server.user();
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body;
  const steps = async () => ((await user.get('/api/tasks')).body[0] as Task).steps.map(({ title }) => title);
  await user.post('/api/tasks', { title: 'Переезд', steps: [{ title: 'Договор' }] });
  const answer = await say('разбей переезд на шаги: коробки, машина и ключи');
  expect(answer).toMatchObject({
    message: 'Задача «Переезд» разбита на шаги:\n• Коробки\n• Машина\n• Ключи',
    actions: ['tasks_update'],
    changes: [{ title: 'Переезд', action: 'tasks_update' }],
    taskCount: 1,
  });
  expect(await steps()).toEqual(['Договор', 'Коробки', 'Машина', 'Ключи']);
  await say('отмени');
  expect(await steps()).toEqual(['Договор']);
});
