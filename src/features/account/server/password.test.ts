import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const NEXT = 'новый пароль';
const COMMON = 'Этот пароль — один из\u00a0самых частых, его подберут с\u00a0первых попыток. Придумайте другой.';

const signIn = async ({ email }: TestUser, password = PASSWORD) => {
  const device = server.visitor();
  const { status } = await device.post('/api/auth/login', { email, password });
  return { device, status };
};
const isIn = async (user: TestUser) => (await user.get('/api/auth/user')).status === 200;
const change = (user: TestUser, currentPassword: string | undefined, newPassword: string) =>
  user.put('/api/auth/password', { currentPassword, newPassword });

/** An account as an external sign-in makes it. */
async function passwordless(): Promise<TestUser> {
  const user = await server.user();
  await server.context.database.query.deleteFrom('accounts').where('user_id', '=', user.id).execute();
  return user;
}

describe('changing the password', () => {
  it('ends every other session, and only the new one signs in', async () => {
    const [user, stranger] = [await server.user(), await server.user()];
    const { device } = await signIn(user);
    const { status, body } = await change(user, PASSWORD, NEXT);
    expect([status, body]).toEqual([200, expect.objectContaining({ id: user.id, hasPassword: true })]);
    expect([await isIn(user), await isIn(device), await isIn(stranger)]).toEqual([true, false, true]);
    expect([(await signIn(user)).status, (await signIn(user, NEXT)).status]).toEqual([401, 200]);
    expect((await signIn(stranger)).status).toBe(200);
  });

  it.each([
    ['a change of the password', (user: TestUser) => change(user, PASSWORD, NEXT)],
    ['the key of another app', (user: TestUser) => user.post('/api/account/two-factor/setup', { password: PASSWORD })],
  ])('gives the session another token with %s, for which the password is asked', async (_name, ask) => {
    const user = await server.user();
    const { cookie } = user;
    const devices = await user.get('/api/auth/devices');
    expect((await ask(user)).status).toBe(200);
    const now = user.cookie;
    expect(now).not.toBe(cookie);
    user.cookie = cookie;
    expect(await isIn(user)).toBe(false);
    user.cookie = now;
    expect((await user.get('/api/auth/devices')).body[0].id).toBe(devices.body[0].id);
  });

  it('leaves the session its token where the password was wrong', async () => {
    const user = await server.user();
    const { cookie } = user;
    expect((await change(user, 'не тот', NEXT)).status).toBe(400);
    expect(user.cookie).toBe(cookie);
  });

  it('voids a link for a new password', async () => {
    const user = await server.user();
    const token = await server.app.services.auth.createReset(user.email);
    await change(user, PASSWORD, NEXT);
    const answer = await server.visitor().post('/api/auth/reset-password', { token, password: 'третий пароль' });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['a wrong current one', { currentPassword: 'не тот', newPassword: NEXT }, 'Неверный текущий пароль'],
    ['no current one', { newPassword: NEXT }, 'Неверный текущий пароль'],
    ['a short one', { currentPassword: PASSWORD, newPassword: '12345' }, 'Пароль должен содержать минимум 6 символов'],
    ['one that is tried first', { currentPassword: PASSWORD, newPassword: 'Gfhjkm123' }, COMMON],
    ['none', { currentPassword: PASSWORD }, 'Введите пароль'],
    ['a number', { currentPassword: 123456, newPassword: NEXT }, 'Ожидается текст'],
  ])('refuses %s and changes nothing', async (_name, body, message) => {
    const user = await server.user();
    const { device } = await signIn(user);
    const answer = await user.put('/api/auth/password', body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect([(await signIn(user)).status, await isIn(device)]).toEqual([200, true]);
  });

  it('from two devices at once succeeds on one', async () => {
    const user = await server.user();
    const { device } = await signIn(user);
    const answers = await Promise.all([
      change(user, PASSWORD, 'первый пароль'),
      change(device, PASSWORD, 'второй пароль'),
    ]);
    const [first, second] = answers.map(({ status }) => status).sort();
    // The other one has the old password wrong, or is signed out before it is looked at.
    expect([first, [400, 401]]).toEqual([200, expect.arrayContaining([second])]);
    const winner = answers[0]!.status === 200 ? 'первый пароль' : 'второй пароль';
    expect((await signIn(user, winner)).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await change(server.visitor(), PASSWORD, NEXT)).status).toBe(401);
  });
});

describe('an account without a password', () => {
  it('gets its first one, once', async () => {
    const user = await passwordless();
    expect((await user.get('/api/auth/user')).body.hasPassword).toBe(false);
    const answers = await Promise.all([change(user, undefined, NEXT), change(user, undefined, 'другой пароль')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await user.get('/api/auth/user')).body.hasPassword).toBe(true);
    const winner = answers[0]!.status === 200 ? NEXT : 'другой пароль';
    expect((await signIn(user, winner)).status).toBe(200);
  });

  it('must have signed in lately', async () => {
    const user = await passwordless();
    server.clock.set(Date.now() + 11 * 60_000);
    const answer = await change(user, undefined, NEXT);
    server.clock.set(Date.now());
    expect([answer.status, answer.body.code]).toEqual([403, 'recent_sign_in']);
    expect((await user.get('/api/auth/user')).body.hasPassword).toBe(false);
  });
});
