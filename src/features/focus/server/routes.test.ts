import { describe, expect, it } from 'vitest';
import type { Member } from '#server/realtime/hub.ts';
import { MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const START = Date.parse('2026-11-21T09:00:00Z');
const MISSING = '01890000-0000-7000-8000-000000000000';

const start = (user: TestUser, body: object = { durationMinutes: 25 }) => user.post('/api/focus-sessions', body);
const active = (user: TestUser, headers: Record<string, string> = {}) =>
  user.get('/api/focus-sessions/active', { headers });

/** A user whose clock stands at the start. */
async function atStart(): Promise<TestUser> {
  server.clock.set(START);
  return server.user();
}

/** A window of the user that notes what it is told. */
function openWindow(user: TestUser, clientId: string) {
  const heard: { type: string; data: { status?: string } }[] = [];
  const window: Member = {
    userId: user.id,
    sessionId: clientId,
    clientId,
    send: (text) => heard.push(JSON.parse(text)),
    close: () => {},
  };
  server.context.hub.join(window);
  return heard;
}

describe('starting', () => {
  it('answers the session, and then it is the active one', async () => {
    const user = await atStart();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { status, body } = await start(user, { taskId: task.id, durationMinutes: 25, isUnlimited: false });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      taskId: task.id,
      taskTitle: 'Отчёт',
      startTime: '2026-11-21T09:00:00.000Z',
      endTime: null,
      durationMinutes: 25,
      isUnlimited: false,
      status: 'active',
      actualDurationMinutes: null,
      pausedAt: null,
      pausedMs: 0,
      localDate: '2026-11-21',
    });
    expect((await active(user)).body).toEqual(body);
  });

  it.each([
    [{}, 45],
    [{ duration: 60 }, 60],
    [{ durationMinutes: 1440 }, 1440],
    [{ durationMinutes: 0 }, null],
    [{ durationMinutes: null }, null],
    [{ durationMinutes: 25, isUnlimited: true }, null],
  ])('takes %j', async (body, durationMinutes) => {
    const answer = await start(await atStart(), body);
    expect(answer.body).toMatchObject({ durationMinutes, isUnlimited: durationMinutes === null, taskId: null });
  });

  it.each([
    { durationMinutes: -1 },
    { durationMinutes: 1441 },
    { durationMinutes: 2.5 },
    { durationMinutes: '25' },
    { duration: 1441 },
    { isUnlimited: 'yes' },
    { taskId: 5 },
  ])('refuses %j', async (body) => {
    const { status, body: error } = await start(await atStart(), body);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'validation', message: expect.stringMatching(/[а-я]/) });
  });

  it('knows no task that is missing, deleted or somebody else’s', async () => {
    const [user, other] = [await atStart(), await server.user()];
    const { body: deleted } = await user.post('/api/tasks', { title: 'Отчёт' });
    await user.delete(`/api/tasks/${deleted.id}`);
    const { body: foreign } = await other.post('/api/tasks', { title: 'Чужая' });
    for (const taskId of [MISSING, 'not-an-id', deleted.id, foreign.id]) {
      expect((await start(user, { taskId })).status).toBe(404);
    }
    expect((await active(user)).body).toBeNull();
  });

  it('of a hundred at once exactly one wins', async () => {
    const user = await atStart();
    const answers = await Promise.all(Array.from({ length: 100 }, () => start(user)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(99);
    expect(refused[0]!.body).toEqual({ code: 'conflict', message: 'Уже есть активная сессия' });
  });

  it('one user’s session is nothing to another', async () => {
    const [user, other] = [await atStart(), await server.user()];
    expect([(await start(user)).status, (await start(other)).status]).toEqual([201, 201]);
  });

  it('a repetition under the same key is the same session', async () => {
    const user = await atStart();
    const headers = { 'idempotency-key': 'once' };
    const first = await user.post('/api/focus-sessions', { durationMinutes: 25 }, { headers });
    const second = await user.post('/api/focus-sessions', { durationMinutes: 25 }, { headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });
});

describe('ending', () => {
  it.each([
    ['as told', 25, 10.5, { status: 'completed', actualDurationMinutes: 8 }, 'completed', 8],
    [
      'with more minutes than the wall has',
      25,
      10.5,
      { status: 'interrupted', actualDurationMinutes: 9e9 },
      'interrupted',
      11,
    ],
    ['with less than nothing', 25, 10.5, { status: 'interrupted', actualDurationMinutes: -5 }, 'interrupted', 0],
    ['without minutes', 25, 10.5, { status: 'interrupted' }, 'interrupted', 10],
    ['without a word', 25, 30, {}, 'completed', 25],
  ])('PUT %s', async (_, durationMinutes, minutes, told, status, actualDurationMinutes) => {
    const user = await atStart();
    const { body: session } = await start(user, { durationMinutes });
    server.clock.advance(minutes * MINUTE);
    const answer = await user.put(`/api/focus-sessions/${session.id}`, told);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: session.id, status, actualDurationMinutes });
    expect((await active(user)).body).toBeNull();
  });

  it.each([
    ['a plan before its time', 25, 24.9, 'interrupted', 24],
    ['a plan after its time', 25, 90, 'completed', 25, 25],
    ['an unlimited session', 0, 90.5, 'completed', 90],
    ['with the clock moved back', 25, -60, 'interrupted', 0],
  ])('PATCH of %s', async (_, durationMinutes, minutes, status, actualDurationMinutes, ended = minutes) => {
    const user = await atStart();
    const { body: session } = await start(user, { durationMinutes });
    server.clock.advance(minutes * MINUTE);
    const { body } = await user.patch(`/api/focus-sessions/${session.id}/end`);
    const endTime = new Date(START + Math.max(0, ended) * MINUTE).toISOString();
    expect(body).toMatchObject({ status, actualDurationMinutes, endTime });
  });

  it('news of an end that come late tell when it was', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    server.clock.advance(35 * MINUTE);
    const endTime = '2026-11-21T09:25:00.000Z';
    const told = { status: 'completed', actualDurationMinutes: 25, endTime };
    const { body } = await user.put(`/api/focus-sessions/${session.id}`, told);
    expect(body).toMatchObject({ ...told });
  });

  it.each([{ status: 'active' }, { status: 'done' }, { actualDurationMinutes: 'ten' }, { endTime: 'now' }])(
    'refuses %j',
    async (told) => {
      const user = await atStart();
      const { body: session } = await start(user);
      expect((await user.put(`/api/focus-sessions/${session.id}`, told)).status).toBe(400);
      expect((await active(user)).body.id).toBe(session.id);
    },
  );

  it('twice is a conflict, by either call', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    await user.patch(`/api/focus-sessions/${session.id}/end`);
    const again = await user.patch(`/api/focus-sessions/${session.id}/end`);
    expect(again).toMatchObject({ status: 409, body: { message: 'Сессия уже завершена' } });
    expect((await user.put(`/api/focus-sessions/${session.id}`, { status: 'completed' })).status).toBe(409);
  });

  it('from ten windows at once ends it once', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    server.clock.advance(5 * MINUTE);
    const calls = Array.from({ length: 10 }, () => user.patch(`/api/focus-sessions/${session.id}/end`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await user.get('/api/focus-sessions')).body).toHaveLength(1);
  });

  it('knows no session that is missing or somebody else’s', async () => {
    const [user, other] = [await atStart(), await server.user()];
    const { body: foreign } = await start(other);
    for (const id of [MISSING, 'not-an-id', foreign.id]) {
      expect((await user.put(`/api/focus-sessions/${id}`, { status: 'completed' })).status).toBe(404);
      expect((await user.patch(`/api/focus-sessions/${id}/end`)).status).toBe(404);
    }
    expect((await active(other)).body.id).toBe(foreign.id);
  });

  it('makes room for the next one', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    await user.patch(`/api/focus-sessions/${session.id}/end`);
    expect((await start(user)).status).toBe(201);
  });
});

