import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { createContext } from '#server/create-context.ts';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Try } from './service.ts';

const server = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });

const MINUTE = 60_000;
const WAIT = /^Слишком много попыток\. Попробуйте через \d+.(секунд|минут)[а-я]*\.$/;

let addresses = 0;
/** An address that nobody had before. */
const newAddress = () => `10.${(addresses >> 8) & 255}.${addresses++ & 255}.7`;
const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Somebody with an account, in the browser and at the address where it was made. */
async function newOwner(): Promise<TestUser & { home: string }> {
  const home = newAddress();
  const email = `owner-${crypto.randomUUID()}@example.test`;
  const browser = server.visitor();
  const { body, status } = await browser.post('/api/auth/register', { email, password: PASSWORD }, at(home));
  expect(status).toBe(201);
  return Object.assign(browser, { id: body.id, email, home });
}

const logIn = (browser: TestUser, email: string, password: string, address: string) =>
  browser.post('/api/auth/login', { email, password }, at(address));

/** Wrong passwords of somebody without a cookie. @returns the statuses */
async function guess(email: string, address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await logIn(server.visitor(), email, `не тот ${n}`, address)).status);
  return statuses;
}
const times = (count: number, status: number) => Array<number>(count).fill(status);

/** A wrong password as the service meets it: without the work of looking at one. */
const wrong = (who: Pick<Try, 'from' | 'account'>) =>
  server.app.services.auth.guessing.attempt({ ...who, secret: 'password' }, async () => null);

const stranger = (network: string) => ({ network, device: null });
/** Ten of a stranger at the address: one more is refused. */
async function fill(owner: TestUser, address: string): Promise<void> {
  for (let n = 0; n < 10; n++) await wrong({ from: stranger(address), account: owner.id });
}

/** The browser as it is after everything but the name of the device was cleared, or without that name alone. */
const onlyDevice = (cookie: string) =>
  cookie
    .split('; ')
    .filter((pair) => pair.startsWith('takt.device='))
    .join('; ');
const withoutDevice = (cookie: string) =>
  cookie
    .split('; ')
    .filter((pair) => !pair.startsWith('takt.device='))
    .join('; ');

beforeEach(async () => {
  // Sessions begin by the real clock.
  server.clock.set(Date.now());
  server.clock.waited.length = 0;
  await server.context.database.query.deleteFrom('guesses').execute();
});

