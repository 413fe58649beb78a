import { expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { late } from '#testing/server/late.ts';
import { useTestApp } from '#testing/server/test-app.ts';

/** What is deleted, and of which something is heard that was said later and changes nothing. */

const server = useTestApp();

it('a task does not come back for a step that it has already, or has no more', async () => {
  const user = await server.user();
  const path = `/api/tasks/${(await user.post('/api/tasks', { title: 'Отчёт' })).body.id}`;
  const [kept, gone] = [newId(), newId()];
  for (const id of [kept, gone]) await late(user, 40, 'POST', `${path}/steps`, { id, title: 'Черновик' });
  await late(user, 30, 'DELETE', `${path}/steps/${gone}`);
  await late(user, 20, 'DELETE', path);
  const answers = [
    await late(user, 10, 'POST', `${path}/steps`, { id: kept, title: 'Черновик' }),
    await late(user, 10, 'PATCH', `${path}/steps/${kept}`, {}),
    await late(user, 10, 'DELETE', `${path}/steps/${gone}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await user.get('/api/tasks')).body).toEqual([]);
});

it('a project does not come back for a heading that it has already, or has no more, or for nothing', async () => {
  const user = await server.user();
  const path = `/api/projects/${(await user.post('/api/projects', { name: 'Дача' })).body.id}`;
  const [kept, gone] = [newId(), newId()];
  for (const id of [kept, gone]) await late(user, 40, 'POST', `${path}/headings`, { id, title: 'Весна' });
  await late(user, 30, 'DELETE', `${path}/headings/${gone}`);
  await late(user, 20, 'DELETE', path);
  const answers = [
    await late(user, 10, 'POST', `${path}/headings`, { id: kept, title: 'Весна' }),
    await late(user, 10, 'PATCH', `${path}/headings/${kept}`, {}),
    await late(user, 10, 'DELETE', `${path}/headings/${gone}`),
    await late(user, 10, 'PUT', path, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await user.get('/api/projects')).body).toEqual([]);
});
