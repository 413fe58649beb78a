import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { PASSWORD, type TestUser } from '#testing/server/test-app.ts';
import { usePush } from '#testing/server/use-push.ts';

const server = usePush();
const NOON = Date.parse('2026-11-21T09:00:00Z');
const list = async (user: TestUser) => (await user.get('/api/push/subscriptions')).body;
const remindAt = (user: TestUser, time: string) =>
  user.post('/api/tasks', { title: 'Созвон', reminders: [{ id: newId(), at: `2026-11-21T${time}` }] });

describe('a device', () => {
  it('is told, named, sent a test, and forgotten', async () => {
    const user = await server.user();
    const { id, name } = await server.device(user);
    expect(await list(user)).toEqual([
      { id, deviceName: name, createdAt: expect.any(String), lastSentAt: null, current: true },
    ]);
    expect((await user.post(`/api/push/subscriptions/${id}/test`)).body).toEqual({ sent: 'sent' });
    expect(server.service.pushed).toMatchObject([{ device: name, message: { kind: 'test', title: 'Проверка связи' } }]);
    expect(await list(user)).toMatchObject([{ lastSentAt: expect.any(String) }]);
    const { host } = new URL(server.service.origin);
    expect((await user.get('/api/privacy')).body.push).toEqual([{ host }]);
    expect((await user.delete(`/api/push/subscriptions/${id}`)).status).toBe(204);
    expect((await user.delete(`/api/push/subscriptions/${id}`)).status).toBe(404);
    expect((await user.post(`/api/push/subscriptions/${id}/test`)).status).toBe(404);
    expect(await list(user)).toEqual([]);
  });

  it('that subscribes again is the same one; under another account it is no longer the first one’s', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    const { id, subscription } = await server.device(anna);
    const again = await anna.post('/api/push/subscriptions', { ...subscription, deviceName: 'Ноутбук' });
    expect([again.status, again.body]).toMatchObject([200, { id, deviceName: 'Ноутбук' }]);
    expect((await boris.get('/api/push/key')).body).toEqual((await anna.get('/api/push/key')).body);
    await boris.post('/api/push/subscriptions', { ...subscription, deviceName: 'Ноутбук' });
    expect([(await list(anna)).length, (await list(boris)).length]).toEqual([0, 1]);
  });

  it.each([
    ['of the operator’s network', 'https://192.168.1.1/push'],
    ['of this machine', 'https://localhost/push'],
    ['that only looks like a service', 'https://fcm.googleapis.com.example.test/push'],
    ['of a service on another port', 'https://fcm.googleapis.com:8443/push'],
    ['without https', 'http://fcm.googleapis.com/push'],
    ['with a password', 'https://anna:secret@fcm.googleapis.com/push'],
    ['that is none', 'завтра'],
  ])('at an address %s is refused', async (_, endpoint) => {
    const user = await server.user();
    const { subscription } = server.service.subscribe('Никто');
    const answer = await user.post('/api/push/subscriptions', { ...subscription, endpoint, deviceName: 'Телефон' });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'endpoint']);
    expect(await list(user)).toEqual([]);
  });

  it.each([
    ['a key that is none', { keys: { p256dh: 'abc', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
    ['a secret that is none', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'abc' } }, 'keys.auth'],
    ['no name', { deviceName: ' ' }, 'deviceName'],
  ])('with %s is refused', async (_, said, path) => {
    const user = await server.user();
    const { subscription } = server.service.subscribe('Никто');
    const answer = await user.post('/api/push/subscriptions', { ...subscription, deviceName: 'Телефон', ...said });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, path]);
  });

  it('is forgotten with the session that subscribed, at a sign-out and when it is ended elsewhere', async () => {
    const user = await server.user();
    await server.device(user);
    const desk = server.visitor();
    await desk.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await server.device(desk, 'Стол');
    expect((await list(desk)).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    await user.post('/api/auth/logout');
    expect(await list(desk)).toMatchObject([{ current: true }]);
    const phone = server.visitor();
    await phone.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await phone.delete('/api/auth/devices');
    expect(await list(phone)).toEqual([]);
  });

  it('is forgotten with the account', async () => {
    const user = await server.user();
    const { subscription } = await server.device(user);
    await user.call('DELETE', '/api/account', { password: PASSWORD });
    await server.later(0);
    const rows = server.context.database.query.selectFrom('push_subscriptions').select('id');
    expect(await rows.where('endpoint', '=', subscription.endpoint).execute()).toEqual([]);
  });
});

describe('a push service', () => {
  it('in trouble is asked again, later and later', async () => {
    const user = await server.user();
    server.clock.set(NOON);
    await server.device(user);
    await remindAt(user, '12:10');
    let asked = 0;
    server.service.answers = () => (++asked < 4 ? (['nothing', 429, 503] as const)[asked - 1]! : 201);
    await server.later(10 * MINUTE);
    expect(asked).toBe(1);
    await server.later(11_000);
    expect(asked).toBe(2);
    await server.later(11_000);
    expect(asked).toBe(2);
    await server.later(10_000);
    expect(asked).toBe(3);
    await server.later(MINUTE);
    expect(server.titles()).toEqual(['Напоминание']);
    await server.later(HOUR);
    expect(asked).toBe(4);
  });

  it.each([404, 410])('that knows a device no more (%i) has it forgotten', async (status) => {
    const user = await server.user();
    server.clock.set(NOON);
    const { id } = await server.device(user);
    server.service.answers = () => status;
    expect((await user.post(`/api/push/subscriptions/${id}/test`)).body).toEqual({ sent: 'gone' });
    expect(await list(user)).toEqual([]);
    await server.device(user);
    await remindAt(user, '12:10');
    await server.later(10 * MINUTE);
    expect(await list(user)).toEqual([]);
  });

  it.each([
    [400, 'refused'],
    [503, 'unreachable'],
    ['nothing', 'unreachable'],
  ] as const)('that answers %s keeps the device, and a test says so', async (answer, sent) => {
    const user = await server.user();
    const { id } = await server.device(user);
    server.service.answers = () => answer;
    expect((await user.post(`/api/push/subscriptions/${id}/test`)).body).toEqual({ sent });
    expect(await list(user)).toHaveLength(1);
  });
});
