import { describe, expect, it } from 'vitest';
import { enableTwoFactor } from '#testing/server/authenticator.ts';
import { createSecurityKey } from '#testing/server/security-key.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
/** Where the requests of these tests are addressed to. */
const SITE = { origin: 'http://localhost', host: 'localhost' };
const REFUSED = { message: 'Ключ доступа не подошёл. Попробуйте ещё раз.', code: 'wrong_passkey' };
const EXPIRED = { message: 'Время подтверждения вышло. Начните ещё раз.', code: 'expired' };

type SecurityKey = ReturnType<typeof createSecurityKey>;
type Twist = Parameters<SecurityKey['prove']>[1];

const begin = (user: TestUser) => user.post('/api/account/passkeys/options', { password: PASSWORD });

async function addPasskey(user: TestUser, name = 'Ноутбук'): Promise<{ key: SecurityKey; id: string }> {
  const key = createSecurityKey(SITE);
  const { body: options } = await begin(user);
  const { status, body } = await user.post('/api/account/passkeys', { name, credential: key.create(options) });
  expect([status, body.name, body.lastUsedAt]).toEqual([201, name, null]);
  return { key, id: body.id };
}

async function signIn(key: SecurityKey, twist: Twist = {}, browser = server.visitor()) {
  const { body: options } = await browser.post('/api/auth/passkey/options');
  return { browser, answer: await browser.post('/api/auth/passkey', { credential: key.prove(options, twist) }) };
}

describe('a passkey', () => {
  it('signs in without a name or a password, and stands for the second factor', async () => {
    const user = await server.user();
    const { key, id } = await addPasskey(user);
    await enableTwoFactor(server, user);
    const { browser, answer } = await signIn(key);
    expect([answer.status, answer.body.email]).toEqual([200, user.email]);
    expect((await browser.get('/api/auth/user')).body.id).toBe(user.id);
    const { body: list } = await user.get('/api/account/passkeys');
    expect(list).toEqual([expect.objectContaining({ id, name: 'Ноутбук', lastUsedAt: expect.any(String) })]);
  });

  it.each<[string, Twist]>([
    ['of a page of another site', { origin: 'https://evil.example' }],
    ['meant for another site', { host: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['without a finger or a PIN', { verified: false }],
    ['of an account that no database could keep', { userHandle: Buffer.from('\u0000').toString('base64url') }],
    ['of somebody else’s account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['of a copy whose count lags behind', { counter: 1 }],
  ])('refuses an answer %s', async (_name, twist) => {
    const { key } = await addPasskey(await server.user());
    expect((await signIn(key)).answer.status).toBe(200);
    const { browser, answer } = await signIn(key, twist);
    expect([answer.status, answer.body]).toEqual([401, REFUSED]);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('answers a challenge once, even a stolen one', async () => {
    const { key } = await addPasskey(await server.user());
    const browser = server.visitor();
    const { body: options } = await browser.post('/api/auth/passkey/options');
    const credential = key.prove(options);
    const thief = server.visitor();
    thief.cookie = browser.cookie;
    expect((await browser.post('/api/auth/passkey', { credential })).status).toBe(200);
    const replayed = await thief.post('/api/auth/passkey', { credential });
    expect([replayed.status, replayed.body]).toEqual([400, EXPIRED]);
  });

  it('answers the browser’s own challenge, for half an hour', async () => {
    const { key } = await addPasskey(await server.user());
    const browser = server.visitor();
    const { body: options } = await browser.post('/api/auth/passkey/options');
    const elsewhere = await server.visitor().post('/api/auth/passkey', { credential: key.prove(options) });
    expect(elsewhere.body).toEqual(EXPIRED);
    server.clock.advance(30 * 60_000 + 1);
    expect((await browser.post('/api/auth/passkey', { credential: key.prove(options) })).body).toEqual(EXPIRED);
  });

  it('that is removed lets nobody in', async () => {
    const user = await server.user();
    const { key, id } = await addPasskey(user);
    expect((await user.delete(`/api/account/passkeys/${id}`)).status).toBe(204);
    expect((await signIn(key)).answer.body).toEqual(REFUSED);
    expect((await user.get('/api/account/passkeys')).body).toEqual([]);
  });
});

describe('making a passkey', () => {
  it('asks for the password', async () => {
    const user = await server.user();
    const { status, body } = await user.post('/api/account/passkeys/options', { password: 'не тот' });
    expect([status, body.message]).toEqual([400, 'Неверный пароль']);
  });

  it('does not take the challenge of another account', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body: options } = await begin(user);
    const session = other.cookie;
    other.cookie = `${session}; ${user.cookie.split('; ').find((pair) => pair.startsWith('takt.passkey'))}`;
    const credential = createSecurityKey(SITE).create(options);
    expect((await other.post('/api/account/passkeys', { name: 'а', credential })).body).toEqual(EXPIRED);
  });

  it.each([
    ['of a page of another site', { origin: 'https://evil.example' }],
    ['without a finger or a PIN', { verified: false }],
  ])('refuses an answer %s', async (_name, twist) => {
    const user = await server.user();
    const { body: options } = await begin(user);
    const credential = createSecurityKey(SITE).create(options, twist);
    const { status, body } = await user.post('/api/account/passkeys', { name: 'а', credential });
    expect([status, body.message]).toEqual([400, REFUSED.message]);
  });

  it.each([
    [{ name: ' ' }, 'Назовите ключ'],
    [{ name: 'x'.repeat(61) }, 'Не длиннее 60 символов'],
    [{ credential: { id: 'не base64' } }, 'Ключ доступа не подошёл. Попробуйте ещё раз.'],
  ])('answers %j in words', async (part, message) => {
    const user = await server.user();
    const { body: options } = await begin(user);
    const credential = createSecurityKey(SITE).create(options);
    const answer = await user.post('/api/account/passkeys', { name: 'а', credential, ...part });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('stops at twenty', async () => {
    const user = await server.user();
    for (let n = 0; n < 20; n++) await addPasskey(user, `Ключ ${n}`);
    expect((await begin(user)).status).toBe(409);
  });
});

describe('somebody else’s passkey', () => {
  it('is missing', async () => {
    const [owner, other] = [await server.user(), await server.user()];
    const { id } = await addPasskey(owner);
    expect((await other.delete(`/api/account/passkeys/${id}`)).status).toBe(404);
    expect((await owner.get('/api/account/passkeys')).body).toHaveLength(1);
  });
});
