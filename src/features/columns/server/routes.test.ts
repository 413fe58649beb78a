import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Column } from '../contract.ts';

const server = useTestApp();

const PATH = '/api/kanban-columns';
const list = async (user: TestUser): Promise<Column[]> => (await user.get(PATH)).body;
const names = async (user: TestUser) => (await list(user)).map(({ name }) => name);
const idOf = async (user: TestUser, name: string) => (await list(user)).find((column) => column.name === name)!.id;

describe('columns', () => {
  it('a new account has three, in order', async () => {
    const user = await server.user();
    expect(await list(user)).toEqual([
      { id: expect.any(String), name: 'Новые', position: 0, rank: 'a0' },
      { id: expect.any(String), name: 'В процессе', position: 1, rank: 'a1' },
      { id: expect.any(String), name: 'Готово', position: 2, rank: 'a2' },
    ]);
  });

  it.each([
    [undefined, ['Новые', 'В процессе', 'Готово', 'Ждёт']],
    [0, ['Ждёт', 'Новые', 'В процессе', 'Готово']],
    [2, ['Новые', 'В процессе', 'Ждёт', 'Готово']],
    [99, ['Новые', 'В процессе', 'Готово', 'Ждёт']],
  ])('one is added at %s', async (position, order) => {
    const user = await server.user();
    const { status, body } = await user.post(PATH, { name: '  Ждёт ', position });
    expect(status).toBe(201);
    const stands = order.indexOf('Ждёт');
    expect(body).toEqual({ id: expect.any(String), name: 'Ждёт', position: stands, rank: expect.any(String) });
    expect(await names(user)).toEqual(order);
    expect((await list(user)).map((column) => column.position)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['Новые', 2, ['В процессе', 'Готово', 'Новые']],
    ['Готово', 0, ['Готово', 'Новые', 'В процессе']],
    ['В процессе', 1, ['Новые', 'В процессе', 'Готово']],
    ['Новые', 500, ['В процессе', 'Готово', 'Новые']],
  ])('«%s» is moved to %s', async (name, position, order) => {
    const user = await server.user();
    const { status, body } = await user.put(`${PATH}/${await idOf(user, name)}`, { position });
    expect([status, body.name, body.position]).toEqual([200, name, order.indexOf(name)]);
    expect(await names(user)).toEqual(order);
  });

  it.each([
    ['Готово', null, ['Готово', 'Новые', 'В процессе']],
    ['Новые', 'В процессе', ['В процессе', 'Новые', 'Готово']],
    ['Новые', 'Готово', ['В процессе', 'Готово', 'Новые']],
    ['Новые', 'nowhere', ['В процессе', 'Готово', 'Новые']],
  ])('«%s» is moved behind %s', async (name, after, order) => {
    const user = await server.user();
    const ids = new Map((await list(user)).map((column) => [column.name, column.id]));
    const afterColumnId = after && (ids.get(after) ?? '01890000-0000-7000-8000-000000000000');
    const { status, body } = await user.put(`${PATH}/${ids.get(name)}`, { afterColumnId, position: 1 });
    expect([status, body.name, body.position]).toEqual([200, name, order.indexOf(name)]);
    expect(await names(user)).toEqual(order);
  });

  it('is renamed, and its cards keep their status and place', async () => {
    const user = await server.user();
    const id = await idOf(user, 'Новые');
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт', kanbanColumnId: id });
    expect((await user.put(`${PATH}/${id}`, { name: ' Завершено ' })).body).toEqual({
      id,
      name: 'Завершено',
      position: 0,
      rank: 'a0',
    });
    expect((await user.get('/api/tasks')).body).toEqual([task]);
  });

  it('goes, its tasks stay without a column and the rest close up', async () => {
    const user = await server.user();
    const id = await idOf(user, 'В процессе');
    for (const title of ['Первая', 'Вторая']) await user.post('/api/tasks', { title, kanbanColumnId: id });
    expect((await user.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await list(user)).map(({ name, position }) => [name, position])).toEqual([
      ['Новые', 0],
      ['Готово', 1],
    ]);
    const tasks = (await user.get('/api/tasks')).body;
    expect(tasks).toMatchObject([
      { title: 'Вторая', kanbanColumnId: null, position: 1, status: 'active' },
      { title: 'Первая', kanbanColumnId: null, position: 0, status: 'active' },
    ]);
  });

  it('moves at once leave an order without gaps', async () => {
    const user = await server.user();
    const columns = await list(user);
    const moves = Array.from({ length: 30 }, (_, n) =>
      user.put(`${PATH}/${columns[n % 3]!.id}`, { position: (n * 7) % 3 }),
    );
    for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    expect((await list(user)).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('is created once by one key', async () => {
    const user = await server.user();
    const headers = { 'idempotency-key': 'column-1' };
    const answers = await Promise.all([1, 2, 3].map(() => user.post(PATH, { name: 'Ждёт' }, { headers })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(user)).toHaveLength(4);
  });

  it.each([
    ['POST', { name: '   ' }, 'Название колонки обязательно'],
    ['POST', {}, 'Название колонки обязательно'],
    ['PUT', { name: '\t' }, 'Название колонки обязательно'],
    ['POST', { name: 'я'.repeat(61) }, undefined],
    ['POST', { name: 'Ждёт', position: -1 }, undefined],
    ['POST', { name: 'Ждёт', position: 1.5 }, undefined],
    ['PUT', { position: '1' }, undefined],
    ['POST', { name: 'а\u0000б' }, undefined],
  ] as const)('%s %j is refused', async (method, body, message) => {
    const user = await server.user();
    const path = method === 'POST' ? PATH : `${PATH}/${await idOf(user, 'Новые')}`;
    const answer = await user.call(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(message ?? expect.stringMatching(/[а-яё]/i));
    expect(await names(user)).toEqual(['Новые', 'В процессе', 'Готово']);
  });

  it('somebody else’s, a malformed and a missing one are the same 404', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const ids = [await idOf(other, 'Новые'), 'nonsense', '01890000-0000-7000-8000-000000000000'];
    for (const id of ids) {
      for (const answer of [await user.put(`${PATH}/${id}`, { name: 'Моё' }), await user.delete(`${PATH}/${id}`)])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect(await names(other)).toEqual(['Новые', 'В процессе', 'Готово']);
  });

  it('needs a session', async () => {
    expect((await server.visitor().get(PATH)).body).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
  });
});
