import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import type { TestUser } from '#testing/server/test-app.ts';
import { usePush } from '#testing/server/use-push.ts';
import { habitReminders } from './habit-reminders.ts';
import type { ToTell } from './sending.ts';

const server = usePush();
/** Noon in Moscow, a Saturday. */
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => server.clock.set(NOON));

const TODAY = '2026-11-21';
const LOOK = { icon: 'target', color: '#6366f1', frequency: 'daily' };
async function habit(user: TestUser, said: object) {
  const { status, body } = await user.post('/api/habits', { name: 'Вода', ...LOOK, ...said });
  expect(status).toBe(201);
  return body;
}
const mark = (user: TestUser, id: string, said: object = {}) =>
  user.post(`/api/habits/${id}/entries`, { date: TODAY, completed: true, skipped: false, ...said });

describe('a habit', () => {
  it('reminds every day at its times, with a button by which it is done', async () => {
    const user = await server.user();
    await server.device(user);
    const { id } = await habit(user, { reminderTimes: ['12:30', '21:00'] });
    await server.later(30 * MINUTE - 1);
    expect(server.titles()).toEqual([]);
    await server.later(1);
    await server.later(10 * MINUTE);
    expect(server.service.pushed.map(({ message, ttl }) => [message, ttl])).toEqual([
      [
        {
          kind: 'habit',
          id,
          day: TODAY,
          title: 'Пора: Вода',
          body: 'Напоминание на 12:30',
          url: '/habits',
          actions: [
            { action: 'done', title: 'Выполнено' },
            { action: 'snooze', title: 'Отложить на 10\u00a0минут' },
          ],
          tag: `habit-${id}`,
          at: NOON + 30 * MINUTE,
        },
        3600,
      ],
    ]);
    server.clock.set(NOON + 9 * HOUR);
    await server.later(0);
    server.clock.set(NOON + 24 * HOUR + 30 * MINUTE);
    await server.later(0);
    expect(server.service.pushed.map(({ message }) => message.body)).toEqual([
      'Напоминание на 12:30',
      'Напоминание на 21:00',
      'Напоминание на 12:30',
    ]);
  });

  it.each([
    ['done', (user: TestUser, id: string) => mark(user, id)],
    ['skipped', (user: TestUser, id: string) => mark(user, id, { completed: false, skipped: true })],
    ['paused', (user: TestUser, id: string) => user.put(`/api/habits/${id}`, { isActive: false })],
    ['no longer reminding', (user: TestUser, id: string) => user.put(`/api/habits/${id}`, { reminderTimes: [] })],
    ['deleted', (user: TestUser, id: string) => user.delete(`/api/habits/${id}`)],
    ['of another time', (user: TestUser, id: string) => user.put(`/api/habits/${id}`, { reminderTimes: ['23:00'] })],
    ['not to be heard of', (user: TestUser) => user.put('/api/settings', { habitNotices: false })],
    ['of quiet hours', (user: TestUser) => user.put('/api/settings', { quietFrom: '12:00', quietTo: '14:00' })],
  ])('does not remind where it is %s', async (_, deed) => {
    const user = await server.user();
    await server.device(user);
    const { id } = await habit(user, { reminderTimes: ['12:30'] });
    await deed(user, id);
    for (let half = 0; half < 5; half++) await server.later(30 * MINUTE);
    expect(server.titles()).toEqual([]);
  });

  it('that is done, its notice goes away on the other devices', async () => {
    const user = await server.user();
    await server.device(user);
    const { id } = await habit(user, { reminderTimes: ['12:30'] });
    await server.later(30 * MINUTE);
    await mark(user, id);
    await server.later(0);
    expect(server.service.pushed.at(-1)!.message).toEqual({ kind: 'dismiss', tag: `habit-${id}` });
  });

  it.each([
    [HOUR - 1, ['Пора: Вода']],
    [HOUR, []],
  ])('reminds late after a stop, but no more than an hour: after %i', async (late, told) => {
    const user = await server.user();
    await server.device(user);
    await habit(user, { reminderTimes: ['12:30'] });
    server.clock.advance(30 * MINUTE + late);
    await habit(user, { name: 'Чтение', reminderTimes: [] });
    await server.later(0);
    expect(server.titles()).toEqual(told);
    server.clock.set(NOON + 24 * HOUR + 30 * MINUTE);
    await server.later(0);
    expect(server.titles()).toEqual([...told, 'Пора: Вода']);
  });

  it('reminds by the clock on the wall where its account lives now', async () => {
    const user = await server.user();
    await server.device(user);
    await habit(user, { reminderTimes: ['15:00'] });
    await user.put('/api/settings', { zone: 'Asia/Yekaterinburg' });
    await server.later(HOUR);
    expect(server.titles()).toEqual(['Пора: Вода']);
  });

  it('of many accounts is put down anew once a clock was set back', async () => {
    const user = await server.user();
    await server.device(user);
    await habit(user, { reminderTimes: ['12:30'] });
    server.clock.set(NOON + 30 * HOUR);
    await server.later(0);
    server.clock.set(NOON);
    await server.later(0);
    await server.later(30 * MINUTE);
    expect(server.titles()).toEqual(['Пора: Вода']);
  });
});

