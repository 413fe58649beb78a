import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { newId } from '#server/id.ts';
import { HOUR } from '#shared/day.ts';
import { statementsOf } from '#testing/server/count-statements.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { preloadOf } from './preload.ts';

const server = useTestApp();
const ZONE = 'Europe/Moscow';
const MANY = 2100;
const DAY = 24 * HOUR;

/** Answers of the document at an address, as JSON. */
async function documentOf(user: TestUser, section = '', query = '') {
  const { revision, zone } = await session(user);
  const actor = { userId: user.id, zone: ZONE, dayStart: 0, session: { revision, zone } };
  const carried = await preloadOf(server.app.services)(actor as never, { section, query });
  return JSON.parse(JSON.stringify(carried));
}

const session = async ({ id }: TestUser) => ({
  revision: await server.context.database.revision(id),
  zone: ZONE,
});

async function accountOf(count: number): Promise<TestUser> {
  const user = await server.user();
  await user.put('/api/settings', { zone: ZONE }, { zone: ZONE });
  const dueDate = new Date(server.clock.now() - DAY).toISOString();
  await user.post('/api/tasks', { title: 'Срок прошёл', dueDate }, { zone: ZONE });
  const { query } = server.context.database;
  const first = query.selectFrom('tasks').selectAll().where('user_id', '=', user.id);
  const row = await first.executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    ...{ id: newId(), title: `Дело ${at}`, rank: `d${at + 1000}` },
    ...{ due_at: null, due_day: null, due_has_time: 0, created_at: row.created_at + at },
  }));
  for (let at = 0; at < rows.length; at += 100)
    await query
      .insertInto('tasks')
      .values(rows.slice(at, at + 100))
      .execute();
  return user;
}

const titles = (rows: readonly Task[]) => rows.map(({ title }) => title);

describe('the document of an account with few tasks', () => {
  it('has all of them, and of the dashboard the report as it is asked for', async () => {
    const user = await accountOf(3);
    const { revision } = await session(user);
    const carried = await documentOf(user);
    expect(carried).toMatchObject({ '/api/tasks': [{}, {}, {}], revision, epoch: expect.any(String) });
    expect(carried).not.toHaveProperty('first-day');
    const { body } = await user.get('/api/analytics/report', { zone: ZONE });
    expect(carried['report-ahead']).toEqual({ report: body, isOld: false });
    expect(await documentOf(user, 'tasks', 'section=tasks')).not.toHaveProperty('report-ahead');
  });
});

describe('the document of an account with more tasks than a screen shows at first', () => {
  it('has those rows on the dashboard and in the list, and all of them where all are shown', async () => {
    const user = await accountOf(100);
    const day = await documentOf(user);
    expect(day).not.toHaveProperty('/api/tasks');
    expect(day['first-day'].beyond).toEqual({ open: 98, due: 0, done: 0 });
    const { body } = await user.get('/api/analytics/report', { zone: ZONE });
    expect(day['report-ahead']).toEqual({ report: body, isOld: false });
    const list = await documentOf(user, 'tasks', 'section=tasks');
    expect(list).not.toHaveProperty('/api/tasks');
    expect(list['first-list'].rows).toHaveLength(40);
    for (const [section, query] of [
      ['kanban', ''],
      ['tasks', 'section=tasks&tab=board'],
      ['tasks', 'section=tasks&priority=high'],
    ] as const) {
      const all = await documentOf(user, section, query);
      expect(all['/api/tasks']).toHaveLength(100);
      expect(all).toMatchObject({ epoch: expect.any(String) });
      expect(all).not.toHaveProperty('first-list');
    }
  });
});

