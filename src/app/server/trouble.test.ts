import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PASSWORD, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const JSON_TYPE = { 'content-type': 'application/json' };

describe('bad input', () => {
  it('broken JSON is a 400 in Russian', async () => {
    const user = await server.user();
    const answer = await user.call('POST', '/api/tasks', '{"title": ', { headers: JSON_TYPE });
    expect([answer.status, answer.body]).toEqual([400, { message: 'Тело запроса — не JSON', code: 'validation' }]);
  });

  it('a body over 1 MiB is a 413', async () => {
    const user = await server.user();
    const answer = await user.post('/api/tasks', { title: 'а', description: 'x'.repeat(1024 * 1024) });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it('a small body that unpacks to more than 1 MiB is a 413', async () => {
    const user = await server.user();
    const packed = gzipSync(JSON.stringify({ title: 'а', description: 'x'.repeat(64 * 1024 * 1024) }));
    expect(packed.length).toBeLessThan(100_000);
    const answer = await user.call('POST', '/api/tasks', packed, {
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it.each(['text/csv', 'text/plain'])('%s is a 415', async (type) => {
    const user = await server.user();
    const answer = await user.call('POST', '/api/tasks', 'title=a', { headers: { 'content-type': type } });
    expect([answer.status, answer.body.code]).toEqual([415, 'media_type']);
  });

  it('an unknown call is a 404 in JSON, for anybody', async () => {
    for (const answer of [
      await server.visitor().get('/api/nothing'),
      await (await server.user()).post('/api/nothing', {}),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, { message: 'Такого адреса нет', code: 'not_found' }]);
    }
  });

  it.each([
    '/api/tasks/%ff/analytics',
    '/api/tasks/%/analytics',
    '/api/tasks/%00/analytics',
    '/api/tasks/%ED%A0%80/analytics',
    '/api/tasks?since=%ff',
    '/api/tasks?%00=1',
    '/api/auth/yandex?next=%ED%A0%80',
    '/api/%C0%80',
  ])('an address that is no text is refused: %s', async (address) => {
    const answer = await (await server.user()).get(address);
    expect([answer.status, answer.body]).toEqual([400, { message: 'Адрес записан с ошибкой', code: 'validation' }]);
  });

  it.each([
    ['application/json; charset=windows-1251', '{"title":"a"}', 415],
    ['application/json; charset=utf-8', Buffer.from('{"title":"\xe0"}', 'latin1'), 400],
  ])('%s with bytes of another encoding is refused', async (type, body, status) => {
    const answer = await (await server.user()).call('POST', '/api/tasks', body, { headers: { 'content-type': type } });
    expect([answer.status, answer.body.message]).toEqual([status, 'Запрос должен быть в кодировке UTF-8']);
  });

  it.each([
    ['PUT', '{"position":-1}', 'position'],
    ['PUT', '{"position":"1"}', 'position'],
    ['PUT', '[]', ''],
  ])('%s %s is refused in words for everybody', async (method, body, path) => {
    const user = await server.user();
    const { id } = (await user.post('/api/tasks', { title: 'а' })).body;
    const answer = await user.call(method as 'PUT', `/api/tasks/${id}`, body, { headers: JSON_TYPE });
    const message = 'Недопустимое значение';
    expect([answer.status, answer.body]).toEqual([400, { message, code: 'validation', issues: [{ path, message }] }]);
  });

  it.each([
    '{"title":"а","__proto__":{"polluted":1}}',
    '{"title":"а","constructor":{"prototype":{"polluted":1}}}',
    '{"__proto__":{"title":"а"}}',
  ])('a prototype in a body pollutes nothing: %s', async (body) => {
    const user = await server.user();
    const answer = await user.call('POST', '/api/tasks', body, { headers: JSON_TYPE });
    expect([400, 201]).toContain(answer.status);
    expect(answer.body).not.toHaveProperty('polluted');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each([
    ['/api/tasks', { title: 'а\u0000б' }],
    ['/api/tasks', { title: 'а', description: '\u0000' }],
    ['/api/projects', { name: '\u0000', color: '#3b82f6' }],
    ['/api/ai/smart-chat', { message: 'привет\u0000' }],
    ['/api/auth/login', { email: 'a@b.ru', password: 'пароль\u0000' }],
    ['/api/tasks', { title: 'а', unknown: [{ 'к\u0000': 1 }] }],
    ['/api/tasks', { title: 'а\ud83d' }],
    ['/api/tasks', { title: '\ude00а' }],
    ['/api/projects', { name: 'а\ud83d', color: '#3b82f6' }],
    ['/api/kanban-columns', { name: '\udc00' }],
    ['/api/habits', { name: 'а\ud83dб' }],
    ['/api/tasks', { title: 'а', unknown: { deep: ['\udc00\ud800'] } }],
    ['/api/auth/login', { email: 'a@b.ru', password: 'пароль\ud800' }],
  ])('what no database keeps, as U+0000 and lone surrogates, is refused: %s %j', async (path, body) => {
    const answer = await (await server.user()).post(path, body);
    expect([answer.status, answer.body.message]).toEqual([400, 'Недопустимый символ в тексте']);
  });

  it('a lone surrogate in a new title leaves the title as it was', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    for (const title of ['Отчёт\ud83d', '\ude00Отчёт', 'От\ud83dчёт']) {
      const answer = await user.put(`/api/tasks/${task.id}`, { title });
      expect([answer.status, answer.body.message]).toEqual([400, 'Недопустимый символ в тексте']);
    }
    expect((await user.get('/api/tasks')).body).toEqual([task]);
  });

  it('an emoji written in escapes is kept', async () => {
    const user = await server.user();
    const body = '{"title":"\\ud83d\\ude00 \\\\ud83d"}';
    const answer = await user.call('POST', '/api/tasks', body, { headers: JSON_TYPE });
    expect([answer.status, answer.body.title]).toEqual([201, '😀 \\ud83d']);
  });

  it.each<[string, string, string, object, string]>([
    ['a task', 'POST', '/api/tasks', { title: '' }, 'title'],
    ['a project', 'POST', '/api/projects', { name: '' }, 'name'],
    ['a column', 'POST', '/api/kanban-columns', { name: '' }, 'name'],
    ['a habit', 'POST', '/api/habits', { name: '' }, 'name'],
    ['a person', 'PUT', '/api/auth/profile', { firstName: '' }, 'firstName'],
    ['a passkey', 'POST', '/api/account/passkeys', { name: '', credential: {} }, 'name'],
    ['a message', 'POST', '/api/ai/smart-chat', { message: '' }, 'message'],
    ['a text to speak', 'POST', '/api/tts', { text: '' }, 'text'],
  ])('%s of invisible signs alone is refused like an empty one', async (_name, method, path, body, field) => {
    const user = await server.user();
    const problem = async (value: string) => {
      const answer = await user.call(method as 'POST', path, { ...body, [field]: value });
      return [answer.status, answer.body.issues.find((issue: { path: string }) => issue.path === field).message];
    };
    const [status, message] = await problem('');
    expect([status, message]).toEqual([400, expect.stringMatching(/[а-я]/)]);
    for (const value of ['\u200b', '\u3164', '\u2800 \ufe0f', '\u202e\u2066', '\u00a0\u3000'])
      expect(await problem(value)).toEqual([status, message]);
  });

  it('JSON a hundred thousand levels deep is refused, and the server goes on', async () => {
    const user = await server.user();
    const nested = (inner: string) => `{"title":${'['.repeat(100_000)}${inner}${']'.repeat(100_000)}}`;
    const [deep, escaped] = [nested(''), nested('"\\u0000"')];
    for (const body of [deep, escaped]) {
      const answer = await user.call('POST', '/api/tasks', body, { headers: JSON_TYPE });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    }
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });

  it.each(['next', 'title', 'x'])('a line break in an address (%s) starts no header', async (name) => {
    const { headers } = await server.visitor().get(`/api/auth/yandex?${name}=a%0d%0aset-cookie:%20evil=1`);
    expect([headers.location, headers.evil, headers['set-cookie']]).toEqual([
      '/login?problem=not_configured',
      undefined,
      undefined,
    ]);
  });
});

describe('where a call comes from', () => {
  it.each([
    ['our own page', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 201],
    ['no browser', {}, 201],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['another port of this machine', { origin: 'http://localhost:8080', host: 'localhost:3000' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['cross-site without an Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_name, headers, status) => {
    const user = await server.user();
    expect((await user.post('/api/tasks', { title: 'а' }, { headers: headers as Record<string, string> })).status).toBe(
      status,
    );
  });
});

describe('answers', () => {
  it('of an account are never kept by others', async () => {
    const user = await server.user();
    expect((await user.get('/api/tasks')).headers['cache-control']).toBe('private, no-cache');
  });

  it('carry a policy without inline scripts', async () => {
    const policy = String((await server.visitor().get('/api/health')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('health says ok while the database answers', async () => {
    const { status, body } = await server.visitor().get('/api/health');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('the description of the interface names every call with its schema', async () => {
    const { body } = await server.visitor().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/tasks/{id}/restore'].post.parameters[0]).toMatchObject({ name: 'id', in: 'path' });
    expect(body.paths['/api/tasks'].post.requestBody.content['application/json'].schema.required).toContain('title');
    for (const path of ['/api/health', '/api/login', '/api/auth/logout'])
      expect(body.paths).toHaveProperty([path, 'get']);
    const { status, headers } = await server.visitor().get('/api/docs/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('limits', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('ten accounts an hour are made at one address, then it says when to come back', async () => {
    const register = () => limited.visitor().post('/api/auth/register', { email: 'a@b.ru', password: PASSWORD });
    for (let n = 0; n < 10; n++) expect([201, 409]).toContain((await register()).status);
    const refused = await register();
    const message = expect.stringMatching(/^Слишком много попыток\. Попробуйте через 60.минут\.$/);
    expect([refused.status, refused.body]).toEqual([429, { message, code: 'too_many' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  it('closed registration says so', async () => {
    expect(server.context.config.registration).toBe(true);
    const { body } = await closed.visitor().get('/api/auth/providers');
    expect(body.registration).toBe(false);
    const answer = await closed.visitor().post('/api/auth/register', { email: 'a@b.ru', password: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([403, 'registration_closed']);
  });
  const closed = useTestApp({ REGISTRATION: 'off' });
});
