import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';
import { successorId } from '../successor-id.ts';

const server = useTestApp();
const at = (time: string) => ({ id: newId(), at: time });
const ahead = (beforeMinutes: number) => ({ id: newId(), beforeMinutes });

const make = (user: TestUser, said: object) => user.post('/api/tasks', { title: 'Созвон', ...said });
const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;

describe('reminders of a task', () => {
  it('are kept as they are said, replaced as a whole, and sent back as they were answered', async () => {
    const user = await server.user();
    const said = [at('2026-12-01T18:30'), { ...ahead(60), snoozedUntil: '2026-12-01T15:00:00.000Z' }];
    const { body: task } = await make(user, { reminders: said });
    expect(task.reminders).toEqual(said);
    const { body: same } = await user.put(`/api/tasks/${task.id}`, { reminders: task.reminders });
    expect(same.reminders).toEqual(said);
    const { body: fewer } = await user.patch(`/api/tasks/${task.id}`, { reminders: [said[1]] });
    expect(fewer.reminders).toEqual([said[1]]);
    expect((await list(user))[0]!.reminders).toEqual([said[1]]);
    expect((await make(user, {})).body.reminders).toEqual([]);
  });

  it.each([
    ['more than five', Array.from({ length: 6 }, () => ahead(10)), 'reminders'],
    [
      'two of one id',
      [
        { id: '01936f2c-8a00-7000-8000-0000000000a1', beforeMinutes: 1 },
        { id: '01936f2c-8a00-7000-8000-0000000000a1', beforeMinutes: 2 },
      ],
      'reminders',
    ],
    ['no list', 'завтра', 'reminders'],
    ['neither a time nor minutes', [{ id: newId() }], 'reminders.0'],
    ['both', [{ ...ahead(5), at: '2026-12-01T18:30' }], 'reminders.0'],
    ['a day that there is not', [at('2026-02-30T18:30')], 'reminders.0'],
    ['an instant', [at('2026-12-01T18:30:00Z')], 'reminders.0'],
    ['minutes behind the deadline', [ahead(-1)], 'reminders.0'],
    ['more than four weeks', [ahead(40_321)], 'reminders.0'],
    ['no id', [{ beforeMinutes: 5 }], 'reminders.0'],
  ])('are refused: %s', async (_, reminders, path) => {
    const user = await server.user();
    const answer = await make(user, { reminders });
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].path).toMatch(new RegExp(`^${path}`));
    expect(await list(user)).toEqual([]);
  });

  it('go on with a series: shifted, not put off, under ids of their own', async () => {
    const user = await server.user();
    const reminders = [{ ...at('2026-12-01T18:30'), snoozedUntil: '2026-12-01T16:00:00.000Z' }, ahead(60)];
    const repeat = { rule: 'FREQ=WEEKLY', from: 'due', calendar: 'all' };
    const { body: task } = await make(user, { dueDay: '2026-12-02', repeat, reminders });
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    const next = (await list(user)).find(({ id }) => id === successorId(task.id))!;
    expect(next.reminders).toEqual([
      { id: successorId(reminders[0]!.id), at: '2026-12-08T18:30' },
      { id: successorId(reminders[1]!.id), beforeMinutes: 60 },
    ]);
  });

  it('are told by the history, and taken back', async () => {
    const user = await server.user();
    const { body: task } = await make(user, {});
    const reminders = [ahead(10)];
    await user.put(`/api/tasks/${task.id}`, { reminders });
    const [entry] = (await user.get(`/api/tasks/${task.id}/history`)).body.entries;
    expect(entry.changes).toEqual([{ field: 'reminders', before: '[]', after: JSON.stringify(reminders) }]);
    await user.post(`/api/journal/${entry.id}/undo`);
    expect((await list(user))[0]!.reminders).toEqual([]);
  });
});

describe('a reminder is put off', () => {
  const snooze = (user: TestUser, id: string, body: object) => user.post(`/api/reminders/${id}/snooze`, body);

  it('by minutes or until an instant, and its task says so', async () => {
    const user = await server.user();
    const [one, other] = [at('2026-12-01T18:30'), ahead(60)];
    await make(user, { reminders: [one, other] });
    const asked = server.clock.now();
    const { body } = await snooze(user, one.id, { minutes: 10 });
    expect(body.reminders).toEqual([{ ...one, snoozedUntil: expect.any(String) }, other]);
    expect(Date.parse(body.reminders[0].snoozedUntil) - asked).toBeGreaterThanOrEqual(600_000);
    expect(Date.parse(body.reminders[0].snoozedUntil) - server.clock.now()).toBeLessThanOrEqual(600_000);
    const until = new Date(server.clock.now() + 7_200_000).toISOString();
    await snooze(user, one.id, { until });
    expect((await list(user))[0]!.reminders).toEqual([{ ...one, snoozedUntil: until }, other]);
  });

  it('by its owner alone, to a time ahead, and while its task is in work', async () => {
    const [user, stranger] = [await server.user(), await server.user()];
    const one = at('2026-12-01T18:30');
    const { body: task } = await make(user, { reminders: [one] });
    for (const body of [{}, { minutes: 0 }, { minutes: 5, until: '2030-01-01T00:00:00Z' }, { until: 'завтра' }])
      expect((await snooze(user, one.id, body)).status).toBe(400);
    expect((await snooze(user, one.id, { until: '2020-01-01T00:00:00Z' })).status).toBe(400);
    expect((await snooze(stranger, one.id, { minutes: 5 })).status).toBe(404);
    for (const id of [newId(), '%', task.id])
      expect((await snooze(user, encodeURIComponent(id), { minutes: 5 })).status).toBe(404);
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    expect((await snooze(user, one.id, { minutes: 5 })).status).toBe(409);
    await user.delete(`/api/tasks/${task.id}`);
    expect((await snooze(user, one.id, { minutes: 5 })).status).toBe(404);
    expect((await server.visitor().post(`/api/reminders/${one.id}/snooze`, { minutes: 5 })).status).toBe(401);
  });

  it('twice at once, once for each', async () => {
    const user = await server.user();
    const [one, other] = [at('2026-12-01T18:30'), ahead(60)];
    await make(user, { reminders: [one, other] });
    const answers = await Promise.all([one, other].map(({ id }) => snooze(user, id, { minutes: 10 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(user))[0]!.reminders.map((reminder) => 'snoozedUntil' in reminder)).toEqual([true, true]);
  });
});

it('the hour of a deadline without a time is a setting', async () => {
  const user = await server.user();
  expect((await user.get('/api/settings')).body.allDayReminderAt).toBe('09:00');
  expect((await user.put('/api/settings', { allDayReminderAt: '07:45' })).body.allDayReminderAt).toBe('07:45');
  for (const allDayReminderAt of ['24:00', '7:45', '07:45:00', null])
    expect((await user.put('/api/settings', { allDayReminderAt })).status).toBe(400);
});