describe('wrong passwords of a stranger', () => {
  it('wait longer and longer, then are refused at that address alone', async () => {
    const owner = await newOwner();
    const address = newAddress();
    expect(await guess(owner.email, address, 10)).toEqual(times(10, 401));
    expect(server.clock.waited).toEqual([1, 2, 4, 8, 8, 8, 8].map((seconds) => seconds * 1000));
    const { status, body, headers } = await logIn(server.visitor(), owner.email, PASSWORD, address);
    expect([status, body]).toEqual([429, { message: expect.stringMatching(WAIT), code: 'too_many' }]);
    expect(Number(headers['retry-after'])).toBe(90);
    expect((await logIn(server.visitor(), owner.email, PASSWORD, newAddress())).status).toBe(200);
  });

  it('are forgotten one by one', async () => {
    const { email } = await newOwner();
    const address = newAddress();
    await guess(email, address, 10);
    server.clock.advance(1.5 * MINUTE);
    expect(await guess(email, address, 2)).toEqual([401, 429]);
    server.clock.advance(15 * MINUTE);
    expect((await logIn(server.visitor(), email, PASSWORD, address)).status).toBe(200);
  });

  it('get no further side by side than one after another', async () => {
    const { email } = await newOwner();
    const address = newAddress();
    const tries = Array.from({ length: 40 }, () => logIn(server.visitor(), email, 'не тот', address));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...times(10, 401), ...times(30, 429)]);
  });

  it('are not forgotten by a restart', async () => {
    const owner = await newOwner();
    const { email } = owner;
    const address = newAddress();
    await fill(owner, address);
    const restarted = await createApp(createContext(server.context), null);
    const { statusCode } = await restarted.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address },
      payload: { email, password: PASSWORD },
    });
    expect(statusCode).toBe(429);
    await restarted.http.close();
  });

  it('against many accounts are counted by address, however the account is written, and by network', async () => {
    const network = '2001:db8:7:7';
    for (let n = 0; n < 30; n++)
      expect(await guess(`nobody-${n}@example.test`, `${network}:${n}::1`, 1)).toEqual([401]);
    expect(await guess('nobody@example.test', `${network}:ffff::1`, 1)).toEqual([429]);
    expect(await guess('nobody@example.test', '2001:db8:7:8::1', 1)).toEqual([401]);
  });

  it('say the same of an account and of none', async () => {
    const { email } = await newOwner();
    const told = [];
    for (const account of [email, `nobody-${crypto.randomUUID()}@example.test`]) {
      const address = newAddress();
      const written = [account, account.toUpperCase(), ` ${account} `];
      for (let n = 0; n < 10; n++)
        expect((await logIn(server.visitor(), written[n % 3]!, 'не тот', address)).status).toBe(401);
      const { status, body, headers } = await logIn(server.visitor(), account, 'не тот', address);
      told.push({ status, body, retryAfter: headers['retry-after'], waited: server.clock.waited.splice(0) });
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('from a hundred addresses are stopped together, which neither the owner’s device nor home feels', async () => {
    const owner = await newOwner();
    for (let n = 0; n < 97; n++) await wrong({ from: stranger(newAddress()), account: owner.id });
    for (let n = 0; n < 3; n++) expect(await guess(owner.email, newAddress(), 1)).toEqual([401]);
    const refused = await logIn(server.visitor(), owner.email, PASSWORD, newAddress());
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 300]);
    expect(refused.body.message).toMatch(/Войдите с.устройства, на котором вы уже входили.* через 5.минут/);

    const device = server.visitor();
    device.cookie = onlyDevice(owner.cookie);
    expect((await logIn(device, owner.email, PASSWORD, newAddress())).status).toBe(200);
    expect((await logIn(server.visitor(), owner.email, PASSWORD, owner.home)).status).toBe(200);
  });
});