describe('polling', () => {
  it('answers 304 until something changes', async () => {
    const user = await atStart();
    const first = await active(user);
    expect(first).toMatchObject({ status: 200, body: null });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await active(user, headers)).status).toBe(304);
    const { body: session } = await start(user);
    expect((await active(user, headers)).body.id).toBe(session.id);
  });

  it('needs a session of the account', async () => {
    expect((await server.visitor().get('/api/focus-sessions/active')).status).toBe(401);
  });
});

describe('other windows', () => {
  it('are told of a beginning and of an end, the acting one is not', async () => {
    const user = await atStart();
    const [acting, other] = [openWindow(user, 'acting'), openWindow(user, 'other')];
    const stranger = openWindow(await server.user(), 'stranger');
    const headers = { 'x-client-id': 'acting' };
    const { body: session } = await user.post('/api/focus-sessions', { durationMinutes: 25 }, { headers });
    await user.patch(`/api/focus-sessions/${session.id}/end`, undefined, { headers });
    const updates = other.filter(({ type }) => type === 'focus-session-update');
    expect(updates.map(({ data }) => data.status)).toEqual(['active', 'interrupted']);
    expect(other.filter(({ type }) => type === 'invalidate')).toHaveLength(2);
    expect([...acting, ...stranger]).toEqual([]);
  });

  it('hear nothing of a start that was refused', async () => {
    const user = await atStart();
    await start(user);
    const other = openWindow(user, 'other');
    expect((await start(user)).status).toBe(409);
    expect(other).toEqual([]);
  });
});
