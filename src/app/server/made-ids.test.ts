import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** What is made under an id of the caller's, where it is listed, and the body of a creation. */
const MADE: [path: string, list: string, body: object][] = [
  ['/api/tasks', '/api/tasks', { title: 'Купить хлеб' }],
  ['/api/projects', '/api/projects', { name: 'Дом' }],
  ['/api/tags', '/api/tags', { name: 'дом' }],
  ['/api/kanban-columns', '/api/kanban-columns', { name: 'Ждёт' }],
  ['/api/habits', '/api/habits', { name: 'Бег' }],
  ['/api/focus-sessions', '/api/focus-sessions/active', { durationMinutes: 25 }],
];

const idsOf = async (user: TestUser, list: string): Promise<string[]> =>
  [(await user.get(list)).body].flat().map((row: { id: string }) => row.id);

describe.each(MADE)('a creation at %s under an id', (path, list, body) => {
  it('makes the object of that id, once', async () => {
    const user = await server.user();
    const id = v7();
    const first = await user.post(path, { ...body, id });
    expect([first.status, first.body.id]).toEqual([201, id]);
    const second = await user.post(path, { ...body, id });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await idsOf(user, list)).filter((one) => one === id)).toHaveLength(1);
  });

  it('made twice at once makes it once', async () => {
    const user = await server.user();
    const id = v7();
    const answers = await Promise.all([user.post(path, { ...body, id }), user.post(path, { ...body, id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await idsOf(user, list)).filter((one) => one === id)).toHaveLength(1);
  });

  it('of another account makes an own one', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const id = v7();
    await user.post(path, { ...body, id });
    expect((await other.post(path, { ...body, id })).status).toBe(201);
    expect([await idsOf(user, list), await idsOf(other, list)]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
  });

  it.each(['', 'none', '6d5b3f0e-8f5c-4d53-9f0a-0d2f0a3c1b11', v7().toUpperCase(), 7, null])(
    'that is none of ours (%j) is refused',
    async (id) => {
      const user = await server.user();
      const { status, body: refusal } = await user.post(path, { ...body, id });
      expect([status, refusal.issues[0].path]).toEqual([400, 'id']);
      expect(refusal.message).toMatch(/[а-я]/);
    },
  );

  it('without a session is refused', async () => {
    expect((await server.visitor().post(path, { ...body, id: v7() })).status).toBe(401);
  });
});

describe('an id that was made and is gone', () => {
  it.each(MADE.slice(3, 5))('of %s is not made again', async (path, list, body) => {
    const user = await server.user();
    const id = v7();
    await user.post(path, { ...body, id });
    await user.delete(`${path}/${id}`);
    const { status, body: refusal } = await user.post(path, { ...body, id });
    expect([status, refusal.code]).toEqual([410, 'gone']);
    expect(await idsOf(user, list)).not.toContain(id);
  });

  it.each(MADE.slice(0, 3))(
    'of %s is answered and stays deleted while it can be restored, and is not made again afterwards',
    async (path, list, body) => {
      const user = await server.user();
      const id = v7();
      const make = () => user.post(path, { ...body, id });
      await make();
      await user.delete(`${path}/${id}`);
      expect(await make()).toMatchObject({ status: 200, body: { id, ...body } });
      expect(await idsOf(user, list)).toEqual([]);
      server.clock.advance(31 * 24 * 3_600_000);
      await server.app.services.tasks.purge();
      await server.app.services.projects.purge();
      await server.app.services.tags.purge();
      server.clock.advance(-31 * 24 * 3_600_000);
      expect((await make()).status).toBe(410);
    },
  );
});

it('tasks are listed by when they were made, whatever their ids say', async () => {
  const user = await server.user();
  const late = v7({ msecs: Date.UTC(2030, 0, 1) });
  const early = v7({ msecs: Date.UTC(2020, 0, 1) });
  await user.post('/api/tasks', { title: 'Первая', id: late });
  server.clock.advance(1000);
  await user.post('/api/tasks', { title: 'Вторая', id: early });
  expect(await idsOf(user, '/api/tasks')).toEqual([early, late]);
});