describe('right passwords', () => {
  it('do not count', async () => {
    const { email } = await newOwner();
    const address = newAddress();
    for (let n = 0; n < 12; n++) expect((await logIn(server.visitor(), email, PASSWORD, address)).status).toBe(200);
    expect(server.clock.waited).toEqual([]);
  });

  it('begin the count of their owner anew', async () => {
    const { email } = await newOwner();
    const address = newAddress();
    expect([await guess(email, address, 5), server.clock.waited.length]).toEqual([times(5, 401), 2]);
    expect((await logIn(server.visitor(), email, PASSWORD, address)).status).toBe(200);
    server.clock.waited.length = 0;
    expect([await guess(email, address, 3), server.clock.waited]).toEqual([times(3, 401), []]);
  });

  it('of the guesser’s own account do not hide the guesses', async () => {
    const [victim, guesser] = [await newOwner(), await newOwner()];
    const address = newAddress();
    const statuses = [];
    for (let n = 0; n < 8; n++) await wrong({ from: stranger(address), account: victim.id });
    for (let n = 0; n < 3; n++) {
      statuses.push(...(await guess(victim.email, address, 1)));
      expect((await logIn(server.visitor(), guesser.email, PASSWORD, address)).status).toBe(200);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });
});

describe('a device that has signed in before', () => {
  it('is let in past a guesser behind the same address, and only into its own account', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await fill(owner, owner.home);
    for (let n = 0; n < 20; n++) await wrong({ from: stranger(owner.home), account: `nobody-${n}` });
    const device = server.visitor();
    device.cookie = onlyDevice(owner.cookie);
    expect((await logIn(server.visitor(), owner.email, PASSWORD, owner.home)).status).toBe(429);
    expect((await logIn(device, owner.email, PASSWORD, owner.home)).status).toBe(200);
    device.cookie = onlyDevice(owner.cookie);
    expect((await logIn(device, other.email, PASSWORD, owner.home)).status).toBe(429);
  });

  it('is never refused, however often its owner mistypes, but waits up to half a minute', async () => {
    const owner = await newOwner();
    const device = server.visitor();
    device.cookie = onlyDevice(owner.cookie);
    for (let n = 0; n < 6; n++) expect((await logIn(device, owner.email, 'не тот', owner.home)).status).toBe(401);
    const { name } = await server.context.database.query
      .selectFrom('known_places')
      .select('name')
      .where('user_id', '=', owner.id)
      .where('kind', '=', 'device')
      .executeTakeFirstOrThrow();
    const from = { network: owner.home, device: name };
    for (let n = 0; n < 40; n++) expect(await wrong({ from, account: owner.id })).toBeNull();
    expect([server.clock.waited[0], Math.max(...server.clock.waited)]).toEqual([1000, 30_000]);
    expect((await logIn(device, owner.email, PASSWORD, owner.home)).status).toBe(200);
    server.clock.waited.length = 0;
    device.cookie = onlyDevice(owner.cookie);
    await logIn(device, owner.email, 'не тот', owner.home);
    expect(server.clock.waited).toEqual([]);
  });

  it('tries one password at a time', async () => {
    const owner = await newOwner();
    const device = () => Object.assign(server.visitor(), { cookie: onlyDevice(owner.cookie) });
    const mistype = () => logIn(device(), owner.email, 'не тот', owner.home);
    for (let n = 0; n < 5; n++) await mistype();
    let [now, most, refused] = [0, 0, 0];
    const { promise: allHaveCome, resolve: goOn } = Promise.withResolvers<void>();
    const { wait } = server.clock;
    server.clock.wait = async () => {
      now++;
      most = Math.max(most, now);
      await allHaveCome;
      now--;
    };
    const tries = Array.from({ length: 10 }, async () => {
      const { status } = await mistype();
      if (status === 429 && ++refused === 4) goOn();
      return status;
    });
    const statuses = await Promise.all(tries);
    server.clock.wait = wait;
    expect([statuses.sort(), most]).toEqual([[...times(6, 401), ...times(4, 429)], 1]);
  });

  it.each([
    ['made up', () => 'takt.device=made-up'],
    ['of another purpose', (cookie: string) => `takt.device=${/takt\.session_token=([^;]+)/.exec(cookie)?.[1]}`],
  ])('is none whose name is %s', async (_name, forge) => {
    const owner = await newOwner();
    const address = newAddress();
    await fill(owner, address);
    const device = Object.assign(server.visitor(), { cookie: forge(owner.cookie) });
    expect((await logIn(device, owner.email, PASSWORD, address)).status).toBe(429);
  });

  it('keeps a cookie that scripts cannot read, for long, and that is no session', async () => {
    const owner = await newOwner();
    const { headers } = await logIn(server.visitor(), owner.email, PASSWORD, newAddress());
    const [session, device] = headers['set-cookie'] as string[];
    expect(session).toMatch(/^takt\.session_token=/);
    expect(device).toMatch(/^takt\.device=[\w-]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/);
    expect(device).not.toContain(owner.id);
    const browser = Object.assign(server.visitor(), { cookie: onlyDevice(owner.cookie) });
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('has a name of 128 random bits, each its own', async () => {
    const owner = await newOwner();
    await logIn(server.visitor(), owner.email, PASSWORD, newAddress());
    const places = server.context.database.query.selectFrom('known_places').select('name');
    const rows = await places.where('user_id', '=', owner.id).where('kind', '=', 'device').execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(2);
    for (const { name } of rows) expect(name).toMatch(/^[\w-]{22}$/);
  });

  it('is still known after a logout', async () => {
    const owner = await newOwner();
    await owner.get('/api/auth/logout');
    expect(owner.cookie).toBe(onlyDevice(owner.cookie));
    const address = newAddress();
    await fill(owner, address);
    expect((await logIn(owner, owner.email, PASSWORD, address)).status).toBe(200);
  });

  it('stays known by being used, and a stolen session does not become one', async () => {
    const owner = await newOwner();
    const thief = Object.assign(server.visitor(), { cookie: withoutDevice(owner.cookie) });
    server.clock.advance(25 * 60 * MINUTE);
    const { headers } = await owner.get('/api/auth/user', at(owner.home));
    expect(String(headers['set-cookie'])).toContain('takt.device=');
    server.clock.advance(25 * 60 * MINUTE);
    const renewed = await thief.get('/api/auth/user', at(newAddress()));
    expect(String(renewed.headers['set-cookie'])).toContain('takt.session_token=');
    expect(onlyDevice(thief.cookie)).toBe('');
  });

  it('is the one where an account older than such cookies is signed in', async () => {
    const owner = await newOwner();
    owner.cookie = withoutDevice(owner.cookie);
    await server.context.database.query.deleteFrom('known_places').where('user_id', '=', owner.id).execute();
    server.clock.advance(25 * 60 * MINUTE);
    await owner.get('/api/auth/user', at(owner.home));
    expect(onlyDevice(owner.cookie)).not.toBe('');
  });

  it.each([
    [
      'a new password',
      (owner: TestUser) => owner.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'новый пароль' }),
    ],
    ['signing the other devices out', (owner: TestUser) => owner.delete('/api/auth/devices')],
  ])('is forgotten by %s given elsewhere', async (_name, act) => {
    const owner = await newOwner();
    const laptop = server.visitor();
    await logIn(laptop, owner.email, PASSWORD, newAddress());
    expect((await act(owner)).status).toBeLessThan(300);
    const known = (cookie: string) => {
      const browser = Object.assign(server.visitor(), { cookie: onlyDevice(cookie) });
      return logIn(browser, owner.email, 'не тот', owner.home);
    };
    await fill(owner, owner.home);
    expect([(await known(laptop.cookie)).status, (await known(owner.cookie)).status]).toEqual([429, 401]);
  });

  it('is forgotten by the operator’s link', async () => {
    const owner = await newOwner();
    const token = await server.app.services.auth.createReset(owner.email);
    await server.visitor().post('/api/auth/reset-password', { token, password: 'новый пароль' }, at(newAddress()));
    await fill(owner, owner.home);
    const browser = Object.assign(server.visitor(), { cookie: onlyDevice(owner.cookie) });
    expect((await logIn(browser, owner.email, 'новый пароль', owner.home)).status).toBe(429);
  });

  it('is one of fifty', async () => {
    const owner = await newOwner();
    const at = server.clock.now();
    const older = Array.from({ length: 60 }, (_, n) => ({
      name: `older-${n}`,
      created_at: at,
      seen_at: at - 60_000 + n,
    }));
    const kind = 'device' as const;
    await server.context.database.query
      .insertInto('known_places')
      .values(older.map((row) => ({ user_id: owner.id, kind, ...row })))
      .execute();
    await logIn(server.visitor(), owner.email, PASSWORD, owner.home);
    const { database } = server.context;
    const places = await database.query
      .selectFrom('known_places')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    const kept = places.filter(({ kind }) => kind === 'device');
    expect([kept.length, places.length]).toEqual([50, 51]);
    expect(kept.map(({ name }) => name)).toContain('older-59');
    expect(kept.map(({ name }) => name)).not.toContain('older-11');
  });
});

