import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const QUESTION = '<!doctype html><form method="post" action="/api/auth/logout"><button>Выйти</button></form>';
const client = {
  folder,
  app: '',
  landing: '',
  logout: QUESTION,
  loginOutline: '',
  beginning: '',
  worker: '',
  leavingWorker: '',
  scriptsOf: () => [],
};
const server = useTestApp({}, client);
const https = useTestApp({ PUBLIC_URL: 'https://takt.example.ru' }, client);
const withoutPages = useTestApp();

/** What a browser sends when it goes to an address. */
const navigation = (headers: Record<string, string>) => ({
  headers: { host: 'localhost', accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
});

const isIn = async (user: TestUser) => (await user.get('/api/auth/user')).status === 200;

/** Goes to the logout as the browser of a new user. @returns whether it asked and whether the session lives on */
async function leave(app: TestApp, headers: Record<string, string>) {
  const user = await app.user();
  const { cookie } = user;
  const { status, body, headers: answer } = await user.get('/api/auth/logout', navigation(headers));
  user.cookie = cookie;
  return { status, asked: body === QUESTION, location: answer.location, isIn: await isIn(user) };
}

const STAYED = { status: 200, asked: true, location: undefined, isIn: true };
const LEFT = { status: 302, asked: false, location: '/', isIn: false };

describe('a navigation to the logout', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost/' }],
    ['another site, in an old browser', { referer: 'https://evil.example/page' }],
    ['a site whose name begins like ours', { referer: 'http://localhost.evil.example/' }],
    ['a page that hides where it is', {}],
    ['a sandboxed page', { origin: 'null' }],
    ['something that is no address', { referer: 'localhost' }],
  ])('from %s asks first and signs nobody out', async (_name, headers) => {
    expect(await leave(server, headers)).toEqual(STAYED);
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', referer: 'http://localhost:81/' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['our own page, in an old browser', { referer: 'http://localhost/?section=tasks' }],
    ['a program, which asks for no page', { accept: '*/*' }],
  ])('from %s signs out, as it always did', async (_name, headers) => {
    expect(await leave(server, headers)).toEqual(LEFT);
  });

  it('knows its own address behind a proxy, with its scheme', async () => {
    const host = 'takt.example.ru';
    expect(await leave(https, { host, referer: 'https://takt.example.ru/profile' })).toEqual(LEFT);
    expect(await leave(https, { host, referer: 'http://takt.example.ru/profile' })).toEqual(STAYED);
  });

  it('is not kept by anything on the way, and asks no visitor', async () => {
    const user = await server.user();
    const foreign = navigation({ 'sec-fetch-site': 'cross-site' });
    expect((await user.get('/api/auth/logout', foreign)).headers['cache-control']).toBe('private, no-store');
    const { status, headers } = await server.visitor().get('/api/auth/logout', foreign);
    expect([status, headers.location]).toEqual([302, '/']);
  });

  it('signs nobody out where there is no page to ask by', async () => {
    expect(await leave(withoutPages, { 'sec-fetch-site': 'cross-site' })).toEqual({
      ...STAYED,
      ...{ status: 302, asked: false, location: '/' },
    });
  });
});

describe('the button of that question', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (user: TestUser, headers: Record<string, string>) =>
    user.call('POST', '/api/auth/logout', '', { headers: { host: 'localhost', ...form, ...headers } });

  it('signs out', async () => {
    const user = await server.user();
    const { cookie } = user;
    const { status, headers } = await press(user, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' });
    expect([status, headers.location, headers['clear-site-data']]).toEqual([302, '/', '"cache"']);
    expect(String(headers['set-cookie'])).toMatch(/^takt\.session_token=;/);
    user.cookie = cookie;
    expect(await isIn(user)).toBe(false);
    expect((await press(server.visitor(), {})).status).toBe(302);
  });

  it.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'cannot be pressed by another site: %j',
    async (headers) => {
      const user = await server.user();
      expect((await press(user, headers)).status).toBe(403);
      expect(await isIn(user)).toBe(true);
    },
  );

  it('is the only call that takes a form', async () => {
    const user = await server.user();
    const answer = await user.call('POST', '/api/tasks', 'title=a', { headers: form });
    expect(answer.status).toBe(415);
  });
});
