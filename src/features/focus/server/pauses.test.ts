import { describe, expect, it } from 'vitest';
import type { Member } from '#server/realtime/hub.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const START = Date.parse('2026-11-21T09:00:00Z');
const MISSING = '01890000-0000-7000-8000-000000000000';
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

const active = async (user: TestUser) => (await user.get('/api/focus-sessions/active')).body;
const wait = (minutes: number) => server.clock.advance(minutes * MINUTE);

/** A session that has just begun. */
async function running(durationMinutes = 25) {
  server.clock.set(START);
  const user = await server.user();
  const { body } = await user.post('/api/focus-sessions', { durationMinutes });
  const path = `/api/focus-sessions/${body.id}`;
  const say = (what: 'pause' | 'resume', headers: Record<string, string> = {}) =>
    user.post(`${path}/${what}`, undefined, { headers });
  const sayLate = (what: 'pause' | 'resume', minutes: number) => say(what, { 'x-changed-at': at(minutes) });
  return { user, id: body.id as string, path, say, sayLate };
}

describe('a pause', () => {
  it('stops the time, and its end lets it go on', async () => {
    const { user, id, say } = await running();
    wait(5);
    expect(await say('pause')).toMatchObject({ status: 200, body: { id, pausedAt: at(5), pausedMs: 0 } });
    wait(40);
    expect(await active(user)).toMatchObject({ id, status: 'active', pausedAt: at(5) });
    expect((await say('resume')).body).toMatchObject({ pausedAt: null, pausedMs: 40 * MINUTE });
    wait(20 - 1 / 60_000);
    expect(await active(user)).toMatchObject({ id });
    wait(1 / 60_000);
    expect(await active(user)).toBeNull();
    const { body: ended } = await user.get('/api/focus-sessions');
    expect(ended).toMatchObject([{ status: 'completed', actualDurationMinutes: 25, endTime: at(65) }]);
  });

  it.each([
    ['while it goes on', 10, false, 5],
    ['after it', 10, true, 15],
  ])('does not count where the session is ended %s', async (_, minutes, goesOn, actualDurationMinutes) => {
    const { user, path, say } = await running();
    wait(5);
    await say('pause');
    wait(30);
    if (goesOn) await say('resume');
    wait(minutes);
    const told = { status: 'interrupted', actualDurationMinutes: 45 };
    expect((await user.put(path, told)).body).toMatchObject({
      status: 'interrupted',
      actualDurationMinutes,
      endTime: at(45),
      pausedAt: null,
      pausedMs: (goesOn ? 30 : 40) * MINUTE,
    });
    expect((await user.get('/api/analytics')).body.totalFocusTime).toBe(actualDurationMinutes);
  });

  it('said twice, or by two windows at once, is one', async () => {
    const { say } = await running();
    wait(5);
    const both = await Promise.all([say('pause'), say('pause')]);
    wait(5);
    const again = await say('pause');
    expect([...both, again].map(({ status, body }) => [status, body.pausedAt])).toEqual(Array(3).fill([200, at(5)]));
    const ends = await Promise.all([say('resume'), say('resume'), say('resume')]);
    expect(ends.map(({ status, body }) => [status, body.pausedMs])).toEqual(Array(3).fill([200, 5 * MINUTE]));
  });

  it('that is forgotten ends the session after a day with what was worked', async () => {
    const { user, say } = await running();
    wait(5);
    await say('pause');
    server.clock.advance(25 * HOUR);
    expect(await active(user)).toBeNull();
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([
      { status: 'interrupted', actualDurationMinutes: 5, endTime: at(24 * 60) },
    ]);
  });

  it('of a session that was ended is refused', async () => {
    const { user, path, say } = await running();
    await user.patch(`${path}/end`);
    for (const what of ['pause', 'resume'] as const)
      expect(await say(what)).toMatchObject({ status: 409, body: { message: 'Сессия уже завершена' } });
  });

  it('is nothing to others', async () => {
    const { user, id, path } = await running();
    const other = await server.user();
    for (const what of ['pause', 'resume']) {
      for (const which of [id, MISSING, 'not-an-id'])
        expect((await other.post(`/api/focus-sessions/${which}/${what}`)).status).toBe(404);
      expect((await server.visitor().post(`${path}/${what}`)).status).toBe(401);
    }
    expect(await active(user)).toMatchObject({ pausedAt: null });
  });

  it('is told to the other windows', async () => {
    const { user, say } = await running();
    const heard: { type: string; data: object }[] = [];
    const window: Member = {
      userId: user.id,
      sessionId: 'other',
      clientId: 'other',
      send: (text) => heard.push(JSON.parse(text)),
      close: () => {},
    };
    server.context.hub.join(window);
    wait(5);
    await say('pause', { 'x-client-id': 'acting' });
    const updates = heard.filter(({ type }) => type === 'focus-session-update');
    expect(updates).toMatchObject([{ data: { status: 'active', pausedAt: at(5) } }]);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'invalidate' }));
  });
});

describe('a pause of a device without network', () => {
  it('began and ended when it did', async () => {
    const { sayLate } = await running();
    wait(20);
    expect((await sayLate('pause', 5)).body).toMatchObject({ pausedAt: at(5) });
    expect((await sayLate('resume', 15)).body).toMatchObject({ pausedAt: null, pausedMs: 10 * MINUTE });
  });

  it('of before what is known changes nothing', async () => {
    const { say, sayLate } = await running();
    wait(10);
    await say('pause');
    wait(5);
    await say('resume');
    wait(5);
    expect((await sayLate('pause', 5)).body).toMatchObject({ pausedAt: null, pausedMs: 5 * MINUTE });
  });

  it('of before the plan ran out lets the session go on', async () => {
    const { user, id, sayLate } = await running();
    wait(40);
    expect(await active(user)).toBeNull();
    expect((await sayLate('pause', 10)).body).toMatchObject({ id, status: 'active', endTime: null, pausedAt: at(10) });
    expect((await sayLate('resume', 20)).body).toMatchObject({ pausedMs: 10 * MINUTE });
    expect(await active(user)).toBeNull();
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([
      { status: 'completed', actualDurationMinutes: 25, endTime: at(35) },
    ]);
  });

  it('comes too late behind the end, and where another session runs by then lets nothing go on', async () => {
    const { user, id, sayLate } = await running();
    wait(40);
    expect((await sayLate('pause', 30)).status).toBe(409);
    const { body: next } = await user.post('/api/focus-sessions', {});
    expect((await sayLate('pause', 10)).status).toBe(200);
    expect((await sayLate('resume', 20)).status).toBe(200);
    expect(await active(user)).toEqual(next);
    expect((await user.get('/api/focus-sessions')).body).toMatchObject([
      { id, actualDurationMinutes: 25, endTime: at(35) },
    ]);
  });
});
