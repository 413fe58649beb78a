import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { clearSessionCookie, SESSIONLESS, signToken } from '#server/http/session.ts';
import { DEFAULT_ZONE, HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { installGuard } from './guard.ts';
import { authStore } from './store.ts';

const server = useTestApp();
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-21T09:00:00Z');

/** A server that tells who asks, behind a proxy that names the protocol and the address. */
async function guarded(context: Context): Promise<FastifyInstance> {
  const http = Fastify({ trustProxy: true });
  await http.register(cookie);
  installGuard(http, context);
  http.get('/who', ({ actor }) => ({ actor: actor && { ...actor, from: actor.from } }));
  http.get('/everybody', SESSIONLESS, ({ actor }) => ({ actor }));
  http.get('/out', (request, reply) => {
    clearSessionCookie(request, reply, context.config);
    return {};
  });
  return http;
}

let http: FastifyInstance;
let store: ReturnType<typeof authStore>;
let user: TestUser;
let sessionId: string;
beforeAll(async () => {
  http = await guarded(server.context);
  store = authStore(server.context);
  user = await server.user();
  sessionId = (await asked()).actor.session.id;
});
/** As it is for somebody who has signed in just now. */
beforeEach(async () => {
  server.clock.set(NOW);
  await store.renew(sessionId, NOW + 30 * DAY, NOW);
});

async function ask(path: string, headers: InjectOptions['headers'] = {}, to = http) {
  const answer = await to.inject({ url: path, headers: { cookie: user.cookie, ...headers } });
  return { actor: answer.json().actor, cookie: answer.headers['set-cookie'] };
}
const asked = (headers?: InjectOptions['headers']) => ask('/who', headers);

/** What the server stands on where browsers reach it there. */
const at = (publicOrigin: string | null): Context => ({
  ...server.context,
  config: { ...server.context.config, publicOrigin },
});

/** What is written by the way while somebody asks. */
async function written(headers: InjectOptions['headers'] = {}): Promise<number> {
  const inPassing = vi.spyOn(server.context.database, 'inPassing');
  await asked(headers);
  const { length } = inPassing.mock.calls;
  inPassing.mockRestore();
  return length;
}

describe('who asks', () => {
  it('is the owner of the session, and whence, where somebody needs it', async () => {
    const { actor } = await asked({ 'x-forwarded-for': '203.0.113.7' });
    expect(actor).toMatchObject({ userId: user.id, session: { id: sessionId, userId: user.id } });
    expect(actor.from.network).toContain('203.0.113');
  });

  it('is nobody without a cookie, and on what is the same for everybody', async () => {
    expect((await ask('/who', { cookie: '' }, await guarded(server.context))).actor).toBeNull();
    expect((await ask('/everybody')).actor).toBeNull();
  });

  it.each(['no-dot-at-all', '.', `.${signToken('', 'another secret').slice(1)}`, 'token.'])(
    'is nobody with the cookie «%s»',
    async (value) => {
      const planted = `takt.session_token=${encodeURIComponent(value)}`;
      expect((await asked({ cookie: planted })).actor).toBeNull();
    },
  );

  it.each([
    ['window-1_b', 'window-1_b'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), undefined],
    ['', undefined],
    ['one two', undefined],
    ['"quoted"', undefined],
  ])('from the window «%s» is known as %j', async (said, known) => {
    expect((await asked({ 'x-client-id': said })).actor.clientId).toBe(known);
  });

  it('from no window says nothing of one', async () => {
    expect((await asked()).actor).not.toHaveProperty('clientId');
  });
});

describe('a session’s cookie', () => {
  const cookieOf = (value: string) => ({ cookie: `takt.session_token=${encodeURIComponent(value)}` });
  const signedOf = ({ cookie }: TestUser) => decodeURIComponent(/takt\.session_token=([^;]+)/.exec(cookie)![1]!);

  it.each<[string, (token: string) => string | Promise<string>]>([
    [
      'with the last character of its signature changed',
      (token) => {
        const signed = signToken(token, server.context.config.secret);
        return `${signed.slice(0, -2)}${signed.at(-2) === 'A' ? 'B' : 'A'}=`;
      },
    ],
    ['signed with another secret', (token) => signToken(token, 'another secret')],
    [
      'with the signature of somebody else’s',
      async (token) => {
        const [, signature] = signedOf(await server.user()).split('.');
        return `${token}.${signature}`;
      },
    ],
  ])('%s lets nobody in', async (_name, forge) => {
    const genuine = signedOf(user);
    const forged = await forge(genuine.slice(0, genuine.lastIndexOf('.')));
    expect(forged).toHaveLength(genuine.length);
    expect((await asked(cookieOf(forged))).actor).toBeNull();
    expect((await asked(cookieOf(genuine))).actor).not.toBeNull();
  });
});

