import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
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

describe('history', () => {
  const end = async (user: TestUser, zone: string, from: string, minutes: number) => {
    server.clock.set(from);
    await user.put('/api/settings', { zone });
    const { body } = await user.post('/api/focus-sessions', { durationMinutes: 60 });
    server.clock.advance(minutes * MINUTE);
    await user.patch(`/api/focus-sessions/${body.id}/end`);
  };
  const daysOf = async (user: TestUser, query = '') =>
    (await user.get(`/api/focus-sessions${query}`)).body.map((row: { localDate: string }) => row.localDate);

  it('lists ended ones, newest first, on the local day on which they began', async () => {
    const user = await atStart();
    await end(user, 'Europe/Moscow', '2026-11-20T20:50:00Z', 30);
    await end(user, 'Asia/Vladivostok', '2026-11-21T13:50:00Z', 30);
    await end(user, 'Asia/Vladivostok', '2026-11-21T14:10:00Z', 30);
    await start(user);
    expect(await daysOf(user)).toEqual(['2026-11-22', '2026-11-21', '2026-11-20']);
    expect(await daysOf(user, '?from=2026-11-21')).toEqual(['2026-11-22', '2026-11-21']);
    expect(await daysOf(user, '?to=2026-11-21')).toEqual(['2026-11-21', '2026-11-20']);
    expect(await daysOf(user, '?from=2026-11-21&to=2026-11-21')).toEqual(['2026-11-21']);
  });

  it('knows nothing of other accounts', async () => {
    const [user, other] = [await atStart(), await server.user()];
    await end(user, 'Europe/Moscow', '2026-11-20T10:00:00Z', 30);
    expect(await daysOf(other)).toEqual([]);
  });

  it.each(['?from=yesterday', '?to=2026-02-30'])('refuses %s', async (query) => {
    expect((await (await atStart()).get(`/api/focus-sessions${query}`)).status).toBe(400);
  });
});

describe('the task of a session', () => {
  const worked = async (user: TestUser, taskId: string, minutes: number) => {
    const { body } = await start(user, { taskId, durationMinutes: 60 });
    server.clock.advance(minutes * MINUTE);
    await user.patch(`/api/focus-sessions/${body.id}/end`);
  };

  it('sums up what was worked on it', async () => {
    const user = await atStart();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const analytics = async () => (await user.get(`/api/tasks/${task.id}/analytics`)).body;
    expect(await analytics()).toEqual({ totalMinutes: 0, totalSessions: 0, avgSessionDuration: 0 });
    await worked(user, task.id, 10);
    await worked(user, task.id, 25);
    await start(user, { taskId: task.id });
    expect(await analytics()).toEqual({ totalMinutes: 35, totalSessions: 2, avgSessionDuration: 18 });
  });

  it('has its minutes among those of all tasks', async () => {
    const [user, other] = [await atStart(), await server.user()];
    const minutes = async (who: TestUser) => (await who.get('/api/focus-sessions/minutes')).body;
    const ids: string[] = [];
    for (const title of ['Отчёт', 'Смета', 'Письмо']) ids.push((await user.post('/api/tasks', { title })).body.id);
    const [report = '', estimate = '', letter = ''] = ids;
    expect(await minutes(user)).toEqual({});
    await worked(user, report, 10);
    await worked(user, estimate, 5);
    await worked(user, report, 25);
    await worked(user, letter, 0);
    await start(user, { taskId: estimate });
    expect(await minutes(user)).toEqual({ [report]: 35, [estimate]: 5 });
    expect(await minutes(other)).toEqual({});
    expect((await server.visitor().get('/api/focus-sessions/minutes')).status).toBe(401);
  });

  it('has no figures where it is missing or somebody else’s', async () => {
    const [user, other] = [await atStart(), await server.user()];
    const { body: foreign } = await other.post('/api/tasks', { title: 'Чужая' });
    for (const id of [MISSING, 'not-an-id', foreign.id]) {
      expect((await user.get(`/api/tasks/${id}/analytics`)).status).toBe(404);
    }
  });

  it('can be renamed, deleted and purged under it', async () => {
    const user = await atStart();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { body: session } = await start(user, { taskId: task.id, durationMinutes: 25 });
    await user.put(`/api/tasks/${task.id}`, { title: 'Годовой отчёт' });
    await user.delete(`/api/tasks/${task.id}`);
    const titled = { taskId: task.id, taskTitle: 'Годовой отчёт' };
    expect((await active(user)).body).toMatchObject({ id: session.id, status: 'active', ...titled });
    server.clock.advance(25 * MINUTE);
    const ended = await user.put(`/api/focus-sessions/${session.id}`, {
      status: 'completed',
      actualDurationMinutes: 25,
    });
    expect(ended.body).toMatchObject({ status: 'completed', ...titled });

    server.clock.advance(31 * 24 * HOUR);
    await server.app.services.tasks.purge();
    expect(await server.app.services.focus.ended(user.id, {})).toEqual([
      expect.objectContaining({ taskId: null, taskTitle: 'Годовой отчёт' }),
    ]);
  });
});