describe('a reminder of a habit that is put off', () => {
  const iso = (instant: number) => new Date(instant).toISOString();
  const CAME = NOON + 30 * MINUTE;
  /** Somebody whose reminder of half past twelve has come, and a device on which it stands. */
  async function reminded(said: object = {}) {
    const user = await server.user();
    await server.device(user);
    const { id } = await habit(user, { reminderTimes: ['12:30'], ...said });
    await server.later(30 * MINUTE);
    const putOff = (until: number) =>
      user.put(`/api/habits/${id}`, { snoozed: { from: iso(CAME), until: iso(until) } });
    const told = () => server.service.pushed.map(({ message }) => ('body' in message ? message.body : message.kind));
    return { user, id, putOff, told };
  }
  const FIRST = 'Напоминание на 12:30';
  const AGAIN = 'Напоминание на 12:40';

  it('goes away everywhere, comes once more at that time, and the next day as ever', async () => {
    const { user, id, putOff, told } = await reminded();
    const { status, body } = await putOff(CAME + 10 * MINUTE);
    expect([status, body.snoozed]).toEqual([200, { from: iso(CAME), until: iso(CAME + 10 * MINUTE) }]);
    await server.later(10 * MINUTE - 1);
    expect(told()).toEqual([FIRST, 'dismiss']);
    await server.later(1);
    await server.later(HOUR);
    expect(told()).toEqual([FIRST, 'dismiss', AGAIN]);
    await mark(user, id);
    await server.later(0);
    expect(told()).toEqual([FIRST, 'dismiss', AGAIN, 'dismiss']);
    server.clock.set(CAME + 24 * HOUR);
    await server.later(0);
    expect(told().slice(4)).toEqual([FIRST]);
  });

  it('does not come at that time where this is taken back, and the next day as ever', async () => {
    const { user, id, told } = await reminded();
    const headers = { 'X-Journal-Entry': newId() };
    const snoozed = { from: iso(CAME), until: iso(CAME + 10 * MINUTE) };
    await user.put(`/api/habits/${id}`, { snoozed }, { headers });
    expect((await user.post(`/api/journal/${headers['X-Journal-Entry']}/undo`, {})).status).toBe(200);
    await server.later(HOUR);
    expect(told()).toEqual([FIRST, 'dismiss']);
    server.clock.set(CAME + 24 * HOUR);
    await server.later(0);
    expect(told().slice(2)).toEqual([FIRST]);
  });

  it('is put off again from where it came again', async () => {
    const { user, id, putOff, told } = await reminded();
    await putOff(CAME + 10 * MINUTE);
    await server.later(10 * MINUTE);
    await user.put(`/api/habits/${id}`, { snoozed: { from: iso(CAME + 10 * MINUTE), until: iso(NOON + HOUR) } });
    await server.later(20 * MINUTE);
    expect(told()).toEqual([FIRST, 'dismiss', AGAIN, 'dismiss', 'Напоминание на 13:00']);
  });

  it.each([
    ['done', (user: TestUser, id: string) => mark(user, id)],
    ['skipped', (user: TestUser, id: string) => mark(user, id, { completed: false, skipped: true })],
    ['paused', (user: TestUser, id: string) => user.put(`/api/habits/${id}`, { isActive: false })],
    ['no longer reminding', (user: TestUser, id: string) => user.put(`/api/habits/${id}`, { reminderEnabled: false })],
    ['deleted', (user: TestUser, id: string) => user.delete(`/api/habits/${id}`)],
    ['not to be heard of', (user: TestUser) => user.put('/api/settings', { habitNotices: false })],
    ['of quiet hours', (user: TestUser) => user.put('/api/settings', { quietFrom: '12:35', quietTo: '15:00' })],
  ])('does not come again where the habit is %s by then', async (_, deed) => {
    const { user, id, putOff, told } = await reminded();
    await putOff(CAME + 10 * MINUTE);
    await server.later(MINUTE);
    await deed(user, id);
    for (let half = 0; half < 6; half++) await server.later(30 * MINUTE);
    expect(told()).toEqual([FIRST, 'dismiss']);
  });

  it.each([
    [HOUR - 1, [AGAIN]],
    [HOUR, []],
  ])('comes late after a stop, but no more than an hour: after %i', async (late, again) => {
    const { putOff, told } = await reminded();
    await putOff(CAME + 10 * MINUTE);
    await server.later(0);
    server.clock.advance(10 * MINUTE + late);
    await server.later(0);
    expect(told()).toEqual([FIRST, 'dismiss', ...again]);
  });

  it('comes at its instant also where its account has moved, and once where a clock was set back', async () => {
    const { user, putOff, told } = await reminded();
    await putOff(CAME + 2 * HOUR);
    await user.put('/api/settings', { zone: 'Asia/Yekaterinburg' });
    server.clock.set(CAME - 10 * MINUTE);
    await server.later(0);
    await server.later(2 * HOUR + 10 * MINUTE - 1);
    expect(told().filter((one) => one !== 'dismiss' && one !== FIRST)).toEqual([]);
    await server.later(1);
    await server.later(HOUR);
    expect(told().at(-1)).toBe('Напоминание на 16:30');
  });

  it('of two that were said last counts the later one, also where it was said without a network', async () => {
    const { user, id, told } = await reminded();
    const said = (until: number, changedAt: number) =>
      user.put(
        `/api/habits/${id}`,
        { snoozed: { from: iso(CAME), until: iso(until) } },
        { headers: { 'X-Changed-At': iso(changedAt) } },
      );
    server.clock.advance(5 * MINUTE);
    await said(CAME + HOUR, CAME + 2 * MINUTE);
    await said(CAME + 10 * MINUTE, CAME + MINUTE);
    await server.later(6 * MINUTE);
    expect(told()).not.toContain(AGAIN);
    await server.later(49 * MINUTE);
    expect(told().at(-1)).toBe('Напоминание на 13:30');
  });

  it('comes once again of two servers', async () => {
    const { id, putOff } = await reminded();
    await putOff(CAME + 10 * MINUTE);
    await server.later(0);
    const { context, app } = server;
    const other = createJobs({ database: context.database, clock: context.clock, log: context.log });
    const sent: string[] = [];
    // Accounts of other tests may be reminded in the same minute.
    const sending = {
      tell: async (all: readonly ToTell[]) =>
        void sent.push(...all.flatMap(({ about }) => ('habitId' in about && about.habitId === id ? about.kind : []))),
      dismiss: async () => {},
    };
    habitReminders({ ...context, jobs: other }, { ...app.services, sending });
    const before = server.service.pushed.length;
    server.clock.advance(10 * MINUTE);
    await Promise.all([context.jobs.runDue(), other.runDue()]);
    await server.later(0);
    const again = server.service.pushed
      .slice(before)
      .map(({ message }) => message.id)
      .filter((one) => one === id);
    expect([...sent, ...again]).toHaveLength(1);
    expect([['habit'], [id]]).toContainEqual([...sent, ...again]);
  });

  it.each([
    [{ from: iso(CAME) }],
    [{ from: iso(CAME), until: 'вечером' }],
    [{ from: iso(CAME), until: iso(NOON), minutes: 5 }],
    ['19:00'],
  ])('is refused where %j is said', async (snoozed) => {
    const { user, id } = await reminded();
    const { status, body } = await user.put(`/api/habits/${id}`, { snoozed });
    expect([status, body.message]).toEqual([400, 'Напоминание откладывают с\u00a0момента на\u00a0момент']);
  });
});

