import { describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
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

  it.each([
    [45, 45],
    [0, 0],
  ])('of %s planned minutes is then interrupted with %s', async (durationMinutes, actualDurationMinutes) => {
    const user = await atStart();
    await start(user, { durationMinutes });
    const { headers } = await active(user);
    server.clock.advance(24 * HOUR + 1);
    const answer = await active(user, { 'if-none-match': String(headers.etag) });
    expect(answer).toMatchObject({ status: 200, body: null });
    const { body } = await user.get('/api/focus-sessions');
    expect(body).toEqual([
      expect.objectContaining({ status: 'interrupted', actualDurationMinutes, endTime: '2026-11-22T09:00:00.000Z' }),
    ]);
  });

  it('is ended before an unchanged answer is compared, even within the same day and by polling alone', async () => {
    const user = await atStart();
    await start(user);
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

  it('cannot be ended any more but as told', async () => {
    const user = await atStart();
    const { body: first } = await start(user);
    server.clock.advance(30 * HOUR);
    expect((await user.patch(`/api/focus-sessions/${first.id}/end`)).status).toBe(409);
    const { body: second } = await start(user);
    server.clock.advance(30 * HOUR);
    const late = await user.put(`/api/focus-sessions/${second.id}`, { status: 'completed', actualDurationMinutes: 25 });
    expect(late.body).toMatchObject({ status: 'completed', actualDurationMinutes: 25 });
  });
});
