import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { signToken } from '#server/http/session.ts';
import { PASSWORD, type TestApp, useTestApp } from '#testing/server/test-app.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const server = useTestApp();
const limited = useTestApp({ RATE_LIMITS: 'on' });
const behindProxy = useTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

const tokenOf = (cookie: string) => /takt\.session_token=([^;]+)/.exec(cookie)?.[1];

describe('a session that somebody planted', () => {
  it.each([
    ['out of thin air', () => 'takt.session_token=planted'],
    [
      'with a signature of ours',
      ({ context }: TestApp) => `takt.session_token=${signToken('planted', context.config.secret)}`,
    ],
  ])('%s is not taken over by a login', async (_name, plant) => {
    const { email } = await server.user();
    const browser = server.visitor();
    browser.cookie = plant(server);
    const planted = browser.cookie;
    expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect(tokenOf(browser.cookie)).not.toBe(tokenOf(planted));
    browser.cookie = planted;
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  it('of the planter’s own account ends with the login, and has nothing of the other', async () => {
    const [planter, { email, id }] = [await server.user(), await server.user()];
    const browser = server.visitor();
    browser.cookie = planter.cookie;
    await browser.post('/api/auth/login', { email, password: PASSWORD });
    expect((await browser.get('/api/auth/user')).body.id).toBe(id);
    expect((await planter.get('/api/auth/user')).status).toBe(401);
    expect((await planter.post('/api/auth/login', { email: planter.email, password: PASSWORD })).status).toBe(200);
    expect((await planter.get('/api/auth/user')).body.id).toBe(planter.id);
  });
});

describe('whether an address has an account', () => {
  /** How much hashing a login costs: next to it, nothing else takes time. */
  async function workOf(email: string): Promise<{ answer: unknown; hashes: number }> {
    vi.mocked(argon2.hash).mockClear();
    vi.mocked(argon2.verify).mockClear();
    const { status, body, headers } = await server.visitor().post('/api/auth/login', { email, password: 'не тот' });
    const hashes = vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;
    return { answer: { status, body, cookie: headers['set-cookie'] }, hashes };
  }

  it('is told neither by the answer of a login nor by its time', async () => {
    const known = await workOf((await server.user()).email);
    expect(known.hashes).toBe(1);
    expect(await workOf('nobody@example.test')).toEqual(known);
  });

  it('nor whether it has a password at all', async () => {
    const { id, email } = await server.user();
    await server.context.database.query.deleteFrom('accounts').where('user_id', '=', id).execute();
    expect(await workOf(email)).toEqual(await workOf('nobody@example.test'));
  });
});

describe('guessing', () => {
  /** Statuses of wrong passwords, each from where its headers say. */
  async function guess(app: TestApp, email: string, headersOf: (n: number) => Record<string, string>, times: number) {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      const headers = headersOf(n);
      statuses.push((await app.visitor().post('/api/auth/login', { email, password: 'не тот' }, { headers })).status);
    }
    return statuses;
  }
  const TEN_AND_NO_MORE = [...Array(10).fill(401), 429];

  it('gets no further by claiming to come from elsewhere', async () => {
    const claim = (n: number) => ({
      'x-forwarded-for': `10.0.0.${n}`,
      'x-real-ip': `10.0.1.${n}`,
      forwarded: `for=10.0.2.${n}`,
    });
    expect(await guess(limited, (await limited.user()).email, claim, 11)).toEqual(TEN_AND_NO_MORE);
  });

  it('is counted by the address that a trusted proxy names', async () => {
    const { email } = await behindProxy.user();
    const from = (address: string) => () => ({ 'x-forwarded-for': address });
    expect(await guess(behindProxy, email, from('10.0.0.1'), 11)).toEqual(TEN_AND_NO_MORE);
    expect(await guess(behindProxy, email, from('10.0.0.2'), 1)).toEqual([401]);
  });
});
