import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const LOS_ANGELES = { zone: 'America/Los_Angeles' };
/** Where the 27th ends there, and in Moscow. */
const END_THERE = '2026-11-28T07:59:00.000Z';
const END = '2026-11-27T20:59:00.000Z';

it('what was said offline elsewhere means the days of there, and is done in the account’s', async () => {
  const user = await server.user();
  await user.put('/api/settings', { dayStart: 4 });
  server.clock.set('2026-11-28T12:00:00Z');
  const [made, timed] = [v7(), v7()];
  const change = (method: string, path: string, body: object, at: string) => ({ key: newId(), method, path, body, at });
  // 02:30 of the 28th in Moscow, in the 27th of somebody whose days begin at four.
  const night = '2026-11-27T23:30:00.000Z';
  const changes = [
    change('POST', '/api/tasks', { id: made, title: 'Отчёт', dueDate: END_THERE }, '2026-11-26T10:00:00.000Z'),
    change('POST', '/api/tasks', { id: timed, title: 'Звонок', dueDate: END }, '2026-11-26T10:01:00.000Z'),
    change('PATCH', `/api/tasks/${made}`, { title: 'Доклад', dueDate: END_THERE }, '2026-11-26T10:02:00.000Z'),
    change('PUT', `/api/tasks/${timed}`, { status: 'completed' }, night),
  ];
  const { body } = await user.post('/api/changes', { changes }, LOS_ANGELES);
  expect(body.results.map(({ status }: { status: number }) => status)).toEqual([201, 201, 200, 200]);
  const day = { dueDay: '2026-11-27', dueHasTime: false };
  expect(body.results[2].body).toMatchObject({ title: 'Доклад', ...day, dueDate: END_THERE });
  const byId = new Map<string, object>(
    (await user.get('/api/tasks')).body.map((task: { id: string }) => [task.id, task]),
  );
  expect(byId.get(made)).toMatchObject({ title: 'Доклад', ...day, dueDate: END });
  // The end of a day in Moscow is 12:59 there: said there, it is a time, and the account hears its own end of the day.
  expect(byId.get(timed)).toMatchObject({ ...day, dueDate: END, completedAt: night, completedDay: '2026-11-27' });
  const again = await user.post('/api/changes', { changes }, LOS_ANGELES);
  expect(again.body).toEqual(body);
});

it('of two devices in two zones the later one’s deadline stands, whole, whichever arrives first', async () => {
  const user = await server.user();
  const { id } = (await user.post('/api/tasks', { title: 'Отчёт', dueDay: '2026-11-20' })).body;
  server.clock.set('2026-11-28T12:00:00Z');
  const send = (body: object, at: string, options?: object) =>
    user.post(
      '/api/changes',
      { changes: [{ key: newId(), method: 'PATCH', path: `/api/tasks/${id}`, body, at }] },
      options,
    );
  await send({ dueDate: END_THERE }, '2026-11-28T11:00:00.000Z', LOS_ANGELES);
  await send({ dueDate: '2026-11-25T06:30:00.000Z' }, '2026-11-28T10:00:00.000Z');
  expect((await user.get('/api/tasks')).body).toMatchObject([
    { dueDay: '2026-11-27', dueHasTime: false, dueDate: END },
  ]);
});
