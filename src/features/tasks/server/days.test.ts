import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const create = async (user: TestUser, fields: object) =>
  (await user.post('/api/tasks', { title: 'Отчёт', ...fields })).body;
/** The end of 27 November in Moscow, and an hour of its morning. */
const END = '2026-11-27T20:59:00.000Z';
const MORNING = '2026-11-27T06:30:00.000Z';
const DAY = { dueDate: END, dueDay: '2026-11-27', dueHasTime: false };
const TIMED = { dueDate: MORNING, dueDay: '2026-11-27', dueHasTime: true };
const NONE = { dueDate: null, dueDay: null, dueHasTime: false };

describe('a deadline', () => {
  it.each([
    ['a day', { dueDay: '2026-11-27' }, DAY],
    ['the last minute of a day', { dueDate: END }, DAY],
    ['the last minute of a day, with the day', { dueDate: END, dueDay: '2026-11-27' }, DAY],
    ['an instant', { dueDate: MORNING }, TIMED],
    ['an instant, with its day', { dueDate: '2026-11-27T09:30:00+03:00', dueDay: '2026-11-27' }, TIMED],
    ['nothing', {}, NONE],
    ['none', { dueDate: null, dueDay: null }, NONE],
    ['no day', { dueDay: null }, NONE],
  ])('is %s', async (_, said, deadline) => {
    const user = await server.user();
    const task = await create(user, said);
    expect(task).toMatchObject(deadline);
    expect((await user.get('/api/tasks')).body).toEqual([task]);
    expect((await user.get('/api/changes')).body.changes.tasks.rows).toMatchObject([deadline]);
    // What was answered may be sent back, and what says nothing of it leaves it.
    expect((await user.put(`/api/tasks/${task.id}`, task)).body).toMatchObject(deadline);
    expect((await user.put(`/api/tasks/${task.id}`, { title: 'Доклад' })).body).toMatchObject(deadline);
    const export_ = (await user.get('/api/account/export')).body;
    expect(export_.tasks).toMatchObject([deadline]);
  });

  it.each([
    ['another day', { dueDate: MORNING, dueDay: '2026-11-28' }],
    ['the last minute of another day', { dueDate: END, dueDay: '2026-11-28' }],
    ['an instant without a day', { dueDate: MORNING, dueDay: null }],
    ['a day without an instant', { dueDate: null, dueDay: '2026-11-27' }],
    ['a day that there is not', { dueDay: '2026-02-30' }],
    ['a day with a time', { dueDay: '2026-11-27T10:00' }],
    ['a day before the years of deadlines', { dueDay: '1999-12-31' }],
    ['a day behind them', { dueDay: '2101-01-01' }],
  ])('is refused where it is %s, and changes nothing', async (_, said) => {
    const user = await server.user();
    const answer = await user.post('/api/tasks', { title: 'Отчёт', ...said });
    expect([answer.status, answer.body.issues]).toEqual([400, [expect.objectContaining({ path: 'dueDay' })]]);
    expect(answer.body.message).toMatch(/[а-я]/);
    const task = await create(user, { dueDay: '2026-11-27' });
    expect((await user.put(`/api/tasks/${task.id}`, { title: 'Доклад', ...said })).status).toBe(400);
    expect((await user.get('/api/tasks')).body).toEqual([task]);
  });

  it('changes from one kind to the other, and back when that is taken back', async () => {
    const user = await server.user();
    const { id } = await create(user, { dueDay: '2026-11-27' });
    const path = `/api/tasks/${id}`;
    expect((await user.put(path, { dueDate: MORNING })).body).toMatchObject(TIMED);
    const { entries } = (await user.get(`${path}/history`)).body;
    expect(entries[0].changes).toEqual([{ field: 'dueDate', before: '2026-11-27', after: MORNING }]);
    expect((await user.post(`/api/journal/${entries[0].id}/undo`)).status).toBe(200);
    expect((await user.get('/api/tasks')).body).toMatchObject([DAY]);
    expect((await user.put(path, { dueDay: null })).body).toMatchObject(NONE);
  });

  it('of two devices is the later one’s, whole', async () => {
    const user = await server.user();
    const { id } = await create(user, { dueDay: '2026-11-20' });
    const at = (minutes: number) => ({
      headers: { 'x-changed-at': new Date(server.clock.now() - minutes * 60_000).toISOString() },
    });
    await user.patch(`/api/tasks/${id}`, { dueDate: MORNING }, at(10));
    expect((await user.patch(`/api/tasks/${id}`, { dueDay: '2026-11-21' }, at(20))).body).toMatchObject(TIMED);
    expect((await user.patch(`/api/tasks/${id}`, { dueDay: '2026-11-27' }, at(5))).body).toMatchObject(DAY);
  });
});

it('a completion keeps the day on which it was done', async () => {
  const user = await server.user();
  const { id } = await create(user, {});
  const doneAt = new Date(server.clock.now() - 24 * 3_600_000).toISOString();
  const day = new Date(Date.parse(doneAt) + 3 * 3_600_000).toISOString().slice(0, 10);
  const headers = { 'x-changed-at': doneAt };
  const done = await user.put(`/api/tasks/${id}`, { status: 'completed' }, { headers });
  expect(done.body).toMatchObject({ completedAt: doneAt, completedDay: day });
  expect((await user.put(`/api/tasks/${id}`, { status: 'archived' })).body).toMatchObject({ completedDay: day });
  expect((await user.put(`/api/tasks/${id}`, { status: 'active' })).body).toMatchObject({ completedDay: null });
});
