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

it('a task is copied with its steps to be done, into a project that is made in a folder beside, and both are taken back', async () => {
  const user = await server.user();
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body;
  const tasks = async () => (await user.get('/api/tasks')).body as Task[];
  const projects = async () => (await user.get('/api/projects')).body;
  const { body: task } = await user.post('/api/tasks', { title: 'Переезд', steps: [{ title: 'Коробки' }] });
  await user.put(`/api/tasks/${task.id}/steps/${task.steps[0].id}`, { done: true });
  await say('скопируй переезд, назови её «Новоселье»');
  const copy = (await tasks()).find(({ title }) => title === 'Новоселье')!;
  expect(copy.steps).toMatchObject([{ title: 'Коробки', done: false }]);
  await say('отмени');
  expect(await tasks()).toHaveLength(1);
  await say('создай проект Баня в папке Дом');
  expect(await projects()).toMatchObject([{ name: 'Баня', folder: 'Дом' }]);
});

it('a line of words puts a task under a heading, and asks of headings, folders and hours are answered', async () => {
  const user = await server.user();
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body.message;
  const { body: project } = await user.post('/api/projects', { name: 'Ремонт', folder: 'Дом' });
  const { body: heading } = await user.post(`/api/projects/${project.id}/headings`, { title: 'Кухня' });
  await say('добавь заказать фартук под заголовок Кухня');
  const [task] = (await user.get('/api/tasks')).body;
  expect(task).toMatchObject({ title: 'Заказать фартук', projectId: project.id, headingId: heading.id });
  await user.put(`/api/tasks/${task.id}`, { plannedDay: new Date().toISOString().slice(0, 10), estimateMinutes: 90 });
  expect(await say('что в разделе Кухня')).toContain('Заказать фартук');
  expect(await say('какие задачи в папке Дом')).toContain('Заказать фартук');
  expect(await say('сколько займёт заказать фартук')).toContain('1 ч 30 мин');
});

it('a tag gets another name on all its tasks, becomes part of another one, and both are taken back', async () => {
  const user = await server.user();
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body.message;
  const tags = async () => (await user.get('/api/tags')).body.map(({ name }: { name: string }) => name);
  const tagged = async () => ((await user.get('/api/tasks')).body as Task[]).flatMap((task) => task.tags).sort();
  await user.post('/api/tasks', { title: 'Разобрать партитуры', tags: ['ноты'] });
  await user.post('/api/tasks', { title: 'Настроить рояль', tags: ['музыка'] });
  expect(await say('переименуй тег ноты в Библиотека')).toBe('Тег «ноты» теперь называется «Библиотека».');
  expect([await tags(), await tagged()]).toEqual([
    ['Библиотека', 'музыка'],
    ['Библиотека', 'музыка'],
  ]);
  await say('отмени');
  expect([await tags(), await tagged()]).toEqual([
    ['музыка', 'ноты'],
    ['музыка', 'ноты'],
  ]);
  await say('объедини теги ноты и музыка');
  expect([await tags(), await tagged()]).toEqual([['музыка'], ['музыка', 'музыка']]);
  await say('отмени');
  expect([await tags(), await tagged()]).toEqual([
    ['музыка', 'ноты'],
    ['музыка', 'ноты'],
  ]);
});