describe('the owner’s password in an open session', () => {
  const confirm = (user: TestUser, password: string, address: string) =>
    user.post('/api/account/two-factor/setup', { password }, at(address));

  it('is taken from the owner’s device after any number of wrong ones', async () => {
    const owner = await newOwner();
    for (let n = 0; n < 12; n++) expect((await confirm(owner, 'не тот', owner.home)).status).toBe(400);
    expect((await confirm(owner, PASSWORD, owner.home)).status).toBe(200);
  });

  it('is guessed by who stole the session ten times, all places together; the owner goes on', async () => {
    const owner = await newOwner();
    const thief = Object.assign(server.visitor(), { cookie: withoutDevice(owner.cookie) });
    const address = newAddress();
    const places = [
      () => confirm(thief, 'не тот', address),
      () => thief.put('/api/auth/password', { currentPassword: 'не тот', newPassword: 'новый пароль' }, at(address)),
      () => thief.call('DELETE', '/api/account', { password: 'не тот' }, at(address)),
      () => thief.post('/api/account/passkeys/options', { password: 'не тот' }, at(address)),
      () => thief.put('/api/auth/profile', { currentPassword: 'не тот', email: 'thief@example.test' }, at(address)),
      () => logIn(server.visitor(), owner.email, 'не тот', address),
    ];
    for (let n = 0; n < 10; n++) expect([400, 401]).toContain((await places[n % 6]!()).status);
    const refused = await Promise.all(places.map((place) => place()));
    expect(refused.map(({ status }) => status)).toEqual(times(6, 429));
    expect((await confirm(owner, PASSWORD, owner.home)).status).toBe(200);
  });
});

