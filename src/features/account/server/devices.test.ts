import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Device } from '../contract.ts';

const server = useTestApp();
const FIREFOX = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn({ email }: TestUser, userAgent = FIREFOX): Promise<TestUser> {
  const device = server.visitor();
  await device.post('/api/auth/login', { email, password: PASSWORD }, { headers: { 'user-agent': userAgent } });
  return device;
}
const devicesOf = async (user: TestUser): Promise<Device[]> => (await user.get('/api/auth/devices')).body;
const isIn = async (user: TestUser) => (await user.get('/api/auth/user')).status === 200;

describe('devices', () => {
  it('are listed with what they are, the asking one marked', async () => {
    const user = await server.user();
    const phone = await signIn(user);
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(2);
    expect(devices.find(({ current }) => current)).toEqual({
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Linux',
      kind: 'computer',
      ipAddress: '127.0.0.1',
      signedInAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      current: true,
    });
    expect(JSON.stringify(devices)).not.toContain(decodeURIComponent(phone.cookie.split('=')[1]!).split('.')[0]);
    await server.user();
    expect(await devicesOf(user)).toHaveLength(2);
  });

  it('tell when they were last used', async () => {
    const user = await server.user();
    const lookAgain = async (minutes: number) => {
      server.clock.set(Date.now() + minutes * 60_000);
      await user.get('/api/auth/user');
      const [device] = await devicesOf(user);
      return Math.abs(Math.round((Date.parse(device!.lastSeenAt) - Date.now()) / 60_000));
    };
    expect([await lookAgain(9), await lookAgain(11)]).toEqual([0, 11]);
    server.clock.set(Date.now());
  });

  it('are signed out one by one, and the ended one is really out', async () => {
    const user = await server.user();
    const [phone, tablet] = [await signIn(user), await signIn(user)];
    const { id } = (await devicesOf(phone)).find(({ current }) => current)!;
    expect((await user.delete(`/api/auth/devices/${id}`)).status).toBe(204);
    expect([await isIn(user), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
    expect((await user.delete(`/api/auth/devices/${id}`)).status).toBe(404);
  });

  it('may be the asking one', async () => {
    const user = await server.user();
    const [{ id }] = (await devicesOf(user)) as [Device];
    const { cookie } = user;
    const { headers } = await user.delete(`/api/auth/devices/${id}`);
    expect(String(headers['set-cookie'])).toMatch(/^takt\.session_token=;/);
    user.cookie = cookie;
    expect(await isIn(user)).toBe(false);
  });

  it('are signed out all but one', async () => {
    const [user, stranger] = [await server.user(), await server.user()];
    const others = [await signIn(user), await signIn(user)];
    expect((await user.delete('/api/auth/devices')).status).toBe(204);
    expect(await Promise.all([user, stranger, ...others].map(isIn))).toEqual([true, true, false, false]);
    expect(await devicesOf(user)).toHaveLength(1);
  });

  it.each([
    ['alone', (user: TestUser, id: string) => user.delete(`/api/auth/devices/${id}`)],
    ['with all others', (user: TestUser) => user.delete('/api/auth/devices')],
    [
      'by a new password',
      (user: TestUser) => user.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'новый пароль' }),
    ],
  ])('lose their sockets when they are signed out %s', async (_name, end) => {
    const user = await server.user();
    const { id } = (await devicesOf(await signIn(user))).find(({ current }) => current)!;
    const closed: [string, number][] = [];
    for (const { id: sessionId } of await devicesOf(user)) {
      const close = (code: number) => closed.push([sessionId, code]);
      server.context.hub.join({ userId: user.id, sessionId, clientId: undefined, send: () => {}, close });
    }
    await end(user, id);
    expect(closed).toEqual([[id, 4401]]);
  });

  it('of somebody else are out of reach', async () => {
    const [user, stranger] = [await server.user(), await server.user()];
    const [{ id }] = (await devicesOf(stranger)) as [Device];
    expect((await user.delete(`/api/auth/devices/${id}`)).status).toBe(404);
    expect((await user.delete('/api/auth/devices/not-an-id')).status).toBe(404);
    expect(await isIn(stranger)).toBe(true);
  });

  it('need a session', async () => {
    const visitor = server.visitor();
    const answers = [
      await visitor.get('/api/auth/devices'),
      await visitor.delete('/api/auth/devices'),
      await visitor.delete('/api/auth/devices/0198a6a4-0000-7000-8000-000000000000'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
