import { sql } from 'kysely';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { useOwnProcess } from '#testing/server/own-process.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

type Call = [method: string, path: string, body?: unknown];

const changesOf = (calls: Call[]) =>
  calls.map(([method, path, body]) => ({ key: newId(), method, path, ...(body !== undefined && { body }) }));
const send = (user: TestUser, changes: object[]) => user.post('/api/changes', { changes });
const titles = async (user: TestUser): Promise<string[]> =>
  (await user.get('/api/tasks')).body.map(({ title }: { title: string }) => title);
/** What a batch answers of each change, without its key. */
const statuses = ({ body }: { body: { results: { status: number }[] } }) => body.results.map(({ status }) => status);

/** A task that is made, renamed, completed and deleted. */
const lifeOf = (id: string): Call[] => [
  ['POST', '/api/tasks', { id, title: 'Купить хлеб' }],
  ['PATCH', `/api/tasks/${id}`, { title: 'Купить батон' }],
  ['PUT', `/api/tasks/${id}`, { status: 'completed' }],
  ['DELETE', `/api/tasks/${id}`],
];

describe('a batch of changes', () => {
  it('does them in order and answers each as the call by itself would', async () => {
    const user = await server.user();
    const id = v7();
    const changes = changesOf(lifeOf(id));
    const { status, body } = await send(user, changes);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { key: changes[0]!.key, status: 201, body: expect.objectContaining({ id, title: 'Купить хлеб' }) },
      { key: changes[1]!.key, status: 200, body: expect.objectContaining({ title: 'Купить батон' }) },
      { key: changes[2]!.key, status: 200, body: expect.objectContaining({ status: 'completed' }) },
      { key: changes[3]!.key, status: 204, body: null },
    ]);
    expect(await titles(user)).toEqual([]);
  });

  it('makes of changes that carry one name an act, which is taken back as one', async () => {
    const user = await server.user();
    const [first, second] = [v7(), v7()];
    const changes = changesOf([
      ['POST', '/api/tasks', { id: first, title: 'Купить хлеб' }],
      ['POST', '/api/tasks', { id: second, title: 'Купить соль' }],
      ['PUT', `/api/tasks/${first}`, { title: 'Купить батон' }],
      ['PUT', `/api/tasks/${second}`, { title: 'Купить сахар' }],
    ]);
    const [made, renamed] = [v7(), v7()];
    const named = changes.map((change, index) => ({ ...change, entry: index < 2 ? made : renamed }));
    expect(statuses(await send(user, named))).toEqual([201, 201, 200, 200]);
    expect((await user.post(`/api/journal/${renamed}/undo`, {})).status).toBe(200);
    expect(await titles(user)).toEqual(['Купить соль', 'Купить хлеб']);
    const [change] = changesOf([['POST', '/api/tasks', { title: 'Ещё' }]]);
    expect(statuses(await send(user, [{ ...change, entry: 'не имя' }]))).toEqual([400]);
  });

  it('goes on behind what is refused, and says why of each', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const theirs = (await other.post('/api/tasks', { title: 'Чужая' })).body.id;
    const answer = await send(
      user,
      changesOf([
        ['POST', '/api/tasks', { title: 'Первая' }],
        ['POST', '/api/tasks', { title: '' }],
        ['PATCH', `/api/tasks/${theirs}`, { title: 'Моя' }],
        ['DELETE', '/api/nothing'],
        ['PATCH', '/api/settings', {}],
        ['POST', '/api/tasks', { title: 'Вторая' }],
      ]),
    );
    expect(statuses(answer)).toEqual([201, 400, 404, 400, 400, 201]);
    for (const { body } of answer.body.results.slice(1, 5)) expect(body.message).toMatch(/[а-я]/);
    expect(answer.body.results[1].body.issues[0].path).toBe('title');
    expect(await titles(user)).toEqual(['Вторая', 'Первая']);
    expect(await titles(other)).toEqual(['Чужая']);
  });

  it('that is sent again, also at the same time, answers what it did and does nothing', async () => {
    const user = await server.user();
    const changes = changesOf([...lifeOf(v7()).slice(0, 3), ['POST', '/api/habits', { name: 'Бег' }]]);
    const [first, second] = await Promise.all([send(user, changes), send(user, changes)]);
    const third = await send(user, changes);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect([await titles(user), (await user.get('/api/habits')).body.length]).toEqual([['Купить батон'], 1]);
  });

  it('knows a change that was sent alone, under its key', async () => {
    const user = await server.user();
    const [change] = changesOf([['POST', '/api/tasks', { title: 'Купить хлеб' }]]);
    const alone = await user.post('/api/tasks', change!.body, { headers: { 'idempotency-key': change!.key } });
    const { body } = await send(user, [change!]);
    expect(body.results).toEqual([{ key: change!.key, status: 201, body: alone.body }]);
    const other = await send(user, [{ ...change!, body: { title: 'Другая' } }]);
    expect(statuses(other)).toEqual([409]);
  });

  it.each<Call>([
    ['POST', '/api/changes', { changes: [] }],
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/account', { password: 'correct horse' }],
    ['POST', '/api/auth/login', { email: 'a@example.test', password: 'correct horse' }],
  ])('does nothing that is done alone: %s %s', async (...call) => {
    const user = await server.user();
    const answer = await send(user, changesOf([call, ['POST', '/api/tasks', { title: 'Дальше' }]]));
    expect(statuses(answer)).toEqual([400, 201]);
    expect(answer.body.results[0].body.code).toBe('not-in-batch');
  });

  it('stops at what cannot be done for now, and does the rest once it is sent again', async () => {
    const user = await server.user();
    const changes = changesOf([
      ['POST', '/api/tasks', { title: 'Первая' }],
      ['POST', '/api/projects', { name: 'Дом' }],
      ['POST', '/api/tasks', { title: 'Вторая' }],
    ]);
    const { query } = server.context.database;
    await sql`alter table projects rename to away`.execute(query);
    const answer = await send(user, changes);
    await sql`alter table away rename to projects`.execute(query);
    expect(statuses(answer)).toEqual([201, 500, 503]);
    expect(answer.body.results[2].body).toEqual({ code: 'not-done', message: expect.stringMatching(/[а-я]/) });
    expect(await titles(user)).toEqual(['Первая']);
    expect(statuses(await send(user, changes))).toEqual([201, 201, 201]);
    expect(await titles(user)).toEqual(['Вторая', 'Первая']);
  });

  it('tells other windows, and not the one that sent it', async () => {
    const user = await server.user();
    const told: string[] = [];
    const windows = ['one', 'two'].map((clientId) => ({
      userId: user.id,
      sessionId: clientId,
      clientId,
      send: () => void told.push(clientId),
      close() {},
    }));
    for (const window of windows) server.context.hub.join(window);
    await user.post(
      '/api/changes',
      { changes: changesOf([['POST', '/api/tasks', { title: 'Первая' }]]) },
      { headers: { 'x-client-id': 'one' } },
    );
    for (const window of windows) server.context.hub.leave(window);
    expect(told).toEqual(['two']);
  });

  it('without a session is refused', async () => {
    const { status } = await send(server.visitor(), changesOf(lifeOf(v7())));
    expect(status).toBe(401);
  });

  const good = { key: 'one', method: 'POST', path: '/api/tasks', body: { title: 'Первая' } };
  it.each([
    ['no list', undefined, 'changes'],
    ['an empty list', [], 'changes'],
    ['too many', Array(101).fill(good), 'changes'],
    ['a change without a key', [good, { ...good, key: undefined }], 'changes.1.key'],
    ['a key with a space', [{ ...good, key: 'a b' }], 'changes.0.key'],
    ['a call that changes nothing', [{ ...good, method: 'GET' }], 'changes.0.method'],
    ['a path elsewhere', [{ ...good, path: 'https://evil.example/api/tasks' }], 'changes.0.path'],
    ['a path that is too long', [{ ...good, path: `/api/${'x'.repeat(2000)}` }], 'changes.0.path'],
    ['a moment that is none', [{ ...good, at: 'yesterday' }], 'changes.0.at'],
  ])('with %s is refused whole, and does nothing', async (_what, changes, path) => {
    const user = await server.user();
    const { status, body } = await user.post('/api/changes', { changes });
    expect([status, body.issues[0].path]).toEqual([400, path]);
    expect(body.message).toMatch(/[а-я]/);
    expect(await titles(user)).toEqual([]);
  });
});

