import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressPath, resetPath } from '#features/auth/letters/links.ts';
import type { BuiltClient } from '#server/http/built-client.ts';
import { SESSION_COOKIE, signToken } from '#server/http/session.ts';
import { PASSWORD } from '#testing/server/test-app.ts';
import { createTestContext, testConfig } from '#testing/server/test-context.ts';
import { usePages } from '#testing/server/use-pages.ts';
import { type App, createApp } from './app.ts';

const THEME = "document.documentElement.classList.add('dark')";
const page = (name: string) =>
  `<!doctype html><html><head><script>${THEME}</script><style>b{}</style></head><body>${name}</body></html>`;

/** A client as Vite would have built it, and a secret that lies beside it. */
function builtFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'takt-client-'));
  const folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of ['index.html', 'landing.html', 'logout.html']) writeFileSync(join(folder, name), page(name));
  writeFileSync(join(folder, 'chunks.json'), '{}');
  writeFileSync(join(folder, 'assets', 'app.js'), 'export {}');
  writeFileSync(join(root, 'secret'), 'TOP SECRET');
  return folder;
}

const builtClient = (folder: string): BuiltClient => ({
  folder,
  app: page('<div id="root"></div>'),
  landing: page('landing'),
  logout: page('logout'),
  loginOutline: '<h1>Вход</h1>',
  beginning: '<script>begin()</script>',
  worker: 'start("%SHELL_REVISION%")',
  leavingWorker: 'leave()',
  scriptsOf: () => [],
});

let folder: string;
beforeAll(() => {
  folder = builtFolder();
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const useServer = (env?: NodeJS.ProcessEnv) => usePages(() => builtClient(folder), env);

const plain = useServer();
const https = useServer({ PUBLIC_URL: 'https://takt.example.ru' });
const proxied = useServer({ TRUST_PROXY: 'on' });

const get = ({ app }: { app: App }, url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers });

const register = ({ app }: { app: App }, email: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: '/api/auth/register', headers, payload: { email, password: PASSWORD } });

/** One answer of each kind. */
const KINDS: [string, string, number][] = [
  ['the landing page', '/', 200],
  ['the login page', '/login', 200],
  ['a page of the app', '/kanban', 200],
  ['a beginning of the installed app', '/open/task', 200],
  ['what another app shares', '/share?text=%D0%B4%D0%BE%D0%BC', 200],
  ['a page that is missing', '/nowhere', 404],
  ['a built file', '/assets/app.js', 200],
  ['a file that is missing', '/assets/none.js', 404],
  ['an answer of the interface', '/api/health', 200],
  ['a refusal', '/api/tasks', 401],
  ['an unknown call', '/api/nothing', 404],
  ['an address that cannot be read', '/api/tasks/%ff/analytics', 400],
  ['a page whose address cannot be read', '/%ff', 404],
  ['a redirect', '/api/login', 302],
  ['a redirect out of the session', '/api/auth/logout', 302],
  ['a redirect from a provider', '/api/auth/yandex', 302],
];

