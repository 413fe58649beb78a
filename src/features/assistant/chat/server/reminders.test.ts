import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

async function somebody() {
  server.clock.set('2026-11-20T09:00:00Z');
  const user = await server.user();
  const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body;
  const reminders = async () =>
    Object.fromEntries(
      (await user.get('/api/tasks')).body.map((task: { title: string; reminders: { id: string }[] }) => [
        task.title,
        task.reminders.map(({ id: _, ...reminder }) => reminder),
      ]),
    );
  return { user, say, reminders };
}

it('a task with a time that is made by words is reminded of as the settings have it', async () => {
  const { user, say, reminders } = await somebody();
  await say('добавь созвон завтра в 10');
  await user.put('/api/settings', { defaultReminder: 30 });
  await say('добавь стрижку завтра в 15:30');
  await say('добавь уборку завтра');
  await say('добавь позвонить Оле');
  expect(await reminders()).toEqual({
    Созвон: [],
    Стрижка: [{ beforeMinutes: 30 }],
    Уборка: [],
    'Позвонить Оле': [],
  });
});
