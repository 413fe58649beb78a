import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { newId } from '#server/id.ts';
import type { Method } from '#shared/endpoint.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const DAY = 24 * 3_600_000;
const keyed = (key: string = newId()) => ({ headers: { 'idempotency-key': key } });
const made = async (user: TestUser, path: string, body: object) => (await user.post(path, body)).body.id as string;

/** Writes of every kind, each on an object of its own. */
const WRITES: [call: string, make: (user: TestUser) => Promise<[Method, string, object?]>][] = [
  ['a change of a task', async (user) => ['PUT', `/api/tasks/${await made(user, '/api/tasks', { title: 'а' })}`, {}]],
  ['a deletion of a task', async (user) => ['DELETE', `/api/tasks/${await made(user, '/api/tasks', { title: 'а' })}`]],
  [
    'a deletion of a project',
    async (user) => ['DELETE', `/api/projects/${await made(user, '/api/projects', { name: 'а' })}`],
  ],
  [
    'a deletion of a column',
    async (user) => ['DELETE', `/api/kanban-columns/${await made(user, '/api/kanban-columns', { name: 'а' })}`],
  ],
  [
    'a deletion of a habit',
    async (user) => ['DELETE', `/api/habits/${await made(user, '/api/habits', { name: 'а' })}`],
  ],
  [
    'a toggle of a habit',
    async (user) => ['POST', `/api/habits/${await made(user, '/api/habits', { name: 'а' })}/toggle`],
  ],
  [
    'an end of a session',
    async (user) => [
      'PATCH',
      `/api/focus-sessions/${await made(user, '/api/focus-sessions', { durationMinutes: 25 })}/end`,
    ],
  ],
  [
    'a check-in',
    async (user) => ['POST', '/api/ai/checkin', { sessionId: await made(user, '/api/focus-sessions', {}) }],
  ],
  ['a word of encouragement', async () => ['POST', '/api/ai/motivation', {}]],
  ['a change of the settings', async () => ['PUT', '/api/settings', { aiTone: 'strict' }]],
  ['a mending of the board', async () => ['POST', '/api/kanban/sync']],
  ['an example of a day', async () => ['POST', '/api/sample-day']],
];

describe('a write that is sent again under its key', () => {
  it.each(WRITES)('%s answers what the first did', async (_name, make) => {
    const user = await server.user();
    const call = await make(user);
    const key = keyed();
    const [first, second] = await Promise.all([user.call(...callWith(call, key)), user.call(...callWith(call, key))]);
    expect(first.status).toBeLessThan(300);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const third = await user.call(...callWith(call, key));
    expect([third.status, third.body]).toEqual([first.status, first.body]);
  });

  it('leaves alone what another device said meanwhile', async () => {
    const user = await server.user();
    const path = `/api/tasks/${await made(user, '/api/tasks', { title: 'Купить хлеб' })}`;
    const key = keyed();
    await user.put(path, { title: 'Купить батон' }, key);
    await user.put(path, { title: 'Купить багет' });
    expect((await user.put(path, { title: 'Купить батон' }, key)).body.title).toBe('Купить батон');
    expect((await user.get('/api/tasks')).body).toMatchObject([{ title: 'Купить багет' }]);
  });

  it('is known for 90 days', async () => {
    const user = await server.user();
    const key = keyed();
    const send = async () => (await user.post('/api/projects', { name: 'Дом' }, key)).body;
    const forgetAfter = async (days: number) => {
      server.clock.advance(days * DAY);
      await forgetOldKeys(server.context);
      server.clock.advance(-days * DAY);
    };
    const first = await send();
    await forgetAfter(89);
    expect(await send()).toEqual(first);
    await forgetAfter(91);
    expect((await send()).id).not.toBe(first.id);
  });

  it('is known by the bytes that were sent, whatever is made of them', async () => {
    const user = await server.user();
    const options = (key: string) => ({ headers: { 'idempotency-key': key, 'content-type': 'application/json' } });
    const send = (text: string) => user.post('/api/tasks', text, options('bytes'));
    const first = await send('{"title":"а"}');
    expect((await send('{"title":"а"}')).body).toEqual(first.body);
    expect((await send('{"title":"а","priority":"medium"}')).status).toBe(409);
    expect((await user.put(`/api/tasks/${first.body.id}`, '{"title":"а"}', options('bytes'))).status).toBe(409);
  });

  it('is known by what was made of it, where its key was kept by an earlier version', async () => {
    const user = await server.user();
    const first = await user.post('/api/projects', { name: 'Дом' }, keyed('old'));
    const made = JSON.stringify({ name: 'Дом', color: first.body.color });
    await server.context.database.query
      .updateTable('idempotent_replies')
      .set({ body_hash: createHash('sha256').update(made).digest('base64') })
      .where('user_id', '=', user.id)
      .execute();
    expect((await user.post('/api/projects', { name: 'Дом' }, keyed('old'))).body).toEqual(first.body);
    expect((await user.post('/api/projects', { name: 'Дача' }, keyed('old'))).status).toBe(409);
  });

  it('is answered whole, also with fields that came since', async () => {
    const user = await server.user();
    const first = await user.post('/api/tasks', { title: 'а', priority: 'high' }, keyed('grown'));
    const { priority: _, dueDate: __, ...smaller } = first.body;
    await server.context.database.query
      .updateTable('idempotent_replies')
      .set({ reply: JSON.stringify({ ...smaller, description: 'б' }) })
      .where('user_id', '=', user.id)
      .execute();
    const again = await user.post('/api/tasks', { title: 'а', priority: 'high' }, keyed('grown'));
    expect(again.body).toEqual({ ...first.body, description: 'б', priority: 'medium', dueDate: null });
  });

  it('is tried again where it was refused', async () => {
    const user = await server.user();
    const [id, key] = [newId(), keyed()];
    expect((await user.delete(`/api/tasks/${id}`, key)).status).toBe(404);
    expect((await user.delete(`/api/tasks/${id}`, key)).status).toBe(404);
  });

  it('of another account is its own', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const key = keyed();
    const [own, others] = [
      await user.post('/api/tasks', { title: 'а' }, key),
      await other.post('/api/tasks', { title: 'б' }, key),
    ];
    expect([own.body.title, others.body.title]).toEqual(['а', 'б']);
  });

  it('keeps nothing of passwords and codes', async () => {
    const user = await server.user();
    await user.put('/api/auth/password', { currentPassword: 'correct horse', newPassword: 'violet harbour' }, keyed());
    await user.post('/api/account/two-factor/setup', { password: 'violet harbour' }, keyed());
    const kept = server.context.database.query.selectFrom('idempotent_replies').select('route');
    expect(await kept.where('user_id', '=', user.id).execute()).toEqual([]);
  });
});

const callWith = ([method, path, body]: [Method, string, object?], options: object) =>
  [method, path, body, options] as const;
