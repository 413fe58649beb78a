import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type Answer, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const START = Date.parse('2026-11-21T09:00:00Z');
const MISSING = '01890000-0000-7000-8000-000000000000';
/** So many minutes after nine o'clock. */
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

/** A user at noon. */
async function atNoon(): Promise<TestUser> {
  server.clock.set(START);
  server.clock.advance(3 * HOUR);
  return server.user();
}

const add = (user: TestUser, from: number, until: number, more: object = {}): Promise<Answer> =>
  user.post('/api/focus-sessions', { startTime: at(from), endTime: at(until), ...more });
const added = async (user: TestUser, from: number, until: number, more?: object) =>
  (await add(user, from, until, more)).body;
const minutesOf = async (user: TestUser) =>
  (await user.get('/api/focus-sessions')).body.map(
    ({ actualDurationMinutes }: { actualDurationMinutes: number }) => actualDurationMinutes,
  );
const total = async (user: TestUser) => (await user.get('/api/analytics')).body.totalFocusTime;
/** Does something as one act, and answers how to take it back. */
async function acting(user: TestUser, act: (headers: Record<string, string>) => Promise<Answer>, entry: string) {
  const answer = await act({ 'x-journal-entry': entry });
  return { answer, undo: () => user.post(`/api/journal/${entry}/undo`, {}) };
}
const ENTRY = '01a10000-0000-7000-8000-000000000001';

describe('a past session', () => {
  it('is written down, beside one that runs, and counts', async () => {
    const user = await atNoon();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { body: running } = await user.post('/api/focus-sessions', {});
    const { status, body } = await add(user, 0, 50.5, { taskId: task.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      taskTitle: 'Отчёт',
      startTime: at(0),
      endTime: at(50.5),
      status: 'completed',
      isUnlimited: true,
      actualDurationMinutes: 50,
      localDate: '2026-11-21',
    });
    expect((await user.get('/api/focus-sessions/active')).body).toEqual(running);
    expect(await total(user)).toBe(50);
    expect((await user.get(`/api/tasks/${task.id}/analytics`)).body).toMatchObject({ totalMinutes: 50 });
  });

  it.each([
    ['told minutes', { actualDurationMinutes: 20 }, 'completed', 20],
    ['more minutes than it lasted', { actualDurationMinutes: 500 }, 'completed', 50],
    ['a plan that was kept', { durationMinutes: 45 }, 'completed', 50],
    ['a plan that was not', { durationMinutes: 60 }, 'interrupted', 50],
  ])('with %s', async (_, more, status, actualDurationMinutes) => {
    expect(await added(await atNoon(), 0, 50, more)).toMatchObject({ status, actualDurationMinutes });
  });

  it.each([
    ['without an end', { startTime: at(0) }, 'endTime'],
    ['without a beginning', { endTime: at(0) }, 'startTime'],
    ['that ends before it begins', { startTime: at(10), endTime: at(5) }, 'endTime'],
    ['of more than a day', { startTime: at(-1400), endTime: at(60) }, 'endTime'],
    ['in the future', { startTime: at(170), endTime: at(190) }, 'endTime'],
    ['with what is no time', { startTime: 'вчера', endTime: at(5) }, undefined],
    ['with what are no minutes', { startTime: at(0), endTime: at(5), actualDurationMinutes: 'пять' }, undefined],
  ])('%s is refused', async (_, body, field) => {
    const user = await atNoon();
    const answer = await user.post('/api/focus-sessions', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', message: expect.stringMatching(/[а-я]/) },
    });
    if (field) expect(JSON.stringify(answer.body)).toContain(field);
    expect(await minutesOf(user)).toEqual([]);
  });

  it('under an id of the device’s own is made once, also after it was deleted', async () => {
    const user = await atNoon();
    const body = { id: '01a10000-0000-7000-8000-0000000000aa', startTime: at(0), endTime: at(30) };
    expect((await user.post('/api/focus-sessions', body)).status).toBe(201);
    expect((await user.post('/api/focus-sessions', body)).status).toBe(200);
    await user.delete(`/api/focus-sessions/${body.id}`);
    expect(await user.post('/api/focus-sessions', body)).toMatchObject({ status: 200, body: { id: body.id } });
    expect(await minutesOf(user)).toEqual([]);
  });

  it('of a task that is somebody else’s is refused', async () => {
    const [user, other] = [await atNoon(), await server.user()];
    const { body: foreign } = await other.post('/api/tasks', { title: 'Чужая' });
    for (const taskId of [foreign.id, MISSING]) expect((await add(user, 0, 30, { taskId })).status).toBe(404);
  });
});