describe.each(KINDS)('%s (%s)', (_name, url, status) => {
  it('carries the guards of a page', async () => {
    const { statusCode, headers } = await get(plain, url, { accept: 'text/html', origin: 'https://evil.example' });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('carries a policy that runs no script but ours', async () => {
    const { headers } = await get(plain, url, { accept: 'text/html' });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/ (.*)/))
        .map(([name, sources = '']) => [name, sources]),
    );
    for (const kind of ['script-src', 'style-src']) expect(policy[kind]).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('asks for https where the address is https, and only there', async () => {
    const over = await get(https, url, { accept: 'text/html' });
    expect(over.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const without = await get(plain, url, { accept: 'text/html' });
    expect(without.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the login page', () => {
  it('shows what it is for before its scripts are there', async () => {
    expect((await get(plain, '/login')).body).toContain('<div id="root"><h1>Вход</h1></div>');
  });

  it.each(['/login?token=one', '/login?step=code', '/letters', '/kanban'])('shows nothing else at %s', async (url) => {
    expect((await get(plain, url)).body).toContain('<div id="root"></div>');
  });
});

describe('the session’s cookie', () => {
  const cookiesOf = (answer: { headers: Record<string, unknown> }) => answer.headers['set-cookie'] as string[];
  const cookieOf = (answer: { headers: Record<string, unknown> }) => cookiesOf(answer)[0];

  it('is out of reach of scripts and other sites; over https it never leaves https', async () => {
    const cookie = cookieOf(await register(plain, 'a@example.test'));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookies = cookiesOf(await register(https, 'a@example.test'));
    for (const secure of cookies) expect(secure).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies.map((one) => one.split('=')[0])).toEqual(['__Host-takt.session_token', '__Secure-takt.device']);
  });

  it('believes a proxy about https where the operator does', async () => {
    const told = { 'x-forwarded-proto': 'https' };
    expect(cookieOf(await register(proxied, 'b@example.test', told))).toContain('; Secure');
    expect(cookieOf(await register(plain, 'b@example.test', told))).not.toContain('; Secure');
  });
});

it('what a person wrote does not end the script in which a page carries it', async () => {
  const title = '</script><script>alert(1)</script><!--';
  const cookie = String((await register(plain, `${randomUUID()}@example.test`)).headers['set-cookie']).split(';')[0]!;
  const headers = { cookie, 'x-timezone': 'Europe/Moscow' };
  await plain.app.http.inject({ method: 'POST', url: '/api/tasks', headers, payload: { title } });
  const { body } = await get(plain, '/', { cookie });
  const [, carried = ''] = /<script type="application\/json" id="preloaded">(.*?)<\/script>/s.exec(body)!;
  expect(carried).not.toContain('<');
  expect(JSON.parse(carried)['/api/tasks']).toMatchObject([{ title }]);
  expect(body).not.toContain('alert(1)</script>');
});

describe('built files', () => {
  /** As it is: a client that puts `..` into the address, as no browser does. */
  const rawGet = (port: number, path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    '/../secret',
    '/assets/../../secret',
    '/assets/..%2f..%2fsecret',
    '/%2e%2e/secret',
    '/assets/%2e%2e/%2e%2e/secret',
    '/..%5csecret',
    '/assets/....//....//secret',
    '/assets/app.js%00/../../../secret',
    '//secret',
    '/chunks.json',
    '/index.html',
    '/landing.html',
    '/logout.html',
    '/assets/',
    '/.git/config',
  ])('%s leads to nothing', async (path) => {
    if (!plain.app.http.server.listening) await plain.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = plain.app.http.server.address() as { port: number };
    const { status, body } = await rawGet(port, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('TOP SECRET');
  });
});

describe('an address that asks to be sent elsewhere', () => {
  const EVIL = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '%0d%0aX-Evil:1'];
  const NAMES = ['next', 'redirect', 'redirect_uri', 'returnTo', 'url', 'callbackURL', 'problem', 'error', 'state'];

  it.each([
    ['/api/login', '/login'],
    ['/api/auth/logout', '/'],
    ['/api/auth/yandex', '/login?problem=not_configured'],
    ['/api/auth/yandex/callback', '/login?problem=expired'],
  ])('%s leads to %s alone', async (path, target) => {
    for (const evil of EVIL) {
      const query = NAMES.map((name) => `${name}=${evil}`).join('&');
      const { headers } = await get(plain, `${path}?${query}`, {
        host: 'localhost',
        'x-forwarded-host': 'evil.example',
        referer: 'https://evil.example/',
      });
      expect(headers.location).toBe(target);
      expect(headers).not.toHaveProperty('x-evil');
    }
  });

  it('of a signed-in user at the login page leads home', async () => {
    const cookie = String((await register(plain, 'c@example.test')).headers['set-cookie']).split(';')[0]!;
    const { headers } = await get(plain, '/login?next=//evil.example', { cookie });
    expect(headers.location).toBe('/');
  });

  it.each([resetPath('one'), addressPath('two')])(
    'of a signed-in user at %s shows what the link is for',
    async (link) => {
      const cookie = String((await register(plain, `${randomUUID()}@example.test`)).headers['set-cookie']).split(
        ';',
      )[0]!;
      const { statusCode, body } = await get(plain, link.split('#')[0]!, { cookie });
      expect([statusCode, body.includes('id="root"'), body.includes('<h1>Вход</h1>')]).toEqual([200, true, false]);
    },
  );

  it.each(['//evil.example', '//evil.example/..'])('%s is a page that is missing', async (url) => {
    const { statusCode, headers } = await get(plain, url, { accept: 'text/html' });
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });
});

describe('while the database is away', () => {
  let app: App;
  let close = async () => {};
  const cookie = `${SESSION_COOKIE}=${encodeURIComponent(signToken('token', 'a secret of tests, forty characters long'))}`;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'takt-away-'));
    const config = testConfig({ dataDir, databaseUrl: 'postgres://127.0.0.1:1/takt' });
    const { context, close: disconnect } = await createTestContext(config, { now: Date.now } as never);
    app = await createApp(context, builtClient(folder));
    await app.http.ready();
    close = async () => {
      await app.http.close();
      await disconnect();
      rmSync(dataDir, { recursive: true });
    };
  });
  afterAll(() => close());

  it.each(['/', '/login', '/kanban'])('%s is the app without data, which waits for the server', async (url) => {
    const { statusCode, headers, body } = await get({ app }, url, { cookie });
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '3',
      'text/html; charset=utf-8',
    ]);
    expect(body).toBe(page('<div id="root"></div>'));
  });

  it.each([
    ['a built file', '/assets/app.js', 200],
    ['the description of the interface', '/api/openapi.json', 200],
    ['a probe of the process', '/api/health/live', 200],
    ['a call', '/api/tasks', 503],
  ])('%s of somebody with a session is answered', async (_name, url, status) => {
    expect((await get({ app }, url, { cookie })).statusCode).toBe(status);
  });

  it('a visitor has the landing page as ever', async () => {
    const { statusCode, body } = await get({ app }, '/');
    expect([statusCode, body]).toEqual([200, page('landing')]);
  });
});