describe('keys that nobody guesses', () => {
  it('pass at an address where others guessed; wrong ones are counted', async () => {
    const owner = await newOwner();
    const address = newAddress();
    const reset = (token: string) =>
      server.visitor().post('/api/auth/reset-password', { token, password: 'новый пароль' }, at(address));
    for (let n = 0; n < 30; n++) expect((await reset(`wrong-${n}`)).status).toBe(400);
    const refused = await reset('wrong');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 30]);
    const token = await server.app.services.auth.createReset(owner.email);
    expect((await reset(token!)).status).toBe(200);
  });
});

describe('what is kept of guesses', () => {
  it('names neither people nor addresses', async () => {
    const { email, home, id } = await newOwner();
    await guess(email, home, 2);
    const rows = await server.context.database.query.selectFrom('guesses').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows).toHaveLength(2);
    expect([email, home, id].filter((word) => text.includes(word))).toEqual([]);
  });

  it('goes once it is forgotten, and devices after four hundred days', async () => {
    const owner = await newOwner();
    await guess(owner.email, newAddress(), 3);
    const { database } = server.context;
    const count = async () => [
      (await database.query.selectFrom('guesses').selectAll().execute()).length,
      (await database.query.selectFrom('known_places').selectAll().where('user_id', '=', owner.id).execute()).length,
    ];
    await server.app.services.auth.guessing.forgetOld();
    expect(await count()).toEqual([3, 2]);
    server.clock.advance(399 * 24 * 60 * MINUTE);
    await server.app.services.auth.guessing.forgetOld();
    expect(await count()).toEqual([0, 2]);
    server.clock.advance(2 * 24 * 60 * MINUTE);
    await server.app.services.auth.guessing.forgetOld();
    expect(await count()).toEqual([0, 0]);
  });
});

it('a stop keeps nobody waiting', async () => {
  const { email } = await newOwner();
  const address = newAddress();
  await guess(email, address, 3);
  const { wait } = server.clock;
  server.clock.wait = (_milliseconds, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const stopping = await createApp(createContext(server.context), null);
  const answer = stopping.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': address },
    payload: { email, password: PASSWORD },
  });
  const charged = async () =>
    (await server.context.database.query.selectFrom('guesses').selectAll().execute()).length > 0;
  await expect.poll(charged).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await stopping.http.close();
  server.clock.wait = wait;
  const { statusCode, body } = await answer;
  expect([statusCode, JSON.parse(body).code]).toEqual([503, 'unavailable']);
});
