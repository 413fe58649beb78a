import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { PASSWORD, type TestUser } from '#testing/server/test-app.ts';
import { usePush } from '#testing/server/use-push.ts';
import { reminderTag } from '../push.ts';
import { reminderFiring } from './firing.ts';
import { planReminders } from './jobs.ts';
import { reminderPlanning } from './planning.ts';

const server = usePush();
/** Noon in Moscow. */
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => server.clock.set(NOON));

const ONE = 'Напоминание';
const remind = (time: string) => ({ id: newId(), at: `2026-11-21T${time}` });
const make = async (user: TestUser, said: object) => (await user.post('/api/tasks', { title: 'Созвон', ...said })).body;

/** Puts everything down anew, ahead of whatever is due. */
async function planAnew() {
  const { context, app } = server;
  const other = createJobs({ database: context.database, clock: context.clock, log: context.log });
  const none = async () => {};
  reminderPlanning({ ...context, jobs: other }, { ...app.services, planHabits: none, sending: { dismiss: none } });
  await other.schedule(planReminders, { key: '', at: context.clock.now() });
  await other.runDue();
}

describe('a reminder', () => {
  it('reaches every device at its time, once, encrypted for it', async () => {
    const user = await server.user();
    const desk = server.visitor();
    await desk.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const devices = [await server.device(user), await server.device(desk, 'Стол')].map(({ name }) => name);
    const reminder = remind('12:30');
    const task = await make(user, { reminders: [reminder] });
    await server.later(30 * MINUTE - 1);
    expect(server.service.pushed).toEqual([]);
    await server.later(1);
    await server.later(HOUR);
    expect(server.service.pushed.map(({ device }) => device).sort()).toEqual(devices.sort());
    expect(server.service.pushed[0]).toMatchObject({ urgency: 'high', ttl: 12 * 3600 });
    expect(server.service.pushed[0]!.message).toEqual({
      kind: 'reminder',
      id: task.id,
      reminderId: reminder.id,
      title: ONE,
      body: 'Созвон',
      url: `/?section=tasks&task=${task.id}`,
      actions: [
        { action: 'done', title: 'Готово' },
        { action: 'snooze', title: 'Отложить на 10\u00a0минут' },
      ],
      tag: reminderTag(task.id, reminder.id, NOON + 30 * MINUTE),
      at: NOON + 30 * MINUTE,
    });
  });

  it.each([
    ['completed', (user: TestUser, id: string) => user.put(`/api/tasks/${id}`, { status: 'completed' })],
    ['deleted', (user: TestUser, id: string) => user.delete(`/api/tasks/${id}`)],
    ['without it', (user: TestUser, id: string) => user.put(`/api/tasks/${id}`, { reminders: [] })],
  ])('does not come of what is %s by then', async (_, deed) => {
    const user = await server.user();
    await server.device(user);
    const { id } = await make(user, { reminders: [remind('12:30')] });
    await deed(user, id);
    await server.later(HOUR);
    expect(server.service.pushed).toEqual([]);
  });

  it('follows its deadline, the zone of the account and the hour of what has no time', async () => {
    const user = await server.user();
    await server.device(user);
    const before = { reminders: [{ id: newId(), beforeMinutes: 60 }] };
    const { id } = await make(user, { ...before, title: 'Срок', dueDate: '2026-11-21T11:00:00.000Z' });
    await user.put(`/api/tasks/${id}`, { dueDate: '2026-11-21T12:00:00.000Z' });
    await make(user, { title: 'По стене', reminders: [remind('20:00')] });
    await make(user, { ...before, title: 'День', dueDay: '2026-11-21' });
    await user.put('/api/settings', { zone: 'Asia/Yekaterinburg' });
    await user.put('/api/settings', { allDayReminderAt: '18:00' });
    const sent = () => server.service.pushed.map(({ message }) => message.body);
    for (const [hours, told] of [
      [1, []],
      [2, ['Срок']],
      [3, ['Срок', 'День']],
      [6, ['Срок', 'День', 'По стене']],
    ] as const) {
      server.clock.set(NOON + hours * HOUR);
      await server.later(0);
      expect([hours, sent()]).toEqual([hours, told]);
    }
  });

  it('comes again when it was put off, and a task’s reminders come one after another', async () => {
    const user = await server.user();
    await server.device(user);
    const [first, second] = [remind('12:10'), remind('14:00')];
    const task = await make(user, { reminders: [first, second] });
    await server.later(10 * MINUTE);
    await user.post(`/api/reminders/${first.id}/snooze`, { minutes: 30 });
    await server.later(29 * MINUTE);
    expect(server.titles()).toEqual([ONE, 'dismiss']);
    await server.later(MINUTE);
    await server.later(80 * MINUTE);
    expect(server.titles()).toEqual([ONE, 'dismiss', ONE, ONE]);
    expect(server.service.pushed.at(-1)!.message).toMatchObject({ id: task.id, reminderId: second.id });
  });

  it('that was put off does not come at that time where this is taken back', async () => {
    const user = await server.user();
    await server.device(user);
    const [first, second] = [remind('12:10'), remind('14:00')];
    await make(user, { reminders: [first, second] });
    await server.later(10 * MINUTE);
    await server.later(6 * MINUTE);
    const headers = { 'X-Journal-Entry': newId() };
    await user.post(`/api/reminders/${first.id}/snooze`, { minutes: 10 }, { headers });
    expect((await user.post(`/api/journal/${headers['X-Journal-Entry']}/undo`, {})).status).toBe(200);
    await server.later(30 * MINUTE);
    expect(server.titles()).toEqual([ONE, 'dismiss']);
    await server.later(74 * MINUTE);
    expect(server.titles()).toEqual([ONE, 'dismiss', ONE]);
  });

  it('that was dealt with goes away on devices, and is not sent where it was not yet', async () => {
    const user = await server.user();
    await server.device(user);
    const reminder = remind('12:10');
    const { id } = await make(user, { reminders: [reminder] });
    server.service.answers = () => 503;
    await server.later(10 * MINUTE);
    await user.put(`/api/tasks/${id}`, { status: 'completed' });
    server.service.answers = () => 201;
    await server.later(HOUR);
    expect(server.service.pushed.map(({ message }) => message)).toEqual([
      { kind: 'dismiss', tag: reminderTag(id, reminder.id, NOON + 10 * MINUTE) },
    ]);
  });

  it.each([
    ['a restart', 5 * MINUTE, [ONE]],
    ['hours without a server, saying so', 12 * HOUR, ['Напоминание опоздало: было на 12:30']],
    ['more than twelve hours, under the bell alone', 12 * HOUR + 1, []],
  ])('comes after %s', async (_, late, told) => {
    const user = await server.user();
    await server.device(user);
    await make(user, { reminders: [remind('12:30')] });
    server.clock.advance(30 * MINUTE + late);
    await server.later(0);
    expect(server.titles()).toEqual(told);
  });

  it('waits for the end of quiet hours', async () => {
    const user = await server.user();
    await server.device(user);
    await user.put('/api/settings', { quietFrom: '12:00', quietTo: '13:00' });
    const { id } = await make(user, { reminders: [remind('12:30'), remind('15:00')] });
    await server.later(35 * MINUTE);
    await user.put(`/api/tasks/${id}`, { title: 'Созвон с Анной' });
    await server.later(24 * MINUTE);
    expect(server.titles()).toEqual([]);
    await server.later(MINUTE);
    expect(server.titles()).toEqual(['Напоминание опоздало: было на 12:30']);
    await server.later(2 * HOUR);
    expect(server.titles()).toHaveLength(2);
  });

  it.each([
    ['its task is written', (user: TestUser, id: string) => user.put(`/api/tasks/${id}`, { title: 'Созвон с Анной' })],
    ['the hour of others moves', (user: TestUser) => user.put('/api/settings', { allDayReminderAt: '18:00' })],
    ['all are put down anew, as after a clock was put back', () => planAnew()],
  ])('that has come and waits to be sent is not lost where %s just then', async (_, meanwhile) => {
    const user = await server.user();
    await server.device(user);
    const { id } = await make(user, { reminders: [remind('12:30'), remind('15:00')] });
    server.clock.advance(31 * MINUTE);
    await meanwhile(user, id);
    await server.later(0);
    await server.later(0);
    expect(server.titles()).toEqual([ONE]);
    await server.later(2 * HOUR + 29 * MINUTE);
    expect(server.titles()).toEqual([ONE, ONE]);
  });

  it('that quiet hours began after is not sent again when they end', async () => {
    const user = await server.user();
    await server.device(user);
    const { id } = await make(user, { reminders: [remind('12:30')] });
    await server.later(30 * MINUTE);
    await user.put('/api/settings', { quietFrom: '12:15', quietTo: '13:00' });
    await user.put(`/api/tasks/${id}`, { title: 'Созвон с Анной' });
    await server.later(HOUR);
    expect(server.titles()).toEqual([ONE]);
  });

  it('is not sent where devices are not to be reminded', async () => {
    const user = await server.user();
    await server.device(user);
    await user.put('/api/settings', { reminderNotices: false });
    await make(user, { reminders: [remind('12:30')] });
    await server.later(HOUR);
    expect(server.titles()).toEqual([]);
  });
});

