import { describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import { ranksAfter } from '#server/ranks.ts';
import { countStatements } from '#testing/server/count-statements.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

async function columnsOf(user: TestUser): Promise<Record<string, string>> {
  const { body } = await user.get('/api/kanban-columns');
  return Object.fromEntries(body.map(({ name, id }: { name: string; id: string }) => [name, id]));
}

async function create(user: TestUser, title: string, place: object): Promise<string> {
  const { body } = await user.post('/api/tasks', { title });
  expect((await user.put(`/api/tasks/${body.id}`, place)).status).toBe(200);
  return body.id;
}

async function board(user: TestUser) {
  const { body } = await user.get('/api/tasks');
  const rows = body.map((task: Record<string, unknown>) => [
    task.title,
    [task.status, task.kanbanColumnId, task.position],
  ]);
  return Object.fromEntries(rows);
}

describe('sync of the board', () => {
  it('moves what stands in the wrong place, and nothing the second time', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    await create(user, 'сделана в новых', { status: 'completed', kanbanColumnId: columns.Новые, position: 0 });
    await create(user, 'сделана без колонки', { status: 'completed', kanbanColumnId: null, position: 0 });
    await create(user, 'в работе среди готовых', { status: 'active', kanbanColumnId: columns.Готово, position: 0 });
    await create(user, 'на месте', { status: 'active', kanbanColumnId: columns['В процессе'], position: 0 });
    await create(user, 'в архиве', { status: 'archived', kanbanColumnId: columns.Новые });

    const { status, body } = await user.post('/api/kanban/sync');
    expect([status, body]).toEqual([200, { message: 'Синхронизировано задач: 3', moved: 3 }]);
    expect(await board(user)).toEqual({
      'сделана в новых': ['completed', columns.Готово, expect.any(Number)],
      'сделана без колонки': ['completed', columns.Готово, expect.any(Number)],
      'в работе среди готовых': ['active', columns.Новые, 0],
      'на месте': ['active', columns['В процессе'], 0],
      'в архиве': ['archived', columns.Новые, 1],
    });
    expect((await user.post('/api/kanban/sync')).body).toEqual({ message: 'Синхронизировано задач: 0', moved: 0 });
  });

  it('gives a board without columns the three of a new account', async () => {
    const user = await server.user();
    const { Готово, ...others } = await columnsOf(user);
    await create(user, 'сделана', { kanbanColumnId: Готово });
    for (const id of [Готово, ...Object.values(others)]) await user.delete(`/api/kanban-columns/${id}`);
    expect((await user.post('/api/kanban/sync')).body.moved).toBe(1);
    const columns = await columnsOf(user);
    expect(Object.keys(columns)).toEqual(['Новые', 'В процессе', 'Готово']);
    expect(await board(user)).toEqual({ сделана: ['completed', columns.Готово, 0] });
  });

  it('leaves a completed task alone where no column is for it', async () => {
    const user = await server.user();
    const { Готово, Новые } = await columnsOf(user);
    await create(user, 'сделана', { status: 'completed', kanbanColumnId: Новые, position: 0 });
    await user.delete(`/api/kanban-columns/${Готово}`);
    expect((await user.post('/api/kanban/sync')).body.moved).toBe(0);
    expect(await board(user)).toEqual({ сделана: ['completed', Новые, 0] });
  });

  /** Has the account hold so many completed tasks that are in no column, and asks for the board to be mended. */
  async function mendMany(count: number) {
    const user = await server.user();
    const { database } = server.context;
    const { id } = (await user.post('/api/tasks', { title: 'дело' })).body;
    const row = await database.query.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const ranks = ranksAfter(row.rank, count);
    const rows = ranks.map((rank) => ({ ...row, id: newId(), status: 'completed' as const, rank }));
    for (let at = 0; at < count; at += 200)
      await database.query
        .insertInto('tasks')
        .values(rows.slice(at, at + 200))
        .execute();
    const before = (await user.get('/api/tasks')).headers['x-revision'];
    let body: unknown;
    const statements = await countStatements(database, async () => {
      ({ body } = await user.post('/api/kanban/sync'));
    });
    const { headers, body: tasks } = await user.get('/api/tasks');
    const { Готово } = await columnsOf(user);
    const done = tasks.filter(({ kanbanColumnId }: { kanbanColumnId: string }) => kanbanColumnId === Готово);
    const titles = done.sort((a: Task, b: Task) => a.position - b.position).map((task: Task) => task.id);
    const writes = Number(headers['x-revision']) - Number(before);
    return { body, statements, writes, titles, expected: rows.map((one) => one.id).reverse() };
  }

  it('moves many by as few statements as some, and lets other writes in between', async () => {
    const [few, many] = [await mendMany(10), await mendMany(400)];
    expect(many.body).toMatchObject({ moved: 400 });
    expect(many.titles).toEqual(many.expected);
    // The database is looked at now and then, whatever is done with it.
    expect(many.statements).toBeLessThan(few.statements + 10);
    expect(many.writes).toBe(1);
    const huge = await mendMany(2_100);
    expect(huge.body).toMatchObject({ moved: 2_100 });
    expect(huge.titles).toHaveLength(2_100);
    expect(huge.writes).toBe(3);
  });

  it('touches nobody else’s board and needs a session', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { Новые } = await columnsOf(other);
    await create(other, 'чужая', { status: 'completed', kanbanColumnId: Новые, position: 0 });
    await user.post('/api/kanban/sync');
    expect(await board(other)).toEqual({ чужая: ['completed', Новые, 0] });
    expect((await server.visitor().post('/api/kanban/sync')).status).toBe(401);
  });
});

describe('two windows at once', () => {
  it('end in one order', async () => {
    const user = await server.user();
    const { Новые } = await columnsOf(user);
    const ids: string[] = [];
    for (const title of ['а', 'б', 'в', 'г', 'д', 'е'])
      ids.push((await user.post('/api/tasks', { title, kanbanColumnId: Новые })).body.id);
    const drags = Array.from({ length: 24 }, (_, n) =>
      user.put(`/api/tasks/${ids[(n * 5) % 6]}`, { status: 'active', kanbanColumnId: Новые, position: (n * 11) % 6 }),
    );
    for (const { status } of await Promise.all(drags)) expect(status).toBe(200);
    const positions = (await user.get('/api/tasks')).body.map(({ position }: { position: number }) => position);
    expect(positions.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