describe('a session', () => {
  it('lives until its last millisecond', async () => {
    await store.renew(sessionId, NOW, NOW);
    expect((await asked()).actor).toBeNull();
    await store.renew(sessionId, NOW + 1, NOW);
    expect((await asked()).actor).not.toBeNull();
  });

  it('is renewed at most once a day, for thirty days from then', async () => {
    server.clock.set(NOW + DAY);
    expect((await asked()).cookie).toBeUndefined();
    server.clock.set(NOW + DAY + 1);
    const { cookie: given } = await asked();
    expect(String(given)).toMatch(/^takt\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await asked()).actor.session.expiresAt).toBe(NOW + 31 * DAY + 1);
    expect((await asked()).cookie).toBeUndefined();
  });

  it('is noted as used at most every ten minutes, with the address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    server.clock.set(NOW + 10 * MINUTE);
    expect([await written(from), (await asked(from)).actor.session.seenAt]).toEqual([0, NOW]);
    server.clock.set(NOW + 10 * MINUTE + 1);
    await asked(from);
    const [device] = await store.devices(user.id, server.clock.now());
    expect(device).toMatchObject({ address: '203.0.113.7', seenAt: NOW + 10 * MINUTE + 1 });
  });

  it.each([
    ['plain http', undefined, {}, false],
    ['https by the proxy', undefined, { 'x-forwarded-proto': 'https' }, true],
    ['https by the configuration', 'https://takt.example', {}, true],
    ['plain http by the configuration', 'http://takt.example', {}, false],
  ])(
    'goes over https alone where that is %s, by a name that binds it to the host',
    async (_, origin, headers, secure) => {
      const there = await guarded(at(origin ?? null));
      server.clock.set(NOW + DAY + 1);
      const cookies = [(await ask('/who', headers, there)).cookie].flat().map(String);
      const set = cookies.find((one) => one.includes('session_token=') && !one.includes('Max-Age=0'))!;
      expect([/; Path=\/;.*Secure/.test(set), set.startsWith('__Host-takt.session_token=')]).toEqual([secure, secure]);
      expect(/Domain/.test(set)).toBe(false);
    },
  );

  it('is forgotten by the browser on every page', async () => {
    expect(String((await ask('/out')).cookie)).toMatch(/^takt\.session_token=; Max-Age=0; Path=\/;/);
    const there = await guarded(at('https://takt.example'));
    const both = [(await ask('/out', {}, there)).cookie].flat().map(String);
    expect(both.map((one) => /^(.+?)=; Max-Age=0; Path=\/;.*Secure/.exec(one)?.[1])).toEqual([
      'takt.session_token',
      '__Host-takt.session_token',
    ]);
  });

  describe('over https', () => {
    const plain = () => user.cookie.split('; ').find((one) => one.startsWith('takt.session_token='))!;
    const bound = () => `__Host-${plain()}`;

    it('is known by the name that an earlier version gave it, and gets the other one at once', async () => {
      const there = await guarded(at('https://takt.example'));
      const { actor, cookie: set } = await ask('/who', { cookie: plain() }, there);
      expect(actor.userId).toBe(user.id);
      expect([set].flat().map((one) => String(one).split(';')[0])).toEqual(['takt.session_token=', bound()]);
      expect((await ask('/who', { cookie: bound() }, there)).cookie).toBeUndefined();
    });

    it('counts before one that another host of the domain may have set', async () => {
      const there = await guarded(at('https://takt.example'));
      const other = (await server.user()).cookie.replace(/.*(takt\.session_token=[^;]+).*/, '$1');
      expect((await ask('/who', { cookie: `${other}; ${bound()}` }, there)).actor.userId).toBe(user.id);
    });

    it('has no say over plain http', async () => {
      expect((await asked({ cookie: bound() })).actor).toBeNull();
    });
  });
});

describe('the zone', () => {
  const zoneOf = async (headers?: InjectOptions['headers']) => (await asked(headers)).actor.zone;

  it('is the first good one that was told', async () => {
    const newcomer = await server.user();
    const theirs = (headers = {}) => zoneOf({ cookie: newcomer.cookie, ...headers });
    await server.context.database.query
      .updateTable('users')
      .set({ zone: null })
      .where('id', '=', newcomer.id)
      .execute();
    expect(await theirs()).toBe(DEFAULT_ZONE);
    expect(await theirs({ 'x-timezone': 'Mars/Olympus' })).toBe(DEFAULT_ZONE);
    expect(await theirs({ 'x-timezone': 'Asia/Vladivostok' })).toBe('Asia/Vladivostok');
    for (const told of [{}, { 'x-timezone': 'Mars/Olympus' }, { 'x-timezone': '' }, { 'x-timezone': 'Asia/Omsk' }])
      expect(await theirs(told)).toBe('Asia/Vladivostok');
  });

  it('is told beside the account’s where the caller has another one, and not written', async () => {
    const { actor } = await asked({ 'x-timezone': 'Asia/Tokyo' });
    expect(actor).toMatchObject({ zone: 'Europe/Moscow', callerZone: 'Asia/Tokyo' });
    expect((await asked({ 'x-timezone': 'Europe/Moscow' })).actor).not.toHaveProperty('callerZone');
    expect(await written({ 'x-timezone': 'Asia/Omsk' })).toBe(0);
  });
});
