import { beforeEach, describe, expect, it } from 'vitest';
import { successorId } from '#features/tasks/successor-id.ts';
import { newId } from '#server/id.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import type { TestUser } from '#testing/server/test-app.ts';
import { usePush } from '#testing/server/use-push.ts';

const server = usePush();
/** Noon in Moscow, a Saturday. */
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => server.clock.set(NOON));

async function withDevice(settings: object = {}) {
  const user = await server.user();
  await server.device(user);
  await user.put('/api/settings', settings);
  return user;
}
const start = async (user: TestUser, said: object = {}) =>
  (await user.post('/api/focus-sessions', { durationMinutes: 25, ...said })).body;
const told = () =>
  server.service.pushed.flatMap(({ message }) => (message.kind === 'dismiss' ? [] : [[message.title, message.body]]));
/** Minute by minute, as a server lives. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) await server.later(MINUTE);
}

describe('a check-in', () => {
  const asked = () => server.service.pushed.flatMap(({ message }) => (message.kind === 'check-in' ? message.body : []));

  it('is asked on devices at its times while the session runs, and goes away with it', async () => {
    const user = await withDevice({ checkinFrequency: 10 });
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { id } = await start(user, { taskId: task.id });
    await pass(27);
    expect(server.service.pushed.map(({ message, ttl }) => [message, ttl])).toEqual([
      [
        {
          kind: 'check-in',
          id,
          title: 'Как идёт работа?',
          body: 'Отчёт: позади 10\u00a0минут',
          url: '/',
          actions: [],
          tag: `check-in-${id}`,
          at: NOON + 10 * MINUTE,
        },
        300,
      ],
      [expect.objectContaining({ body: 'Отчёт: позади 20\u00a0минут' }), 300],
      [expect.objectContaining({ kind: 'session' }), 600],
      [{ kind: 'dismiss', tag: `check-in-${id}` }, expect.anything()],
    ]);
  });

  it('counts no pauses and is silent in them', async () => {
    const user = await withDevice({ checkinFrequency: 10 });
    const { id } = await start(user);
    await pass(5);
    await user.post(`/api/focus-sessions/${id}/pause`);
    await pass(30);
    expect(asked()).toEqual([]);
    await user.post(`/api/focus-sessions/${id}/resume`);
    await pass(5);
    expect(asked()).toEqual(['Фокус-сессия: позади 10\u00a0минут']);
  });

  it('comes at the pace that was chosen on the way', async () => {
    const user = await withDevice({ checkinFrequency: 60 });
    await start(user, { durationMinutes: 0 });
    await pass(7);
    await user.put('/api/settings', { checkinFrequency: 5 });
    await pass(5);
    expect(asked()).toEqual(['Фокус-сессия: позади 10\u00a0минут']);
  });

  it('is not asked for hours of a session that somebody forgot', async () => {
    const user = await withDevice({ checkinFrequency: 60 });
    await start(user, { durationMinutes: 0 });
    for (let hour = 0; hour < 6; hour++) await server.later(HOUR);
    expect(asked()).toHaveLength(3);
  });

  it('is not asked late, as after a stop of the server, and the next one comes', async () => {
    const user = await withDevice({ checkinFrequency: 10 });
    await start(user);
    server.clock.advance(16 * MINUTE);
    await server.later(0);
    expect(asked()).toEqual([]);
    await pass(4);
    expect(asked()).toEqual(['Фокус-сессия: позади 20\u00a0минут']);
  });

  it.each([
    ['has ended', (user: TestUser, id: string) => user.patch(`/api/focus-sessions/${id}/end`)],
    ['is discarded', (user: TestUser, id: string) => user.delete(`/api/focus-sessions/${id}`)],
    ['falls into quiet hours', (user: TestUser) => user.put('/api/settings', { quietFrom: '12:00', quietTo: '14:00' })],
    ['is not to be asked of', (user: TestUser) => user.put('/api/settings', { checkInNotices: false })],
  ])('is not asked of a session that %s', async (_, deed) => {
    const user = await withDevice();
    const { id } = await start(user);
    await pass(5);
    await deed(user, id);
    await pass(30);
    expect(asked()).toEqual([]);
  });
});

describe('the end of a rest', () => {
  const id = newId();
  const rest = (user: TestUser, said: object, headers: Record<string, string> = {}) =>
    user.put('/api/focus-rest', { id, minutes: 5, ...said }, { headers });

  it('reaches devices at its time, with the task to which it leads back', async () => {
    const user = await withDevice();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    expect((await rest(user, { taskId: task.id })).status).toBe(204);
    await server.later(5 * MINUTE - 1);
    expect(told()).toEqual([]);
    await pass(2);
    expect(server.service.pushed.map(({ message }) => message)).toEqual([
      {
        kind: 'rest',
        id,
        title: 'Перерыв окончен',
        body: 'Отчёт',
        url: '/',
        actions: [],
        tag: 'focus-rest',
        at: NOON + 5 * MINUTE,
      },
    ]);
  });

  it('counts from when somebody said so, and is none where that is long ago', async () => {
    const user = await withDevice();
    const changedAt = (minutes: number) => ({ 'x-changed-at': new Date(NOON - minutes * MINUTE).toISOString() });
    await rest(user, {}, changedAt(3));
    await pass(2);
    expect(told()).toHaveLength(1);
    await rest(user, {}, changedAt(10));
    await pass(10);
    expect(told()).toHaveLength(1);
  });

  it('of a task that is done by then names no task, and the later rest is in the place of the earlier', async () => {
    const user = await withDevice();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    await rest(user, { id: newId() });
    await rest(user, { taskId: task.id, minutes: 15 });
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    await pass(20);
    expect(told()).toEqual([['Перерыв окончен', 'Можно возвращаться к делам.']]);
  });

  it.each([
    ['is called off', (user: TestUser) => rest(user, { minutes: null })],
    ['is over as somebody works again, on whichever device', (user: TestUser) => start(user)],
    ['falls into quiet hours', (user: TestUser) => user.put('/api/settings', { quietFrom: '12:00', quietTo: '14:00' })],
    ['is not to be told of', (user: TestUser) => user.put('/api/settings', { restNotices: false })],
  ])('is silent where it %s', async (_, deed) => {
    const user = await withDevice();
    await rest(user, {});
    await server.later(MINUTE);
    await deed(user);
    await pass(9);
    expect(told()).toEqual([]);
  });

  it('is not called off by who means another one, nor by somebody else', async () => {
    const user = await withDevice();
    const other = await server.user();
    await rest(user, {});
    await rest(user, { id: newId(), minutes: null });
    await rest(other, { minutes: null });
    await pass(5);
    expect(told()).toHaveLength(1);
  });

  it('is told though the session that follows on it begins by itself in a window out of sight', async () => {
    const user = await withDevice();
    await rest(user, {});
    await server.later(5 * MINUTE - 1);
    await start(user, { id });
    await server.later(1);
    expect(told()).toEqual([['Перерыв окончен', 'Можно возвращаться к делам.']]);
  });

  it('is no news minutes later, as after a stop of the server', async () => {
    const user = await withDevice();
    await rest(user, {});
    server.clock.advance(8 * MINUTE);
    await server.later(0);
    expect(told()).toEqual([]);
  });

  it('comes without a word where the next session is to follow by itself, though no window is open', async () => {
    const user = await withDevice({ autoNextSession: true, checkInNotices: false });
    const { id: session } = await start(user);
    await pass(31);
    expect(told().map(([title]) => title)).toEqual(['Сессия завершена!', 'Перерыв окончен']);
    expect(server.service.pushed.at(-1)!.message).toMatchObject({ id: successorId(session), at: NOON + 30 * MINUTE });
  });

  it('is said by nobody who is not signed in, and not without sense', async () => {
    const user = await server.user();
    expect((await server.visitor().put('/api/focus-rest', { id, minutes: 5 })).status).toBe(401);
    for (const said of [{ minutes: 0 }, { minutes: 1441 }, { minutes: 1.5 }, { id: 'rest' }])
      expect((await rest(user, said)).status).toBe(400);
    expect((await rest(user, { taskId: 'nobody’s' })).status).toBe(204);
  });
});
