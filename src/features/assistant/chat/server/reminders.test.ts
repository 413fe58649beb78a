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

it('a habit’s reminder is put off by words right after it came', async () => {
  const { user, say } = await somebody();
  await user.put('/api/settings', { zone: 'Europe/Moscow' });
  const { id } = (await user.post('/api/habits', { name: 'Зарядка', frequency: 'daily', reminderTimes: ['12:00'] }))
    .body;
  const snoozed = async () => (await user.get('/api/habits')).body[0].snoozed;
  server.clock.set('2026-11-20T08:59:00Z');
  expect((await say('отложи напоминание на десять минут')).message).toContain('Недавних напоминаний нет');
  server.clock.set('2026-11-20T09:01:00Z');
  expect((await say('отложи на десять минут')).message).toBe('Напомню о привычке «Зарядка» сегодня в\u00a012:11.');
  expect(await snoozed()).toEqual({ from: '2026-11-20T09:00:00.000Z', until: '2026-11-20T09:11:00.000Z' });
  expect((await say('отложи напоминание на час')).message).toContain('Недавних напоминаний нет');
  server.clock.set('2026-11-20T09:12:00Z');
  await say('отложи до вечера');
  expect(await snoozed()).toEqual({ from: '2026-11-20T09:11:00.000Z', until: '2026-11-20T16:00:00.000Z' });
  await user.post(`/api/habits/${id}/toggle`);
  server.clock.set('2026-11-20T16:01:00Z');
  expect((await say('отложи напоминание на час')).message).toContain('Недавних напоминаний нет');
});

it('what was put off by words is taken back by words, with the habit’s times, and nothing else is', async () => {
  const { user, say } = await somebody();
  await user.put('/api/settings', { zone: 'Europe/Moscow' });
  await say('добавь созвон сегодня в 13:00, напомни за час');
  const { id } = (await user.post('/api/habits', { name: 'Зарядка', frequency: 'daily', reminderTimes: ['12:00'] }))
    .body;
  const habit = async () => {
    const { snoozed, reminderTimes, reminderDays } = (await user.get('/api/habits')).body[0];
    return { snoozed, reminderTimes, reminderDays };
  };
  const task = async () => (await user.get('/api/tasks')).body[0].reminders[0].snoozedUntil;
  const before = await habit();
  server.clock.set('2026-11-20T09:01:00Z');
  await say('отложи напоминание о созвоне на десять минут');
  expect(await task()).toBe('2026-11-20T09:11:00.000Z');
  await say('отложи напоминание о зарядке на полчаса');
  expect(await habit()).toMatchObject({ snoozed: { until: '2026-11-20T09:31:00.000Z' } });
  expect((await say('отмени')).message).toBe('Отменено.');
  expect(await habit()).toEqual(before);
  expect(await task()).toBe('2026-11-20T09:11:00.000Z');
  await say('отмени');
  expect(await task()).toBeUndefined();

  await say('напоминай про зарядку в 8 утра по будням');
  expect(await habit()).toMatchObject({ reminderTimes: ['08:00'], reminderDays: [1, 2, 3, 4, 5] });
  await say('отмени');
  expect(await habit()).toEqual(before);

  await say('напоминай про зарядку в 8 утра');
  await user.put(`/api/habits/${id}`, { reminderTimes: ['07:00'] });
  expect((await say('отмени')).message).toContain('изменили');
  expect(await habit()).toMatchObject({ reminderTimes: ['07:00'] });
});