describe('a correction', () => {
  it('of the times counts anew, without the pauses, on the day to which it moved', async () => {
    const user = await atNoon();
    server.clock.set(START);
    const { body } = await user.post('/api/focus-sessions', { durationMinutes: 0 });
    const path = `/api/focus-sessions/${body.id}`;
    server.clock.advance(10 * MINUTE);
    await user.post(`${path}/pause`);
    server.clock.advance(5 * MINUTE);
    await user.post(`${path}/resume`);
    server.clock.advance(3 * HOUR);
    await user.patch(`${path}/end`);
    const shorter = await user.patch(path, { endTime: at(60) });
    expect(shorter).toMatchObject({ status: 200, body: { endTime: at(60), actualDurationMinutes: 55 } });
    expect(await total(user)).toBe(55);
    const moved = await user.patch(path, { startTime: at(-13 * 60), endTime: at(-12 * 60) });
    expect(moved.body).toMatchObject({ localDate: '2026-11-20', actualDurationMinutes: 55 });
    expect(await total(user)).toBe(0);
  });

  it.each([
    ['minutes', { actualDurationMinutes: 20 }, { actualDurationMinutes: 20, endTime: at(50) }],
    [
      'times and minutes',
      { endTime: at(40), actualDurationMinutes: 15 },
      { actualDurationMinutes: 15, endTime: at(40) },
    ],
    ['nothing', {}, { actualDurationMinutes: 50, endTime: at(50) }],
  ])('of %s', async (_, said, after) => {
    const user = await atNoon();
    const { id } = await added(user, 0, 50);
    expect((await user.patch(`/api/focus-sessions/${id}`, said)).body).toMatchObject(after);
  });

  it('of the task moves the minutes to another, or to none', async () => {
    const user = await atNoon();
    const [one, two] = [
      await user.post('/api/tasks', { title: 'Раз' }),
      await user.post('/api/tasks', { title: 'Два' }),
    ];
    const { id } = await added(user, 0, 50, { taskId: one.body.id });
    const path = `/api/focus-sessions/${id}`;
    expect((await user.patch(path, { taskId: two.body.id })).body).toMatchObject({
      taskTitle: 'Два',
      actualDurationMinutes: 50,
    });
    expect((await user.get('/api/focus-sessions/minutes')).body).toEqual({ [two.body.id]: 50 });
    expect((await user.patch(path, { taskId: null })).body).toMatchObject({ taskId: null, taskTitle: null });
    expect((await user.get('/api/focus-sessions/minutes')).body).toEqual({});
  });

  it.each([
    [{ endTime: at(-1) }, 400],
    [{ endTime: at(200) }, 400],
    [{ startTime: at(50) }, 400],
    [{ startTime: 'вчера' }, 400],
    [{ actualDurationMinutes: null }, 400],
    [{ taskId: MISSING }, 404],
  ])('%j is refused and changes nothing', async (said, status) => {
    const user = await atNoon();
    const session = await added(user, 0, 50);
    expect((await user.patch(`/api/focus-sessions/${session.id}`, said)).status).toBe(status);
    expect((await user.get('/api/focus-sessions')).body).toEqual([session]);
  });

  it('waits until the session has ended', async () => {
    const user = await atNoon();
    const { body } = await user.post('/api/focus-sessions', {});
    const answer = await user.patch(`/api/focus-sessions/${body.id}`, { actualDurationMinutes: 5 });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('ещё идёт') } });
  });

  it('of two devices the later one wins, field by field', async () => {
    const user = await atNoon();
    const { id } = await added(user, 0, 50);
    const late = (minutes: number) => ({ headers: { 'x-changed-at': at(minutes) } });
    await user.patch(`/api/focus-sessions/${id}`, { actualDurationMinutes: 20 }, late(170));
    const older = await user.patch(`/api/focus-sessions/${id}`, { actualDurationMinutes: 30 }, late(160));
    expect(older).toMatchObject({ status: 200, body: { actualDurationMinutes: 20 } });
  });

  it('of two at once leaves what the later one said', async () => {
    const user = await atNoon();
    const { id } = await added(user, 0, 50);
    const said = [10, 20, 30].map((minutes) =>
      user.patch(`/api/focus-sessions/${id}`, { actualDurationMinutes: minutes }),
    );
    expect((await Promise.all(said)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([10, 20, 30]).toContain((await minutesOf(user))[0]);
  });
});