describe('the end of a focus session', () => {
  async function start(user: TestUser, said: object = {}) {
    await user.put('/api/settings', { checkInNotices: false });
    return (await user.post('/api/focus-sessions', { durationMinutes: 25, ...said })).body;
  }

  it('reaches devices at its time, though no window is open', async () => {
    const user = await server.user();
    await server.device(user);
    const { id: taskId } = (await user.post('/api/tasks', { title: 'Отчёт' })).body;
    const { id } = await start(user, { taskId });
    await server.later(25 * MINUTE - 1);
    expect(server.titles()).toEqual([]);
    await server.later(1);
    await server.later(HOUR);
    expect(server.service.pushed.map(({ message }) => message)).toEqual([
      {
        kind: 'session',
        id,
        title: 'Сессия завершена!',
        body: 'Отчёт',
        url: '/',
        actions: [],
        tag: `session-${id}`,
        at: NOON + 25 * MINUTE,
      },
    ]);
  });

  it('reaches the others where a window has ended it at its time', async () => {
    const user = await server.user();
    await server.device(user);
    const { id } = await start(user);
    server.clock.advance(25 * MINUTE);
    await user.put(`/api/focus-sessions/${id}`, { status: 'completed' });
    await server.later(MINUTE);
    expect(server.titles()).toEqual(['Сессия завершена!']);
  });

  it('comes as much later as it was paused', async () => {
    const user = await server.user();
    await server.device(user);
    const { id } = await start(user);
    await server.later(10 * MINUTE);
    await user.post(`/api/focus-sessions/${id}/pause`);
    await server.later(20 * MINUTE);
    expect(server.titles()).toEqual([]);
    await user.post(`/api/focus-sessions/${id}/resume`);
    await server.later(15 * MINUTE);
    expect(server.titles()).toEqual(['Сессия завершена!']);
  });

  it.each([
    ['ended before', (user: TestUser, id: string) => user.patch(`/api/focus-sessions/${id}/end`)],
    ['discarded', (user: TestUser, id: string) => user.delete(`/api/focus-sessions/${id}`)],
    ['of quiet hours', (user: TestUser) => user.put('/api/settings', { quietFrom: '12:00', quietTo: '14:00' })],
    ['not to be heard of', (user: TestUser) => user.put('/api/settings', { sessionNotices: false })],
  ])('is not told of one that is %s', async (_, deed) => {
    const user = await server.user();
    await server.device(user);
    const { id } = await start(user);
    await server.later(5 * MINUTE);
    await deed(user, id);
    await server.later(20 * MINUTE);
    await server.later(HOUR);
    expect(server.titles()).toEqual([]);
  });

  it('is no news once it is minutes old', async () => {
    const user = await server.user();
    await server.device(user);
    await start(user);
    server.clock.advance(28 * MINUTE);
    await server.later(0);
    expect(server.titles()).toEqual([]);
  });
});
