import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '#server/data-folder/files.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { openTestApp, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const read = async (user: TestUser, since?: string, limit = 1000) =>
  (await user.get(`/api/changes?limit=${limit}${since === undefined ? '' : `&since=${since}`}`)).body;
const create = async (user: TestUser, path: string, body: object) => (await user.post(path, body)).body;
/** What a page tells, without the kinds of which it tells nothing. */
const told = (page: { changes: Record<string, { rows: object[]; gone: string[] }> }) =>
  Object.fromEntries(Object.entries(page.changes).filter(([, { rows, gone }]) => rows.length + gone.length > 0));

describe('the feed', () => {
  it('tells everything at first, and then what changed', async () => {
    const user = await server.user();
    const project = await create(user, '/api/projects', { name: 'Дом' });
    const { position: _, ...task } = await create(user, '/api/tasks', { title: 'Купить хлеб', projectId: project.id });
    const first = await read(user);
    expect(first).toMatchObject({
      more: false,
      changes: {
        tasks: { rows: [task], gone: [] },
        projects: { rows: [project], gone: [] },
        habits: { rows: [], gone: [] },
        settings: { rows: [{ id: 'settings', aiTone: expect.any(String) }] },
      },
    });
    expect(first.changes.columns.rows).toHaveLength(3);
    const renamed = (await user.put(`/api/tasks/${task.id}`, { title: 'Купить батон' })).body;
    const second = await read(user, first.cursor);
    expect(told(second)).toEqual({
      tasks: { rows: [expect.objectContaining({ id: task.id, title: renamed.title })], gone: [] },
    });
    expect(told(await read(user, second.cursor))).toEqual({});
  });

  it('leaves out no day of a habit where another day is marked while it is being read', async () => {
    const user = await server.user();
    const { id } = await create(user, '/api/habits', { name: 'Бег' });
    const mark = (date: string) => user.post(`/api/habits/${id}/entries`, { date, completed: true });
    const before = await read(user);
    await mark('2026-02-03');
    const revision = JSON.parse(Buffer.from((await read(user)).cursor, 'base64url').toString())[2];
    await mark('2026-02-04');
    const meanwhile = await server.app.services.changes.page(user.id, before.cursor, 1000, revision);
    const after = await read(user, meanwhile.cursor);
    const days = [meanwhile, after].flatMap((page) =>
      page.changes.habitEntries.rows.map(({ id: day }: { id: string }) => day),
    );
    expect(new Set(days)).toEqual(new Set([`${id}:2026-02-03`, `${id}:2026-02-04`]));
  });

  it('answers the very cursor where nothing changed', async () => {
    const user = await server.user();
    const { cursor } = await read(user);
    const again = await read(user, cursor);
    expect([again.cursor, again.more, told(again)]).toEqual([cursor, false, {}]);
  });

  it('tells what is gone, also what went with something else', async () => {
    const user = await server.user();
    const project = await create(user, '/api/projects', { name: 'Дом' });
    const task = await create(user, '/api/tasks', { title: 'Купить хлеб', projectId: project.id });
    const { cursor } = await read(user);
    await user.delete(`/api/projects/${project.id}`);
    const page = await read(user, cursor);
    expect(told(page)).toEqual({
      tasks: { rows: [expect.objectContaining({ id: task.id, projectId: null })], gone: [] },
      projects: { rows: [], gone: [project.id] },
    });
    await user.delete(`/api/tasks/${task.id}`);
    const deleted = await read(user, page.cursor);
    expect(told(deleted)).toEqual({ tasks: { rows: [], gone: [task.id] } });
    await user.post(`/api/tasks/${task.id}/restore`);
    expect(told(await read(user, deleted.cursor))).toMatchObject({ tasks: { rows: [{ id: task.id }], gone: [] } });
  });

  it('tells one day of a habit, and not its year', async () => {
    const user = await server.user();
    const habit = await create(user, '/api/habits', { name: 'Бег' });
    const mark = (date: string, note: string) =>
      user.post(`/api/habits/${habit.id}/entries`, { date, completed: true, note });
    for (const date of ['2025-01-01', '2025-06-15', '2025-12-31']) await mark(date, 'а');
    const { cursor } = await read(user);
    await mark('2025-06-15', 'б');
    const { changes } = await read(user, cursor);
    expect(changes.habitEntries.rows).toEqual([
      {
        id: `${habit.id}:2025-06-15`,
        habitId: habit.id,
        date: '2025-06-15',
        completed: true,
        skipped: false,
        note: 'б',
      },
    ]);
  });

  it('pages what one write did', async () => {
    const user = await server.user();
    await user.post('/api/sample-day');
    const whole = await read(user);
    const count = (page: typeof whole) =>
      Object.values(page.changes as Record<string, { rows: object[] }>).reduce((sum, { rows }) => sum + rows.length, 0);
    const ids = new Set<string>();
    let page = await read(user, undefined, 1);
    for (;;) {
      for (const [kind, { rows }] of Object.entries<{ rows: { id: string }[] }>(page.changes))
        for (const { id } of rows) ids.add(`${kind} ${id}`);
      if (!page.more) break;
      page = await read(user, page.cursor, 1);
    }
    expect(ids.size).toBe(count(whole));
    expect(page.cursor).toBe(whole.cursor);
  });

  it('is begun anew after what was gone is forgotten', async () => {
    const user = await server.user();
    const { cursor } = await read(user);
    const column = await create(user, '/api/kanban-columns', { name: 'Ждёт' });
    const later = (await read(user)).cursor;
    await user.delete(`/api/kanban-columns/${column.id}`);
    server.clock.advance(91 * 24 * 3_600_000);
    await server.context.feed.forgetOld();
    server.clock.advance(-91 * 24 * 3_600_000);
    for (const since of [cursor, later]) {
      const { status, body } = await user.get(`/api/changes?since=${since}`);
      expect([status, body.code]).toEqual([410, 'feed-expired']);
    }
    expect((await read(user)).changes.columns.gone).toEqual([]);
  });

  it('tells nobody of anybody else', async () => {
    const [user, other] = [await server.user(), await server.user()];
    await create(user, '/api/tasks', { title: 'Своя' });
    expect(told(await read(other))).not.toHaveProperty('tasks');
    expect((await server.visitor().get('/api/changes')).status).toBe(401);
  });

  it.each(['since=', 'since=what', `since=${'x'.repeat(600)}`, 'limit=0', 'limit=5001', 'limit=many'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await (await server.user()).get(`/api/changes?${query}`);
      expect([status, body.code]).toEqual([400, 'validation']);
      expect(body.message).toMatch(/[а-я]/);
    },
  );
});

