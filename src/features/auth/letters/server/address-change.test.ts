import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { PASSWORD, type TestUser } from '#testing/server/test-app.ts';
import { useMail } from '#testing/server/use-mail.ts';
import { broughtBy } from '../links.ts';

const server = useMail();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const fresh = () => `new-${randomUUID()}@example.test`;
const change = (user: TestUser, email: string, more: object = {}) =>
  user.put('/api/auth/profile', { email, currentPassword: PASSWORD, ...more });
const withdraw = (user: TestUser) => user.delete('/api/auth/address/pending');
const stateOf = async (user: TestUser) => (await user.get('/api/auth/address')).body;
const confirm = (token: string | null) => server.visitor().post('/api/auth/confirm-address', { token });
const tokenTo = (email: string) => broughtBy(server.linkTo(email)).address;
const emailOf = async (user: TestUser) => (await user.get('/api/auth/user')).body.email;
const login = async (email: string) =>
  (await server.visitor().post('/api/auth/login', { email, password: PASSWORD })).status;

describe('another address to sign in by', () => {
  it('is taken once its link was pressed, also signed out, and the old one is told', async () => {
    const [user, email] = [await server.user(), fresh()];
    const answer = await change(user, email, { firstName: 'Анна' });
    expect([answer.status, answer.body.email, answer.body.firstName]).toEqual([200, user.email, 'Анна']);
    await server.later(0);
    expect([server.subjects(email), server.subjects(user.email)]).toEqual([
      ['Подтвердите новый адрес для входа в Такт'],
      [],
    ]);
    expect([await login(email), await login(user.email)]).toEqual([401, 200]);
    const done = await confirm(tokenTo(email));
    expect([done.status, done.body]).toEqual([200, { email, changed: true }]);
    expect([await emailOf(user), await login(email), await login(user.email)]).toEqual([email, 200, 401]);
    await server.later(0);
    expect(server.subjects(user.email)).toEqual(['Адрес для входа в Такт изменён']);
    expect(server.mail.received.at(-1)!.raw).not.toContain(email);
    expect((await confirm(tokenTo(email))).status).toBe(400);
  });

  it.each([
    ['another one was asked for since', (user: TestUser) => change(user, fresh())],
    [
      'the password was changed',
      (user: TestUser) => user.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another horse' }),
    ],
    ['it was withdrawn', (user: TestUser) => withdraw(user)],
    ['a day has passed', async () => server.clock.advance(24 * HOUR + 1)],
    ['the account is gone', (user: TestUser) => user.call('DELETE', '/api/account', { password: PASSWORD })],
  ])('is not taken where %s', async (_, deed) => {
    const [user, email] = [await server.user(), fresh()];
    await change(user, email);
    await server.later(0);
    const token = tokenTo(email);
    await deed(user);
    expect((await confirm(token)).status).toBe(400);
    expect(await login(email)).toBe(401);
  });

  it('is not taken where somebody else has it by then', async () => {
    const [user, email] = [await server.user(), fresh()];
    await change(user, email);
    await server.later(0);
    await server.user(email);
    const { status, body } = await confirm(tokenTo(email));
    expect([status, body.message]).toEqual([409, 'Пользователь с таким email уже существует']);
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is of no use to whoever makes a link of their own', async () => {
    const user = await server.user();
    await change(user, fresh());
    await server.later(0);
    const token = tokenTo(server.mail.received[0]!.to[0]!)!;
    for (const other of ['abc', `${token.slice(0, -4)}AAAA`, 'A'.repeat(300)])
      expect([other, (await confirm(other)).status]).toEqual([other, 400]);
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is pressed twice at once and taken once', async () => {
    const [user, email] = [await server.user(), fresh()];
    await change(user, email);
    await server.later(0);
    const answers = await Promise.all([confirm(tokenTo(email)), confirm(tokenTo(email))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await server.later(0);
    expect(server.subjects(user.email)).toHaveLength(1);
  });

  it('is asked for five times in an hour at most, and the rest of the profile then stays as it was', async () => {
    const user = await server.user();
    for (let n = 0; n < 5; n++) expect((await change(user, fresh())).status).toBe(200);
    expect((await change(user, fresh(), { firstName: 'Анна' })).status).toBe(429);
    expect((await user.get('/api/auth/user')).body.firstName).toBeNull();
  });

  it('has no letter go any more once the account is gone', async () => {
    const [user, email] = [await server.user(), fresh()];
    await change(user, email);
    await user.call('DELETE', '/api/account', { password: PASSWORD });
    await server.later(HOUR);
    expect(server.mail.received).toEqual([]);
    const rows = server.context.database.query.selectFrom('letters').select('id').where('user_id', '=', user.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('what is known of an address', () => {
  it('is that nobody has confirmed it, that another one waits, and that it is confirmed', async () => {
    const [user, email] = [await server.user(), fresh()];
    expect(await stateOf(user)).toEqual({ mail: true, confirmed: false, pending: null });
    await change(user, email);
    expect(await stateOf(user)).toEqual({ mail: true, confirmed: false, pending: email });
    await server.later(0);
    await confirm(tokenTo(email));
    expect(await stateOf(user)).toEqual({ mail: true, confirmed: true, pending: null });
  });

  it('is that no other one waits once it was withdrawn, and its letter does not go', async () => {
    const [user, other, email] = [await server.user(), await server.user(), fresh()];
    await change(user, email);
    await withdraw(other);
    expect((await stateOf(user)).pending).toBe(email);
    expect((await withdraw(user)).status).toBe(204);
    expect((await stateOf(user)).pending).toBeNull();
    expect((await withdraw(user)).status).toBe(204);
    await server.later(HOUR);
    expect(server.mail.received).toEqual([]);
  });

  it('is that it is confirmed once its owner has pressed a link that was sent there', async () => {
    const user = await server.user();
    const send = () => user.post('/api/auth/address/confirmation');
    expect((await send()).status).toBe(204);
    await server.later(0);
    expect(server.subjects(user.email)).toEqual(['Подтвердите адрес для писем Такта']);
    expect(await stateOf(user)).toEqual({ mail: true, confirmed: false, pending: null });
    const token = tokenTo(user.email);
    expect((await confirm(token)).body).toEqual({ email: user.email, changed: false });
    expect([(await confirm(token)).status, await emailOf(user)]).toEqual([400, user.email]);
    expect(await stateOf(user)).toMatchObject({ confirmed: true });
    expect((await send()).status).toBe(204);
    await server.later(0);
    expect(server.subjects(user.email)).toHaveLength(1);
  });

  it('is of no other address by then', async () => {
    const [user, email] = [await server.user(), fresh()];
    await user.post('/api/auth/address/confirmation');
    await server.later(0);
    const token = tokenTo(user.email);
    await change(user, email);
    await server.later(0);
    await confirm(tokenTo(email));
    expect((await confirm(token)).status).toBe(400);
    expect((await user.get('/api/auth/user')).body.email).toBe(email);
  });

  it('is asked for by letter five times in an hour at most', async () => {
    const user = await server.user();
    const sent = [];
    for (let n = 0; n < 6; n++) sent.push((await user.post('/api/auth/address/confirmation')).status);
    expect(sent).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
