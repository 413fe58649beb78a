import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';

const plain = useTestApp();
const named = useTestApp({ PUBLIC_URL: 'https://takt.example.ru' });
const proxied = useTestApp({ TRUST_PROXY: '127.0.0.1' });

const HOST = { host: 'takt.example.ru' };
const FORWARDED = { ...HOST, 'x-forwarded-for': '192.0.2.7' };

async function writes(app: TestApp, headers: Record<string, string>): Promise<boolean> {
  const user = await app.user();
  const { status, body } = await user.post('/api/tasks', { title: 'а' }, { headers });
  if (status !== 201) expect([status, body.message]).toEqual([403, 'Запрос с чужого сайта отклонён']);
  expect((await user.get('/api/tasks')).body).toHaveLength(status === 201 ? 1 : 0);
  return status === 201;
}

describe('a page at our host', () => {
  it.each([
    ['https, as PUBLIC_URL has it', 'https', true],
    ['http, which PUBLIC_URL has not', 'http', false],
  ])('under %s', async (_name, scheme, welcome) => {
    expect(await writes(named, { ...HOST, origin: `${scheme}://takt.example.ru` })).toBe(welcome);
  });

  it.each([
    ['https', 'https', true],
    ['https', 'http', false],
    ['http', 'http', true],
    ['http', 'https', false],
  ])('reached by %s through a believed proxy, from %s: %s', async (proto, scheme, welcome) => {
    const headers = { ...FORWARDED, 'x-forwarded-proto': proto, origin: `${scheme}://takt.example.ru` };
    expect(await writes(proxied, headers)).toBe(welcome);
  });

  it.each([
    ['nobody said how the browser came', plain, HOST],
    ['the proxy does not say it', proxied, FORWARDED],
    ['whoever says it is not believed', plain, { ...FORWARDED, 'x-forwarded-proto': 'https' }],
    ['it is reached past the name of PUBLIC_URL', named, { host: '192.168.1.5:3000' }],
  ])('is ours under either scheme where %s', async (_name, app, headers) => {
    for (const scheme of ['http', 'https'])
      expect(await writes(app, { ...headers, origin: `${scheme}://${headers.host}` })).toBe(true);
  });

  it('at another port is not ours', async () => {
    expect(await writes(plain, { ...HOST, origin: 'http://takt.example.ru:8080' })).toBe(false);
    expect(await writes(named, { ...HOST, origin: 'https://takt.example.ru:8443' })).toBe(false);
  });
});