describe('a deletion', () => {
  it('takes a session out of the history and of all figures', async () => {
    const user = await atNoon();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { id } = await added(user, 0, 50, { taskId: task.id });
    expect((await user.delete(`/api/focus-sessions/${id}`)).status).toBe(204);
    expect(await minutesOf(user)).toEqual([]);
    expect((await user.get('/api/analytics')).body).toMatchObject({
      totalFocusTime: 0,
      sessionsCount: 0,
      streakDays: 0,
    });
    expect((await user.get('/api/focus-sessions/minutes')).body).toEqual({});
    expect((await user.get(`/api/tasks/${task.id}/analytics`)).body).toMatchObject({ totalSessions: 0 });
    expect((await user.delete(`/api/focus-sessions/${id}`)).status).toBe(404);
    expect((await user.patch(`/api/focus-sessions/${id}`, { actualDurationMinutes: 5 })).status).toBe(404);
  });

  it('of one that runs ends it without counting it, and can be taken back', async () => {
    const user = await atNoon();
    const { body: session } = await user.post('/api/focus-sessions', { durationMinutes: 25 });
    server.clock.advance(MINUTE / 2);
    const { answer, undo } = await acting(
      user,
      (headers) => user.delete(`/api/focus-sessions/${session.id}`, { headers }),
      ENTRY,
    );
    expect(answer.status).toBe(204);
    expect((await user.get('/api/focus-sessions/active')).body).toBeNull();
    expect((await user.get('/api/analytics')).body.sessionsCount).toBe(0);
    expect((await undo()).status).toBe(200);
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([
      { id: session.id, status: 'interrupted', actualDurationMinutes: 0 },
    ]);
    expect((await user.post('/api/focus-sessions', {})).status).toBe(201);
  });

  it('is for good after thirty days, with what was said during the session', async () => {
    const user = await atNoon();
    const { body: session } = await user.post('/api/focus-sessions', {});
    await user.post('/api/ai/checkin', { sessionId: session.id });
    await user.delete(`/api/focus-sessions/${session.id}`);
    server.clock.advance(31 * 24 * HOUR);
    await server.app.services.focus.purge();
    const rows = await server.context.database.query.selectFrom('focus_sessions').select('id').execute();
    expect(rows.filter(({ id }) => id === session.id)).toEqual([]);
    expect((await user.post('/api/focus-sessions', { id: session.id })).status).toBe(410);
  });

  it('is nobody else’s affair', async () => {
    const [user, other] = [await atNoon(), await server.user()];
    const session = await added(user, 0, 50);
    for (const id of [session.id, MISSING, 'not-an-id']) {
      expect((await other.delete(`/api/focus-sessions/${id}`)).status).toBe(404);
      expect((await other.patch(`/api/focus-sessions/${id}`, { actualDurationMinutes: 5 })).status).toBe(404);
    }
    const visitor = server.visitor();
    expect((await visitor.delete(`/api/focus-sessions/${session.id}`)).status).toBe(401);
    expect((await visitor.patch(`/api/focus-sessions/${session.id}`, {})).status).toBe(401);
    expect((await user.get('/api/focus-sessions')).body).toEqual([session]);
  });
});