describe('what the first rows are chosen of', () => {
  afterAll(() => server.clock.set(Date.now()));

  it('is read once for a state of the account, until a task is late or the day is over', async () => {
    const user = await accountOf(100);
    const late = new Date(server.clock.now() + HOUR).toISOString();
    const { body: timed } = await user.post('/api/tasks', { title: 'Через час', dueDate: late }, { zone: ZONE });
    const reads = async (section?: string, query?: string) => {
      const statements = await statementsOf(server.context.database, () => documentOf(user, section, query));
      return statements.filter(({ sql }) => sql.includes('"day_rank"') && !sql.includes('"title"')).length;
    };
    expect(await reads()).toBeGreaterThan(0);
    expect(await reads()).toBe(0);
    expect(await reads('tasks', 'section=tasks')).toBeGreaterThan(0);
    expect(await reads('tasks', 'section=tasks')).toBe(0);
    await user.put(`/api/tasks/${timed.id}`, { title: 'Через час, может быть' });
    const [first] = (await documentOf(user, 'tasks', 'section=tasks'))['first-list'].rows.slice(1);
    expect(first).toMatchObject({ title: 'Через час, может быть' });
    expect(await reads('tasks', 'section=tasks')).toBe(0);
    server.clock.advance(HOUR + 1);
    expect(await reads('tasks', 'section=tasks')).toBeGreaterThan(0);
    await documentOf(user);
    server.clock.advance(DAY);
    expect(await reads()).toBeGreaterThan(0);
    await user.put('/api/settings', { zone: 'Asia/Tokyo' });
    expect(await reads()).toBeGreaterThan(0);
  });
});

describe('the document of an account with more tasks than it holds', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await accountOf(MANY);
  });
  afterAll(() => server.clock.set(Date.now()));

  it('has the rows of the day, and how many there are beyond them', async () => {
    const carried = await documentOf(user);
    expect(carried).not.toHaveProperty('/api/tasks');
    // The list itself is not of that revision.
    expect(carried).toMatchObject({ revision: (await session(user)).revision });
    expect(carried).not.toHaveProperty('epoch');
    const { rows, beyond } = carried['first-day'];
    expect(titles(rows)).toEqual(['Срок прошёл', `Дело ${MANY - 2}`]);
    expect(beyond).toEqual({ open: MANY - 2, due: 0, done: 0 });
    const { body } = await user.get('/api/tasks', { zone: ZONE });
    expect(rows[0]).toEqual({ ...body.find(({ id }: Task) => id === rows[0].id), position: 0 });
  });

  it('has the first rows of the list as it is without a choice, and of no other one', async () => {
    const { rows, besides, beyond } = (await documentOf(user, 'tasks', 'section=tasks'))['first-list'];
    expect(titles(rows).slice(0, 3)).toEqual(['Срок прошёл', `Дело ${MANY - 2}`, `Дело ${MANY - 3}`]);
    expect(rows).toHaveLength(40);
    expect(besides).toEqual([]);
    expect(beyond).toEqual({ groups: { overdue: 0, none: MANY - 40 }, inbox: MANY - 40 });
    for (const query of ['section=tasks&status=completed', 'section=tasks&tab=board'])
      expect(await documentOf(user, 'tasks', query)).not.toHaveProperty('first-list');
    expect(await documentOf(user, 'kanban', 'section=kanban')).not.toHaveProperty('first-list');
  });

  it('tells the last report of the day as one that may be old, and makes none', async () => {
    expect(await documentOf(user)).not.toHaveProperty('report-ahead');
    const { body } = await user.get('/api/analytics/report', { zone: ZONE });
    expect((await documentOf(user))['report-ahead']).toEqual({ report: body, isOld: true });
    server.clock.advance(DAY);
    expect(await documentOf(user)).not.toHaveProperty('report-ahead');
  });

  it('knows nothing of other accounts, nor of what is deleted', async () => {
    const { rows } = (await documentOf(user))['first-day'];
    await user.delete(`/api/tasks/${rows[0].id}`);
    expect(titles((await documentOf(user))['first-day'].rows)).not.toContain('Срок прошёл');
    const other = await server.user();
    await other.put('/api/settings', { zone: ZONE }, { zone: ZONE });
    expect((await documentOf(other))['/api/tasks']).toEqual([]);
  });
});
