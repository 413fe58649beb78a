import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { RANK_MAX } from '#server/ranks.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { openTestApp, type TestApp, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Task } from '../contract.ts';

const server = useTestApp();
const UNKNOWN = '01890000-0000-7000-8000-000000000000';

const list = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;
const idsOf = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);

async function columnsOf(user: TestUser): Promise<Record<string, string>> {
  const { body } = await user.get('/api/kanban-columns');
  return Object.fromEntries(body.map(({ name, id }: { name: string; id: string }) => [name, id]));
}

/** Titles of a column, or of those without one, by their positions. */
async function order(user: TestUser, column: string | null = null): Promise<string> {
  const group = (await list(user)).filter(({ kanbanColumnId }) => kanbanColumnId === column);
  return group
    .sort((a, b) => a.position - b.position)
    .map(({ title }) => title)
    .join('');
}

/** Makes a task of every letter; answers their ids by the letters. */
async function create(user: TestUser, letters: string): Promise<Record<string, string>> {
  const made: [string, string][] = [];
  for (const title of letters) made.push([title, (await user.post('/api/tasks', { title })).body.id]);
  return Object.fromEntries(made);
}

const setRank = ({ context }: TestApp, id: string, rank: string) =>
  context.database.query.updateTable('tasks').set({ rank }).where('id', '=', id).execute();

/** Has the database note the id of every row of tasks that is written. */
async function noteWrites({ context: { database } }: TestApp): Promise<void> {
  const { query } = database;
  const run = (text: string) => sql.raw(text).execute(query);
  await run('create table written (id text not null)');
  if (database.engine === 'sqlite') {
    for (const event of ['insert', 'update'])
      await run(`create trigger note_${event} after ${event} on tasks begin insert into written values (new.id); end`);
    return;
  }
  await run(`create function note() returns trigger language plpgsql as
    $$ begin insert into written values (new.id); return null; end $$`);
  await run('create trigger note after insert or update on tasks for each row execute function note()');
}