describe('of two sessions that overlap', () => {
  it('the overlap is the earlier one’s, whichever was written down first', async () => {
    const user = await atNoon();
    await added(user, 30, 90);
    expect(await added(user, 60, 120)).toMatchObject({ actualDurationMinutes: 30 });
    expect(await added(user, 0, 60)).toMatchObject({ actualDurationMinutes: 60 });
    expect(await minutesOf(user)).toEqual([30, 30, 60]);
    expect(await total(user)).toBe(120);
  });

  it('the later one has its minutes again when the earlier one goes or is put right', async () => {
    const user = await atNoon();
    const { id } = await added(user, 0, 60);
    await added(user, 30, 90);
    expect(await minutesOf(user)).toEqual([30, 60]);
    await user.patch(`/api/focus-sessions/${id}`, { endTime: at(40) });
    expect(await minutesOf(user)).toEqual([50, 40]);
    await user.delete(`/api/focus-sessions/${id}`);
    expect(await minutesOf(user)).toEqual([60]);
  });

  it('one that runs takes it from what began later, and gives it to what began earlier', async () => {
    const user = await atNoon();
    server.clock.set(START);
    const { body: running } = await user.post('/api/focus-sessions', { durationMinutes: 0 });
    server.clock.advance(HOUR);
    expect(await added(user, 20, 40)).toMatchObject({ actualDurationMinutes: 0 });
    await added(user, -30, 10);
    const { body } = await user.patch(`/api/focus-sessions/${running.id}/end`);
    expect(body.actualDurationMinutes).toBe(50);
    expect(await total(user)).toBe(90);
  });
});

describe('taken back', () => {
  it('an addition goes, and comes again', async () => {
    const user = await atNoon();
    const { undo } = await acting(
      user,
      (headers) => user.post('/api/focus-sessions', { startTime: at(0), endTime: at(30) }, { headers }),
      ENTRY,
    );
    const { body } = await undo();
    expect(await minutesOf(user)).toEqual([]);
    expect((await user.post(`/api/journal/${body.id}/undo`, {})).status).toBe(200);
    expect(await minutesOf(user)).toEqual([30]);
  });

  it('a correction is as before, in all its figures', async () => {
    const user = await atNoon();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const before = await added(user, 0, 50, { taskId: task.id });
    const said = { taskId: null, startTime: at(-600), endTime: at(-560) };
    const { undo } = await acting(
      user,
      (headers) => user.patch(`/api/focus-sessions/${before.id}`, said, { headers }),
      ENTRY,
    );
    expect((await undo()).body.objects).toMatchObject([{ kind: 'focusSessions', deed: 'changed' }]);
    expect((await user.get('/api/focus-sessions')).body).toEqual([before]);
  });

  it('what was changed since stays', async () => {
    const user = await atNoon();
    const { id } = await added(user, 0, 50);
    const path = `/api/focus-sessions/${id}`;
    const { undo } = await acting(user, (headers) => user.patch(path, { endTime: at(40) }, { headers }), ENTRY);
    await user.patch(path, { endTime: at(45) });
    expect((await undo()).status).toBe(409);
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([{ endTime: at(45) }]);
  });

  it('a deletion comes back, and takes the overlap again', async () => {
    const user = await atNoon();
    const { id } = await added(user, 0, 60);
    await added(user, 30, 90);
    const { undo } = await acting(user, (headers) => user.delete(`/api/focus-sessions/${id}`, { headers }), ENTRY);
    expect(await minutesOf(user)).toEqual([60]);
    expect((await undo()).body.objects).toMatchObject([{ deed: 'restored' }]);
    expect(await minutesOf(user)).toEqual([30, 60]);
  });
});
