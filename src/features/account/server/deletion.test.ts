import { describe, expect, it } from 'vitest';
import { fillAccount, rowsAbout, tablesOf } from '#testing/server/full-account.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
/** Tables in which nothing can be anybody's. */
const OF_NOBODY = ['feed_epochs', 'guesses', 'push_keys', 'spent_tickets', 'write_probes'];
/** What is erased after the answer. */
const erased = () => server.later(0);
const remove = (user: TestUser, proof: object = { password: PASSWORD }) => user.call('DELETE', '/api/account', proof);
const login = ({ email }: TestUser) => server.visitor().post('/api/auth/login', { email, password: PASSWORD });

describe('deleting the account', () => {
  it('leaves no row of it in any table, and every row of the others', async () => {
    const [user, other] = [await server.user(), await server.user()];
    for (const each of [user, other]) await fillAccount(server, each, 'добавь задачу позвонить плиточнику');
    const { database } = server.context;
    const tables = (await tablesOf(database)).map(({ name }) => name).filter((name) => !OF_NOBODY.includes(name));
    expect(Object.keys(await rowsAbout(database, user)).sort()).toEqual(tables.sort());
    const before = await rowsAbout(database, other);

    expect((await remove(user)).status).toBe(204);
    await erased();
    expect(await rowsAbout(database, user)).toEqual({});
    expect(await rowsAbout(database, other)).toEqual(before);
  });

  it('ends its sessions, closes their sockets and takes the cookie', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const device = server.visitor();
    await device.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const { cookie } = user;
    const closed: string[] = [];
    for (const owner of [user, other]) {
      for (const { id: sessionId } of (await owner.get('/api/auth/devices')).body) {
        const close = (code: number) => closed.push(`${owner.id} ${code}`);
        server.context.hub.join({ userId: owner.id, sessionId, clientId: undefined, send: () => {}, close });
      }
    }
    const { headers } = await remove(user);
    expect(closed).toEqual([`${user.id} 4401`, `${user.id} 4401`]);
    expect(String(headers['set-cookie'])).toMatch(/^takt\.session_token=;/);
    expect(headers['clear-site-data']).toBe('"cache"');
    user.cookie = cookie;
    expect((await user.get('/api/auth/user')).status).toBe(401);
    expect((await device.get('/api/tasks')).status).toBe(401);
    expect((await login(user)).status).toBe(401);
    expect((await login(other)).status).toBe(200);
  });

  it('frees the address, and the new account begins empty', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'Из прошлого' });
    await remove(user);
    const again = await server.user(user.email);
    expect(again.id).not.toBe(user.id);
    expect((await again.get('/api/tasks')).body).toEqual([]);
  });

  it.each([
    ['a wrong password', { password: 'не тот' }, 'Неверный пароль'],
    ['none', {}, 'Неверный пароль'],
    ['its address in the place of the password', { email: 'user@example.test' }, 'Неверный пароль'],
    ['a number', { password: 123456 }, 'Ожидается текст'],
  ])('is refused for %s', async (_name, proof, message) => {
    const user = await server.user();
    const answer = await remove(user, proof);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });

  it('twice at once does it once, and a write that comes meanwhile is told so', async () => {
    const user = await server.user();
    const answers = await Promise.all([remove(user), remove(user), user.post('/api/tasks', { title: 'Поздно' })]);
    const [first, second, task] = answers.map(({ status }) => status);
    expect([first, second].sort()).toEqual([204, 401]);
    expect([201, 401]).toContain(task);
    await erased();
    expect(await rowsAbout(server.context.database, user)).toEqual({});
  });

  it('needs a session', async () => {
    expect((await remove(server.visitor())).status).toBe(401);
  });
});

describe('an account without a password', () => {
  async function passwordless(): Promise<TestUser> {
    const user = await server.user();
    await server.context.database.query.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    return user;
  }

  it('is deleted by typing its address, and not another', async () => {
    const user = await passwordless();
    for (const proof of [{}, { email: 'other@example.test' }, { password: PASSWORD }]) {
      const answer = await remove(user, proof);
      expect([answer.status, answer.body.message]).toEqual([400, 'Это не адрес вашего аккаунта']);
    }
    expect((await remove(user, { email: ` ${user.email.toUpperCase()} ` })).status).toBe(204);
    await erased();
    expect(await rowsAbout(server.context.database, user)).toEqual({});
  });

  it('must have signed in lately', async () => {
    const user = await passwordless();
    server.clock.set(Date.now() + 11 * 60_000);
    const answer = await remove(user, { email: user.email });
    server.clock.set(Date.now());
    expect([answer.status, answer.body.code]).toEqual([403, 'recent_sign_in']);
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });
});
