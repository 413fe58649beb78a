import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

it('the assistant goes by the day that goes on behind midnight', async () => {
  const user = await server.user();
  await user.put('/api/settings', { dayStart: 4 });
  // Two at night of a Saturday in Moscow.
  server.clock.set('2026-11-20T23:00:00Z');
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body;
  const today = await say('добавь задачу полить цветы сегодня');
  expect(today.tasks).toMatchObject([{ dueDay: '2026-11-20', dueHasTime: false }]);
  expect(today.message).not.toContain('прошло');
  expect((await say('добавь задачу купить хлеб завтра')).tasks).toMatchObject([{ dueDay: '2026-11-21' }]);
  expect((await say('что просрочено')).message).toBe('Просроченных задач нет.');
  expect((await say('что у меня на сегодня')).message).toMatch(/Полить цветы — сегодня/);
  server.clock.set('2026-11-21T01:00:00Z');
  expect((await say('что просрочено')).message).toContain('Полить цветы — вчера');
});