describe('a batch in which the server was killed', () => {
  const own = useOwnProcess();

  it('is done once, in order, when it is sent again', async () => {
    const cookie = await fetch(`${own.server.base}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@example.test', password: 'correct horse' }),
    }).then((answer) => answer.headers.getSetCookie()[0]!.split(';')[0]!);
    const numbered = Array.from({ length: 100 }, (_, n) => `Задача ${n}`);
    const changes = changesOf(numbered.map((title) => ['POST', '/api/tasks', { title }]));
    const call = (path: string, body?: object) =>
      fetch(own.server.base + path, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const tasksThere = async () => {
      const answer = await call('/api/tasks');
      const body = await answer.text();
      expect([answer.status, answer.ok || body]).toEqual([200, true]);
      return JSON.parse(body) as { title: string; position: number }[];
    };
    const read = async () => (await tasksThere()).length;

    const cut = call('/api/changes', { changes }).catch(() => null);
    while ((await read()) < 5);
    await own.server.end('SIGKILL');
    expect(await cut).toBeNull();

    await own.startAgain();
    const done = await read();
    const answer = (await (await call('/api/changes', { changes })).json()) as { results: { status: number }[] };
    const tasks = await tasksThere();
    expect(done).toBeLessThan(100);
    expect(new Set(answer.results.map(({ status }) => status))).toEqual(new Set([201]));
    expect(tasks.sort((a, b) => a.position - b.position).map(({ title }) => title)).toEqual(numbered);
  }, 120_000);
});