/** The rows of tasks that were written since it was asked last. */
async function written({ context: { database } }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from written`.execute(database.query);
  await sql`delete from written`.execute(database.query);
  return idsOf(rows);
}

describe('one of a thousand cards', () => {
  it('is written alone, whatever is done with it', async () => {
    const user = await server.user();
    const { Новые } = await columnsOf(user);
    const { body: first } = await user.post('/api/tasks', { title: 'а', kanbanColumnId: Новые });
    const { query } = server.context.database;
    const row = await query.selectFrom('tasks').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 999 }, (_, at) => ({ ...row, id: newId(), rank: `d${at + 1000}` }));
    for (let at = 0; at < rows.length; at += 100)
      await query
        .insertInto('tasks')
        .values(rows.slice(at, at + 100))
        .execute();
    await noteWrites(server);
    const path = `/api/tasks/${rows[400]!.id}`;
    const changes: [string, () => Promise<{ status: number; body: Task }>, Partial<Task>][] = [
      ['completed', () => user.patch(path, { status: 'completed' }), { position: 0 }],
      ['activated', () => user.patch(path, { status: 'active' }), { position: 999 }],
      ['put first', () => user.put(path, { kanbanColumnId: Новые, position: 0 }), { position: 0 }],
      ['put amid', () => user.put(path, { kanbanColumnId: Новые, position: 500 }), { position: 500 }],
      ['put behind another', () => user.put(path, { afterTaskId: rows[700]!.id }), { position: 701 }],
      ['archived', () => user.patch(path, { status: 'archived' }), { position: 999 }],
      ['back from the archive', () => user.patch(path, { status: 'active', position: 3 }), { position: 3 }],
      ['renamed', () => user.patch(path, { title: 'б' }), { position: 3 }],
      ['deleted', () => user.delete(path), {}],
      ['restored', () => user.post(`${path}/restore`), { position: 3 }],
    ];
    for (const [name, change, expected] of changes) {
      const { status, body } = await change();
      expect([name, status < 300, body]).toEqual([name, true, status === 204 ? '' : expect.objectContaining(expected)]);
      expect([name, await written(server)]).toEqual([name, [rows[400]!.id]]);
    }
    const { body: created } = await user.post('/api/tasks', { title: 'в', kanbanColumnId: Новые });
    expect(await written(server)).toEqual([created.id]);
    expect(created.position).toBe(1000);
  });
});

describe('a place', () => {
  it.each([
    ['в', null, 'вабг'],
    ['г', 'а', 'агбв'],
    ['а', 'в', 'бваг'],
    ['а', 'а', 'бвга'],
    ['а', UNKNOWN, 'бвга'],
  ])('of «%s» behind «%s» makes %s', async (moved, after, expected) => {
    const user = await server.user();
    const ids = await create(user, 'абвг');
    const afterTaskId = after && (ids[after] ?? after);
    const { status, body } = await user.put(`/api/tasks/${ids[moved]}`, { afterTaskId });
    expect([status, body.position]).toEqual([200, expected.indexOf(moved)]);
    expect(await order(user)).toBe(expected);
  });

  it('behind a task of another column, a deleted one or somebody else’s is the end', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const ids = await create(user, 'абвг');
    const { Новые } = await columnsOf(user);
    await user.put(`/api/tasks/${ids.б}`, { kanbanColumnId: Новые });
    await user.delete(`/api/tasks/${ids.в}`);
    const foreign = await create(other, 'ч');
    for (const afterTaskId of [ids.б, ids.в, foreign.ч]) {
      await user.put(`/api/tasks/${ids.г}`, { afterTaskId: null });
      expect((await user.put(`/api/tasks/${ids.г}`, { afterTaskId })).body.position).toBe(1);
    }
    expect(await order(other)).toBe('ч');
  });

  it('is refused where it names nothing that could be one', async () => {
    const user = await server.user();
    const { а } = await create(user, 'а');
    for (const body of [{ afterTaskId: 7 }, { position: -1 }, { position: '1' }])
      expect((await user.put(`/api/tasks/${а}`, body)).status).toBe(400);
    // A rank is the server's to give.
    expect((await user.put(`/api/tasks/${а}`, { rank: 'zzz' })).body.rank).toBe('a0');
  });

  it('is found where ranks have become too long, by ranking the group anew', async () => {
    const user = await server.user();
    const ids = await create(user, 'абвгд');
    const long = `a0${'V'.repeat(RANK_MAX - 2)}`;
    await setRank(server, ids.б!, long);
    await setRank(server, ids.в!, `${long}V`);
    await user.delete(`/api/tasks/${ids.г}`);
    const moved = await user.put(`/api/tasks/${ids.д}`, { afterTaskId: ids.б });
    expect(moved.body).toMatchObject({ position: 2 });
    expect(await order(user)).toBe('абдв');
    await user.post(`/api/tasks/${ids.г}/restore`);
    expect(await order(user)).toBe('абдвг');
    const ranks = (await list(user)).map(({ rank }) => rank);
    expect(Math.max(...ranks.map(({ length }) => length))).toBeLessThan(5);
  });

  it('is by the id where two have one rank, and stays so when another comes between', async () => {
    const user = await server.user();
    const ids = await create(user, 'абвг');
    for (const letter of 'абв') await setRank(server, ids[letter]!, 'a5');
    expect(await order(user)).toBe('габв');
    await user.put(`/api/tasks/${ids.г}`, { position: 2 });
    expect(await order(user)).toBe('абгв');
  });

  it('of a restored task is that between its neighbours, wherever they have gone', async () => {
    const user = await server.user();
    const ids = await create(user, 'абвг');
    await user.delete(`/api/tasks/${ids.в}`);
    await user.put(`/api/tasks/${ids.г}`, { position: 0 });
    await create(user, 'д');
    expect((await user.post(`/api/tasks/${ids.в}/restore`)).body.position).toBe(3);
    expect(await order(user)).toBe('габвд');
  });
});

describe('changes since a revision', () => {
  it('are the moved task alone for who reckons positions, and the neighbours with it for who does not', async () => {
    const user = await server.user();
    const ids = await create(user, 'абв');
    const since = (await user.get('/api/tasks')).headers['x-revision'];
    const { body: moved } = await user.put(`/api/tasks/${ids.в}`, { position: 0 });
    const { position: _, ...stored } = moved;
    const byRank = await user.get(`/api/tasks?since=${since}&order=rank`);
    expect(byRank.body).toEqual({ revision: Number(since) + 1, tasks: [stored], gone: [] });
    const { body } = await user.get(`/api/tasks?since=${since}`);
    expect(body).toEqual({ revision: Number(since) + 1, tasks: await list(user), gone: [] });
    expect((await user.get(`/api/tasks?since=${since}&order=title`)).status).toBe(400);
  });

  it('that move nobody else are told alone', async () => {
    const user = await server.user();
    const ids = await create(user, 'абв');
    const { body: archived } = await user.patch(`/api/tasks/${ids.а}`, { status: 'archived' });
    const since = (await user.get('/api/tasks')).headers['x-revision'];
    await user.patch(`/api/tasks/${ids.б}`, { title: 'Б' });
    const told = async () => idsOf((await user.get(`/api/tasks?since=${since}`)).body.tasks);
    expect(await told()).toEqual([ids.б]);
    const { г } = await create(user, 'г');
    // It stands before the archive.
    expect((await told()).sort()).toEqual([archived.id, ids.б, ids.в, г].sort());
  });

  it('of a revision that was never is the whole list', async () => {
    const user = await server.user();
    await create(user, 'а');
    expect((await user.get('/api/tasks?since=999')).body).toEqual(await list(user));
  });
});

describe('a database that sorts by a language', () => {
  const sorted = {} as TestApp;
  let close = async () => {};
  beforeAll(async () => {
    const database = await createTestDatabase({ language: 'ru-RU' });
    const { close: closeApp, ...opened } = await openTestApp(database);
    Object.assign(sorted, opened);
    close = async () => {
      await closeApp();
      await database.remove();
    };
  });
  afterAll(() => close());

  it('keeps the order of tasks, columns, projects and habits', async () => {
    const user = await sorted.user();
    const made = await create(user, 'абвг');
    // Before the first of all: such a rank begins with a capital letter.
    await user.put(`/api/tasks/${made.в}`, { position: 0 });
    expect((await user.put(`/api/tasks/${made.а}`, { position: 2 })).body.position).toBe(2);
    expect((await user.put(`/api/tasks/${made.г}`, { position: 1 })).body.position).toBe(1);
    expect(await order(user)).toBe('вгба');
    const moves = [
      ['/api/kanban-columns', 'afterColumnId'],
      ['/api/projects', 'afterProjectId'],
      ['/api/habits', 'afterHabitId'],
    ] as const;
    for (const [path, field] of moves) {
      for (const name of ['а', 'б', 'в']) await user.post(path, { name });
      const ids = idsOf((await user.get(path)).body);
      await user.put(`${path}/${ids.at(-1)}`, { [field]: null });
      await user.put(`${path}/${ids.at(-2)}`, { [field]: null });
      expect(idsOf((await user.get(path)).body)).toEqual([ids.at(-2), ids.at(-1), ...ids.slice(0, -2)]);
    }
  });
});