describe('a database that was put back', () => {
  it.runIf(process.env.TEST_ENGINE === 'sqlite')('lets nobody go on from what is no more', async () => {
    const database = await createTestDatabase();
    const { database: file } = filesOf(database.dataDir);
    const copy = join(database.dataDir, 'copy.db');
    const aside = join(dirname(file), 'aside');
    let opened = await openTestApp(database);
    const user = await opened.user();
    const known = (await read(user)).cursor;
    await opened.close();
    copyFileSync(file, copy);

    opened = await openTestApp(database);
    const again = opened.visitor();
    again.cookie = user.cookie;
    const unchanged = await read(again, known);
    await create(again, '/api/tasks', { title: 'Потеряна' });
    const lost = (await read(again, known)).cursor;
    await opened.close();
    mkdirSync(aside);
    renameSync(file, join(aside, 'takt.db'));
    copyFileSync(copy, file);

    opened = await openTestApp(database);
    const back = opened.visitor();
    back.cookie = user.cookie;
    await create(back, '/api/tasks', { title: 'Другая' });
    const { status, body } = await back.get(`/api/changes?since=${lost}`);
    const write = (cursor: string) =>
      back.post('/api/tasks', { title: 'Третья' }, { headers: { 'x-feed-cursor': cursor } });
    const refused = await write(lost);
    const taken = await write((await read(back)).cursor);
    const { results } = (
      await back.post(
        '/api/changes',
        { changes: [{ key: 'a', method: 'POST', path: '/api/tasks', body: { title: 'Ещё' } }] },
        { headers: { 'x-feed-cursor': lost } },
      )
    ).body;
    await opened.close();
    await database.remove();
    expect(unchanged.cursor).toBe(known);
    expect([status, body.code]).toEqual([410, 'feed-restored']);
    expect([refused.status, refused.body.code]).toEqual([412, 'feed-restored']);
    expect(taken.status).toBe(201);
    expect(results).toMatchObject([{ key: 'a', status: 412 }]);
  });

  it('is known by its place', async () => {
    const user = await server.user();
    const { cursor } = await read(user);
    await server.context.database.query.updateTable('feed_epochs').set({ home: 'elsewhere' }).execute();
    const { createFeed } = await import('#server/feed/feed.ts');
    const { database, clock, accountLimits, config } = server.context;
    const restarted = createFeed(database, clock, accountLimits, config);
    expect(await restarted.epoch()).not.toBe(await server.context.feed.epoch());
    expect(await createFeed(database, clock, accountLimits, config).epoch()).toBe(await restarted.epoch());
    expect(cursor).not.toBe(await restarted.cursorAt(1));
  });
});