describe('a clock', () => {
  it('that was ahead for a while has nothing lost: what is still to come by the right time comes', async () => {
    const user = await server.user();
    await server.device(user);
    await make(user, { title: 'Скоро', reminders: [remind('12:30')] });
    await make(user, { title: 'Вечером', reminders: [remind('20:00')] });
    await server.later(0);
    server.clock.set(NOON + 30 * HOUR);
    await server.later(0);
    expect(server.titles()).toEqual([]);
    server.clock.set(NOON);
    await server.later(0);
    await server.later(30 * MINUTE);
    expect(server.service.pushed.map(({ message }) => message.body)).toEqual(['Скоро']);
    await server.later(8 * HOUR);
    expect(server.service.pushed.map(({ message }) => message.body)).toEqual(['Скоро', 'Вечером']);
  });

  it('that was behind has nothing come twice', async () => {
    const user = await server.user();
    await server.device(user);
    await make(user, { reminders: [remind('12:30')] });
    server.clock.set(NOON - 3 * HOUR);
    await server.later(0);
    await server.later(3 * HOUR + 30 * MINUTE);
    await server.later(HOUR);
    expect(server.titles()).toEqual([ONE]);
  });
});

it('two servers send each reminder once', async () => {
  const user = await server.user();
  await server.device(user);
  for (let at = 0; at < 12; at++) await make(user, { title: `Дело ${at}`, reminders: [remind('12:30')] });
  const { context, app } = server;
  const other = createJobs({ database: context.database, clock: context.clock, log: context.log });
  const sent: string[] = [];
  reminderFiring(
    { ...context, jobs: other },
    {
      settings: app.services.settings,
      tasks: app.services.tasks,
      sending: {
        tell: async (all) => void sent.push(...all.map(({ about }) => (about.kind === 'reminder' ? about.taskId : ''))),
      },
    },
  );
  server.clock.advance(30 * MINUTE);
  await Promise.all([context.jobs.runDue(), other.runDue()]);
  await server.later(0);
  const ids = [...sent, ...server.service.pushed.map(({ message }) => message.id)];
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});
