import { describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const START = Date.parse('2026-11-21T09:00:00Z');

const start = (user: TestUser, body: object = { durationMinutes: 25 }) => user.post('/api/focus-sessions', body);
const active = (user: TestUser, headers: Record<string, string> = {}) =>
  user.get('/api/focus-sessions/active', { headers });

/** A user whose clock stands at the start. */
async function atStart(): Promise<TestUser> {
  server.clock.set(START);
  return server.user();
}

describe('a forgotten session', () => {
  it('goes on for 24 hours', async () => {
    const user = await atStart();
    const { body: session } = await start(user, { durationMinutes: 0 });
    server.clock.advance(24 * HOUR);
    expect((await active(user)).body.id).toBe(session.id);
  });

  it('is then interrupted', async () => {
    const user = await atStart();
    await start(user, { durationMinutes: 0 });
    const { headers } = await active(user);
    server.clock.advance(24 * HOUR + 1);
    const answer = await active(user, { 'if-none-match': String(headers.etag) });
    expect(answer).toMatchObject({ status: 200, body: null });
    const { body } = await user.get('/api/focus-sessions');
    expect(body).toEqual([
      expect.objectContaining({ status: 'interrupted', actualDurationMinutes: 0, endTime: '2026-11-22T09:00:00.000Z' }),
    ]);
  });

  it('is ended before an unchanged answer is compared, even within the same day and by polling alone', async () => {
    const user = await atStart();
    await start(user, { durationMinutes: 0 });
    server.clock.advance(23 * HOUR);
    const { headers } = await active(user);
    const etag = String(headers.etag);
    expect((await active(user, { 'if-none-match': etag })).status).toBe(304);
    server.clock.advance(HOUR + 1);
    expect((await active(user, { 'if-none-match': etag })).status).toBe(200);
  });

  it('stands in nobody’s way', async () => {
    const user = await atStart();
    await start(user);
    server.clock.advance(30 * HOUR);
    expect((await start(user)).status).toBe(201);
    expect((await user.get('/api/focus-sessions')).body).toHaveLength(1);
  });

  it('that was ended on another device before is as that one says', async () => {
    const user = await atStart();
    const { body: session } = await start(user, { durationMinutes: 0 });
    server.clock.advance(30 * HOUR);
    expect((await active(user)).body).toBeNull();
    const told = { status: 'completed', actualDurationMinutes: 50, endTime: '2026-11-21T10:00:00.000Z' };
    expect((await user.put(`/api/focus-sessions/${session.id}`, told)).body).toMatchObject(told);
  });
});

describe('a session whose plan runs out with no window open', () => {
  const ENDED = { status: 'completed', actualDurationMinutes: 25, endTime: '2026-11-21T09:25:00.000Z' };

  it('has ended at its time, whoever looks and whenever', async () => {
    for (const path of ['/api/focus-sessions', '/api/analytics', '/api/changes']) {
      const user = await atStart();
      const { body: session } = await start(user);
      server.clock.advance(3 * HOUR);
      const { body } = await user.get(path);
      if (path === '/api/focus-sessions') expect(body).toEqual([{ ...session, ...ENDED }]);
      if (path === '/api/analytics') expect(body).toMatchObject({ totalFocusTime: 25, sessionsCount: 1 });
      if (path === '/api/changes') expect(body.changes.focusSessions.rows).toEqual([{ ...session, ...ENDED }]);
      expect((await active(user)).body).toBeNull();
    }
  });

  it('is among what the assistant tells of the day', async () => {
    const user = await atStart();
    await start(user);
    server.clock.advance(3 * HOUR);
    const { body } = await user.post('/api/ai/smart-chat', { message: 'сколько я сегодня работал' });
    expect(body.message).toContain('25\u00a0минут');
  });

  it('runs until the moment before', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    server.clock.advance(25 * MINUTE - 1);
    const { headers } = await active(user);
    expect((await active(user)).body).toEqual(session);
    server.clock.advance(1);
    expect(await active(user, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 200, body: null });
  });

  it('stands in nobody’s way, and whoever ends it later hears how it ended', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    server.clock.advance(26 * MINUTE);
    expect((await start(user)).status).toBe(201);
    const told = { status: 'completed', actualDurationMinutes: 25 };
    expect(await user.put(`/api/focus-sessions/${session.id}`, told)).toMatchObject({ status: 200, body: ENDED });
    expect(await user.patch(`/api/focus-sessions/${session.id}/end`)).toMatchObject({ status: 200, body: ENDED });
  });

  it('is as a window without network ended it before', async () => {
    const user = await atStart();
    const { body: session } = await start(user);
    server.clock.advance(HOUR);
    await active(user);
    const told = { status: 'interrupted', actualDurationMinutes: 10, endTime: '2026-11-21T09:10:00.000Z' };
    expect((await user.put(`/api/focus-sessions/${session.id}`, told)).body).toMatchObject(told);
    expect((await user.get('/api/analytics')).body.totalFocusTime).toBe(10);
  });
});

describe('a session at which nobody looks', () => {
  const kept = (user: TestUser) =>
    server.context.database.query
      .selectFrom('focus_sessions')
      .select(['status', 'ended_at', 'actual_minutes'])
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
  const jobsOf = (user: TestUser) =>
    server.context.database.query
      .selectFrom('jobs')
      .select('run_at')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'end-session')
      .execute();

  it('ends at its time, and its windows are told', async () => {
    const user = await atStart();
    await start(user);
    const told = vi.fn();
    server.context.hub.join({ userId: user.id, sessionId: '', clientId: 'tab', send: told, close: () => {} });
    await server.later(25 * MINUTE - 1);
    expect(await kept(user)).toMatchObject({ status: 'active' });
    await server.later(1);
    expect(await kept(user)).toEqual({ status: 'completed', ended_at: START + 25 * MINUTE, actual_minutes: 25 });
    expect(JSON.stringify(told.mock.calls)).toContain('focus-session-update');
    expect(await jobsOf(user)).toEqual([]);
  });

  it('ends as much later as it was paused for', async () => {
    const user = await atStart();
    const { body } = await start(user);
    await server.later(20 * MINUTE);
    await user.post(`/api/focus-sessions/${body.id}/pause`);
    await server.later(10 * MINUTE);
    expect(await kept(user)).toMatchObject({ status: 'active' });
    await user.post(`/api/focus-sessions/${body.id}/resume`);
    await server.later(5 * MINUTE - 1);
    expect(await kept(user)).toMatchObject({ status: 'active' });
    await server.later(1);
    expect(await kept(user)).toMatchObject({ status: 'completed', ended_at: START + 35 * MINUTE });
  });

  it('without a plan ends once it is forgotten', async () => {
    const user = await atStart();
    await start(user, { durationMinutes: 0 });
    await server.later(24 * HOUR);
    expect(await kept(user)).toMatchObject({ status: 'active' });
    await server.later(1);
    expect(await kept(user)).toMatchObject({ status: 'interrupted', ended_at: START + 24 * HOUR });
  });

  it('and that somebody ended before is none that the server waits for', async () => {
    const user = await atStart();
    const { body } = await start(user);
    expect(await jobsOf(user)).toEqual([{ run_at: START + 25 * MINUTE }]);
    await user.patch(`/api/focus-sessions/${body.id}/end`);
    expect(await jobsOf(user)).toEqual([]);
  });
});
