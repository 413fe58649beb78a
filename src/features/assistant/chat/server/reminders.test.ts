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

it('reminders are set, put off and taken away by words, and taken back as one act', async () => {
  const { say, reminders } = await somebody();
  await say('добавь созвон завтра в 10, напомни за 15 минут');
  expect(await reminders()).toEqual({ Созвон: [{ beforeMinutes: 15 }] });
  await say('напомни о созвоне за час');
  expect(await reminders()).toEqual({ Созвон: [{ beforeMinutes: 15 }, { beforeMinutes: 60 }] });
  await say('отмени');
  expect(await reminders()).toEqual({ Созвон: [{ beforeMinutes: 15 }] });
  server.clock.set('2026-11-21T06:46:00Z');
  expect((await say('отложи напоминание на десять минут')).message).toMatch(/^Напомню о задаче «Созвон»/);
  expect(await reminders()).toEqual({ Созвон: [{ beforeMinutes: 15, snoozedUntil: '2026-11-21T06:56:00.000Z' }] });
  await say('убери напоминание у созвона');
  expect(await reminders()).toEqual({ Созвон: [] });
});
