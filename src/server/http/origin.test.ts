import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { installErrorReplies } from './errors.ts';
import { guardOrigin, isFromOtherSite, isOwnOrigin, ownOrigin } from './origin.ts';

type Headers = Record<string, string>;
interface Setting {
  publicOrigin?: string;
  trustProxy?: string;
}
const PLAIN: Setting = {};
const NAMED: Setting = { publicOrigin: 'https://takt.example.ru' };
const PROXIED: Setting = { trustProxy: '127.0.0.1' };

const HOST = { host: 'takt.example.ru' };
const FORWARDED = { ...HOST, 'x-forwarded-for': '192.0.2.7' };

/** What a server in this setting makes of a call that comes with these headers. */
async function made<T>(setting: Setting, headers: Headers, of: (request: FastifyRequest) => T): Promise<T> {
  const app = Fastify({ trustProxy: setting.trustProxy ?? false });
  let result: T;
  app.get('/', (request) => {
    result = of(request as FastifyRequest);
    return 'ok';
  });
  await app.inject({ url: '/', headers });
  return result!;
}
const isOwn = (setting: Setting, headers: Headers) =>
  made(setting, headers, (request) => isOwnOrigin(request, setting.publicOrigin ?? null));
const isForeign = (setting: Setting, headers: Headers) =>
  made(setting, headers, (request) => isFromOtherSite(request, setting.publicOrigin ?? null));

describe('a page at our host', () => {
  it.each([
    ['https, as PUBLIC_URL has it', 'https', true],
    ['http, which PUBLIC_URL has not', 'http', false],
  ])('under %s', async (_name, scheme, welcome) => {
    expect(await isOwn(NAMED, { ...HOST, origin: `${scheme}://takt.example.ru` })).toBe(welcome);
  });

  it.each([
    ['https', 'https', true],
    ['https', 'http', false],
    ['http', 'http', true],
    ['http', 'https', false],
  ])('reached by %s through a believed proxy, from %s: %s', async (proto, scheme, welcome) => {
    const headers = { ...FORWARDED, 'x-forwarded-proto': proto, origin: `${scheme}://takt.example.ru` };
    expect(await isOwn(PROXIED, headers)).toBe(welcome);
  });

  it.each([
    ['nobody said how the browser came', PLAIN, HOST],
    ['the proxy does not say it', PROXIED, FORWARDED],
    ['nobody passed it on, whatever it says', PROXIED, { ...HOST, 'x-forwarded-proto': 'http' }],
    ['whoever says it is not believed', PLAIN, { ...FORWARDED, 'x-forwarded-proto': 'https' }],
    ['it is reached past the name of PUBLIC_URL', NAMED, { host: '192.168.1.5:3000' }],
  ])('is ours under either scheme where %s', async (_name, setting, headers) => {
    for (const scheme of ['http', 'https'])
      expect(await isOwn(setting, { ...headers, origin: `${scheme}://${headers.host}` })).toBe(true);
  });

  it('at another port is not ours', async () => {
    expect(await isOwn(PLAIN, { ...HOST, origin: 'http://takt.example.ru:8080' })).toBe(false);
    expect(await isOwn(NAMED, { ...HOST, origin: 'https://takt.example.ru:8443' })).toBe(false);
  });

  it('is ours by the name of PUBLIC_URL, whatever the host that a proxy asks for', async () => {
    expect(await isOwn(NAMED, { host: 'backend:3000', origin: 'https://takt.example.ru' })).toBe(true);
  });

  it.each(['null', '', 'takt.example.ru', 'https://'])('is none that calls itself «%s»', async (origin) => {
    expect(await isOwn(PLAIN, { ...HOST, origin })).toBe(false);
  });
});

describe('a call that names no page', () => {
  it.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
  ])('and %j is ours: %j', async (headers, ours) => {
    expect(await isOwn(PLAIN, { ...HOST, ...headers })).toBe(ours);
  });
});

describe('a navigation', () => {
  const PAGE = { accept: 'text/html,application/xhtml+xml' };
  it.each<[string, Headers, boolean]>([
    [
      'that the browser says began elsewhere',
      { 'sec-fetch-site': 'cross-site', referer: 'http://takt.example.ru/' },
      true,
    ],
    ['that the browser says began here', { 'sec-fetch-site': 'same-origin', referer: 'https://evil.example/' }, false],
    ['that somebody typed', { 'sec-fetch-site': 'none', ...PAGE }, false],
    ['from a page of ours', { referer: 'http://takt.example.ru/kanban', ...PAGE }, false],
    ['from a page of another site', { referer: 'https://evil.example/', ...PAGE }, true],
    ['of a form of ours', { origin: 'http://takt.example.ru', referer: 'https://evil.example/' }, false],
    ['of a form of another site', { origin: 'https://evil.example', referer: 'http://takt.example.ru/' }, true],
    ['of which nothing is told', PAGE, true],
    ['of a program, which asks for no page', { accept: 'application/json' }, false],
    ['of a program that says nothing', {}, false],
  ])('%s', async (_name, headers, foreign) => {
    expect(await isForeign(PLAIN, { ...HOST, ...headers })).toBe(foreign);
  });
});

describe('the origin under which we are reached', () => {
  const origin = (setting: Setting, headers: Headers) =>
    made(setting, headers, (request) => {
      try {
        return ownOrigin(request, setting.publicOrigin ?? null);
      } catch (error) {
        return error;
      }
    });

  it('is PUBLIC_URL’s, else that of the request', async () => {
    expect(await origin(NAMED, { host: 'backend:3000' })).toBe('https://takt.example.ru');
    expect(await origin(PLAIN, { host: 'localhost:3000' })).toBe('http://localhost:3000');
    expect(await origin(PROXIED, { ...FORWARDED, 'x-forwarded-proto': 'https' })).toBe('https://takt.example.ru');
    expect(await origin(NAMED, { host: 'a b' })).toBe('https://takt.example.ru');
  });

  it('is refused where the request names no host that there could be', async () => {
    expect(await origin(PLAIN, { host: 'a b' })).toMatchObject({ status: 400, message: 'Неверный запрос' });
  });
});

describe('a page of another site', () => {
  const app = Fastify();
  installErrorReplies(app as unknown as FastifyInstance);
  guardOrigin(app as unknown as FastifyInstance, null);
  app.all('/', () => 'ok');
  const call = (method: string, origin: string) =>
    app.inject({ method: method as 'GET', url: '/', headers: { ...HOST, origin } });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('changes nothing by %s', async (method) => {
    const answer = await call(method, 'https://evil.example');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: 'Запрос с чужого сайта отклонён', code: 'foreign_origin' },
    ]);
    expect((await call(method, 'http://takt.example.ru')).statusCode).toBe(200);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('may ask by %s, whose answer its browser keeps from it', async (method) => {
    expect((await call(method, 'https://evil.example')).statusCode).toBe(200);
  });
});
