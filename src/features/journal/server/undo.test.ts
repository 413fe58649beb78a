import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { HOUR } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const as = (entry: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-journal-entry': entry, ...headers },
});
const undo = (user: TestUser, entry: string, body: object = {}) => user.post(`/api/journal/${entry}/undo`, body);
const key = (name: string) => ({ headers: { 'idempotency-key': name } });
const DAY = 24 * HOUR;
const UTC = { headers: { 'x-timezone': 'UTC' } };
const NOWHERE = '01890000-0000-7000-8000-000000000000';

interface Task {
  id: string;
  title: string;
  status: string;
  rank: string;
  updatedAt: string;
}

/** What a task is, without what only tells that it was written. */
const facts = ({ updatedAt: _, ...task }: Task) => task;

async function userWithTasks(...titles: string[]) {
  const user = await server.user();
  const tasks: Task[] = [];
  for (const title of titles) tasks.push((await user.post('/api/tasks', { title })).body);
  const named = async (title: string) =>
    (await user.get('/api/tasks')).body.find((task: Task) => task.title === title) as Task | undefined;
  return { user, tasks, named, all: async () => ((await user.get('/api/tasks')).body as Task[]).map(facts) };
}

describe('POST /api/journal/:id/undo', () => {
  it.each<[string, (user: TestUser, path: string, entry: string) => Promise<unknown>, string]>([
    [
      'a change of fields',
      (user, path, entry) => user.put(path, { title: 'Доклад', dueDate: '2026-12-01T09:00:00.000Z' }, as(entry)),
      'changed',
    ],
    ['a completion', (user, path, entry) => user.put(path, { status: 'completed' }, as(entry)), 'changed'],
    ['a move', (user, path, entry) => user.put(path, { position: 0 }, as(entry)), 'changed'],
    ['a deletion', (user, path, entry) => user.delete(path, as(entry)), 'restored'],
  ])('takes back %s exactly', async (_name, change, deed) => {
    const { user, tasks, all } = await userWithTasks('Первая', 'Отчёт', 'Третья');
    await user.post('/api/kanban/init');
    const before = await all();
    const entry = newId();
    await change(user, `/api/tasks/${tasks[1]!.id}`, entry);
    expect(await all()).not.toEqual(before);
    const { status, body } = await undo(user, entry);
    expect([status, body.message]).toEqual([200, 'Изменение отменено']);
    expect(body.objects).toEqual([{ kind: 'tasks', id: tasks[1]!.id, title: 'Отчёт', deed, kept: [], reason: null }]);
    expect(await all()).toEqual(before);
  });

  it('takes a creation back, and back again by undoing the undo', async () => {
    const { user, all } = await userWithTasks();
    const entry = newId();
    await user.post('/api/tasks', { title: 'Лишняя' }, as(entry));
    const made = await all();
    const { body } = await undo(user, entry);
    expect(body.objects).toMatchObject([{ title: 'Лишняя', deed: 'removed' }]);
    expect(body.stale).toEqual(expect.arrayContaining(['/api/tasks', '/api/analytics']));
    expect(await all()).toEqual([]);
    expect((await undo(user, body.id)).body.objects).toMatchObject([{ deed: 'restored' }]);
    expect(await all()).toEqual(made);
  });

  it('takes several calls of one act back together, or one object of it', async () => {
    const { user, tasks, all } = await userWithTasks('А', 'Б', 'В');
    const before = await all();
    const entry = newId();
    for (const { id } of tasks) await user.put(`/api/tasks/${id}`, { status: 'archived' }, as(entry));
    await user.put(`/api/tasks/${tasks[0]!.id}`, { title: 'А2' }, as(entry));
    expect((await undo(user, entry, { object: tasks[1]!.id })).body.objects).toHaveLength(1);
    expect((await user.get('/api/tasks')).body.filter(({ status }: Task) => status === 'active')).toHaveLength(1);
    expect((await undo(user, entry)).body.objects).toHaveLength(2);
    expect(await all()).toEqual(before);
  });

  it('leaves what was changed since, and says so', async () => {
    const { user, tasks, named } = await userWithTasks('Отчёт');
    const entry = newId();
    const path = `/api/tasks/${tasks[0]!.id}`;
    await user.put(path, { title: 'Доклад', priority: 'high' }, as(entry));
    await user.put(path, { title: 'Речь' });
    const { status, body } = await undo(user, entry);
    expect([status, body.message]).toEqual([
      200,
      'Отменено не\u00a0всё. «Речь»: с\u00a0тех пор это изменили, и\u00a0новое осталось.',
    ]);
    expect(body.objects).toMatchObject([{ deed: 'changed', kept: ['title'], reason: 'changed' }]);
    expect(await named('Речь')).toMatchObject({ priority: 'medium' });
  });

  it.each<[string, (user: TestUser, task: Task) => Promise<unknown>, RegExp]>([
    [
      'was changed again',
      (user, { id }) => user.put(`/api/tasks/${id}`, { kanbanColumnId: null, status: 'archived' }),
      /с\s+тех пор это изменили/,
    ],
    ['was deleted', (user, { id }) => user.delete(`/api/tasks/${id}`), /уже удалено/],
  ])('refuses where all that it did %s, and changes nothing', async (_name, later, words) => {
    const { user, tasks } = await userWithTasks('Отчёт');
    const entry = newId();
    await user.put(`/api/tasks/${tasks[0]!.id}`, { status: 'completed' }, as(entry));
    await later(user, tasks[0]!);
    const before = (await user.get('/api/tasks')).body;
    expect(await undo(user, entry)).toMatchObject({ status: 409, body: { message: expect.stringMatching(words) } });
    expect((await user.get('/api/tasks')).body).toEqual(before);
  });

  it('leaves a task where its project is gone, and brings a deleted project back with its tasks', async () => {
    const { user, named } = await userWithTasks();
    const { body: home } = await user.post('/api/projects', { name: 'Дом' });
    const { body: task } = await user.post('/api/tasks', { title: 'Обои', projectId: home.id });
    const [moved, deleted] = [newId(), newId()];
    await user.put(`/api/tasks/${task.id}`, { projectId: null }, as(moved));
    await user.delete(`/api/projects/${home.id}`, as(deleted));
    expect((await undo(user, moved)).body.message).toMatch(/проекта или колонки, где это было, больше нет/);
    expect((await undo(user, deleted)).body.objects).toMatchObject([
      { kind: 'projects', title: 'Дом', deed: 'restored' },
    ]);
    expect((await undo(user, moved)).status).toBe(200);
    expect(await named('Обои')).toMatchObject({ projectId: home.id });
  });

  it('takes back what was made of a project, and its making where nothing is in it', async () => {
    const user = await server.user();
    const names = async () => (await user.get('/api/projects')).body.map(({ name }: { name: string }) => name);
    const [made, renamed] = [newId(), newId()];
    const { body: home } = await user.post('/api/projects', { name: 'Дом' }, as(made));
    await user.put(`/api/projects/${home.id}`, { name: 'Ремонт' }, as(renamed));
    await undo(user, renamed);
    expect(await names()).toEqual(['Дом']);
    const { body: task } = await user.post('/api/tasks', { title: 'Обои', projectId: home.id });
    expect((await undo(user, made)).status).toBe(409);
    await user.delete(`/api/tasks/${task.id}`);
    expect((await undo(user, made)).body.objects).toMatchObject([{ deed: 'removed' }]);
    expect(await names()).toEqual([]);
  });

  it('takes back what was made of a column, a deleted one with its tasks in their places', async () => {
    const { user, all } = await userWithTasks();
    const board = async () => (await user.get('/api/kanban-columns')).body;
    const first = await board();
    const [fresh, , done] = first;
    for (const title of ['А', 'Б']) await user.post('/api/tasks', { title, kanbanColumnId: done.id });
    const [gone] = (await all()).slice(-1);
    await user.delete(`/api/tasks/${gone!.id}`);
    const tasks = await all();
    const path = `/api/kanban-columns/${done.id}`;
    const [renamed, moved, deleted] = [newId(), newId(), newId()];
    await user.put(path, { name: 'Сделано' }, as(renamed));
    await user.put(path, { position: 0 }, as(moved));
    const before = await board();
    await user.delete(path, as(deleted));
    expect(await board()).toHaveLength(2);
    const { body } = await undo(user, deleted);
    expect(body.message).toBe('Изменение отменено');
    expect(body.objects).toMatchObject([
      { kind: 'columns', title: 'Сделано', deed: 'restored' },
      { kind: 'tasks', deed: 'changed' },
    ]);
    expect(body.stale).toEqual(expect.arrayContaining(['/api/kanban-columns', '/api/tasks']));
    expect([await board(), await all()]).toEqual([before, tasks]);
    expect((await undo(user, body.id)).status).toBe(200);
    expect(await board()).toHaveLength(2);
    expect((await undo(user, deleted)).status).toBe(200);
    expect((await undo(await server.user(), moved)).status).toBe(404);
    await user.put(`/api/kanban-columns/${fresh.id}`, { name: 'Входящие' });
    for (const entry of [moved, renamed]) expect((await undo(user, entry)).status).toBe(200);
    expect(await board()).toEqual([{ ...first[0], name: 'Входящие' }, first[1], first[2]]);
    expect(await all()).toEqual(tasks);
  });

  it('takes back what was said of a day of a habit, unless something else was said since', async () => {
    server.clock.set('2026-11-20T09:00:00Z');
    const user = await server.user();
    const { body: habit } = await user.post('/api/habits', { name: 'Зарядка' });
    const path = `/api/habits/${habit.id}`;
    const today = new Date(server.context.clock.now()).toISOString().slice(0, 10);
    const entry = async () => (await user.get('/api/habits', UTC)).body[0].todaysEntry;
    const [ill, done, toggled, removed] = [newId(), newId(), newId(), newId()];
    const say = (said: object, name: string) =>
      user.post(`${path}/entries`, { date: today, ...said }, { headers: { ...UTC.headers, 'x-journal-entry': name } });
    await say({ skipped: true, note: 'Простуда' }, ill);
    const skipped = await entry();
    await say({ completed: true }, done);
    expect(await entry()).toMatchObject({ completed: true, note: null });
    const { body } = await user.post(`/api/journal/${done}/undo`, {}, UTC);
    expect(body).toMatchObject({ objects: [{ title: 'Зарядка', deed: 'changed' }] });
    expect(body.stale).toEqual(expect.arrayContaining(['/api/habits', '/api/habits/today']));
    expect(await entry()).toEqual(skipped);
    await user.post(`${path}/toggle`, undefined, { headers: { ...UTC.headers, 'x-journal-entry': toggled } });
    expect((await undo(user, ill)).body.message).toMatch(/«Зарядка»: с.тех пор это изменили/);
    expect((await undo(user, toggled)).status).toBe(200);
    expect(await entry()).toEqual(skipped);
    expect((await undo(await server.user(), ill)).status).toBe(404);
    await user.delete(path, as(removed));
    expect((await undo(user, ill)).status).toBe(409);
  });

  it('leaves a column that was named otherwise since, or is gone, and says so', async () => {
    const user = await server.user();
    const [column] = (await user.get('/api/kanban-columns')).body;
    const path = `/api/kanban-columns/${column.id}`;
    const [renamed, deleted] = [newId(), newId()];
    await user.put(path, { name: 'Входящие' }, as(renamed));
    await user.put(path, { name: 'Почта' });
    expect((await undo(user, renamed)).body.message).toMatch(/«Почта»: с.тех пор это изменили/);
    await user.delete(path, as(deleted));
    expect((await undo(user, renamed)).body.message).toMatch(/уже удалено/);
    const both = await Promise.all([undo(user, deleted), undo(user, deleted)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await user.get('/api/kanban-columns')).body[0]).toMatchObject({ id: column.id, name: 'Почта' });
  });

  it('counts a completion no more that is taken back, and again that is back', async () => {
    const { user } = await userWithTasks();
    const counted = async () => (await user.get('/api/analytics?period=today')).body.completedTasks;
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const [done, active] = [newId(), newId()];
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' }, as(done));
    await user.put(`/api/tasks/${task.id}`, { status: 'active' }, as(active));
    const before = await counted();
    await undo(user, active);
    expect([before, await counted()]).toEqual([0, 1]);
    await undo(user, done);
    expect(await counted()).toBe(0);
  });

  it('is done once, of two at a time and of two with one key', async () => {
    const { user, tasks } = await userWithTasks('А', 'Б');
    const entry = newId();
    await user.delete(`/api/tasks/${tasks[0]!.id}`, as(entry));
    const both = await Promise.all([undo(user, entry), undo(user, entry)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.message).toBe('Это изменение уже отменено');
    const other = newId();
    await user.delete(`/api/tasks/${tasks[1]!.id}`, as(other));
    const again = () => user.post(`/api/journal/${other}/undo`, {}, key('undo'));
    expect([(await again()).body, (await again()).status]).toEqual([
      expect.objectContaining({ message: 'Изменение отменено' }),
      200,
    ]);
  });

  it('knows no entry of somebody else, of nobody, and of more than 90 days ago', async () => {
    const { user, tasks } = await userWithTasks('А');
    const entry = newId();
    const now = Date.now();
    server.clock.set(now);
    const longAgo = new Date(now - 90 * DAY).toISOString();
    await user.put(`/api/tasks/${tasks[0]!.id}`, { title: 'Б' }, as(entry, { 'x-changed-at': longAgo }));
    expect((await undo(await server.user(), entry)).status).toBe(404);
    for (const id of [NOWHERE, 'no-id']) expect((await undo(user, id)).status).toBe(404);
    expect((await undo(user, entry, { object: NOWHERE })).status).toBe(404);
    await server.context.journal.forgetOld();
    server.clock.advance(1);
    expect(await server.context.journal.entry(user.id, entry)).toHaveLength(1);
    await server.context.journal.forgetOld();
    expect((await undo(user, entry)).body.message).toBe('Этого изменения нет в журнале');
  });

  it('refuses bad input, and visitors', async () => {
    const user = await server.user();
    expect((await undo(user, NOWHERE, { object: 7 })).status).toBe(400);
    expect(await user.post('/api/tasks', { title: 'А' }, as('not-an-id'))).toMatchObject({ status: 400 });
    expect((await undo(server.visitor(), NOWHERE)).status).toBe(401);
    expect((await server.visitor().get('/api/journal/last?window=w')).status).toBe(401);
    expect((await user.get('/api/journal/last')).status).toBe(400);
  });

  it('puts a task beside another one that has got its place since, never into the same', async () => {
    const { user, tasks, all } = await userWithTasks('1', '2', '3');
    const [archived, moved] = [newId(), newId()];
    const first = await all();
    await user.put(`/api/tasks/${tasks[0]!.id}`, { status: 'archived', position: 5 }, as(archived));
    await user.put(`/api/tasks/${tasks[2]!.id}`, { position: 0 }, as(moved));
    const { body } = await undo(user, archived);
    expect(new Set((await all()).map(({ rank }) => rank)).size).toBe(3);
    for (const entry of [body.id, moved, archived]) expect((await undo(user, entry)).status).toBe(200);
    expect(await all()).toEqual(first);
  });

  it('of any acts, the last one first, leads back to where they began', async () => {
    const act = fc.oneof(
      fc.record({
        act: fc.constant('change' as const),
        of: fc.nat(3),
        title: fc.constantFrom('А', 'Б'),
        priority: fc.constantFrom('low', 'high'),
      }),
      fc.record({ act: fc.constant('project' as const), of: fc.nat(3), project: fc.nat(1) }),
      fc.record({
        act: fc.constant('status' as const),
        of: fc.nat(3),
        status: fc.constantFrom('active', 'completed', 'archived'),
      }),
      fc.record({ act: fc.constant('move' as const), of: fc.nat(3), column: fc.nat(2), position: fc.nat(2) }),
      fc.record({ act: fc.constant('delete' as const), of: fc.nat(3) }),
      fc.record({ act: fc.constant('create' as const), column: fc.nat(2) }),
      fc.record({ act: fc.constant('undo' as const), of: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        const { user, tasks, all } = await userWithTasks('1', '2', '3', '4');
        const { body: columns } = await user.get('/api/kanban-columns');
        const projects = [null, (await user.post('/api/projects', { name: 'Дом' })).body.id];
        const first = await all();
        const figures = (await user.get('/api/analytics?period=today')).body;
        const entries: string[] = [];
        for (const each of acts) {
          const entry = newId();
          const path = 'of' in each ? `/api/tasks/${tasks[each.of]?.id}` : '';
          const column = 'column' in each ? (columns[each.column]?.id ?? null) : null;
          if (each.act === 'change') await user.put(path, { title: each.title, priority: each.priority }, as(entry));
          if (each.act === 'project') await user.put(path, { projectId: projects[each.project] }, as(entry));
          if (each.act === 'status') await user.put(path, { status: each.status }, as(entry));
          if (each.act === 'move') await user.put(path, { kanbanColumnId: column, position: each.position }, as(entry));
          if (each.act === 'delete') await user.delete(path, as(entry));
          if (each.act === 'create')
            await user.post('/api/tasks', { title: 'Новая', kanbanColumnId: column }, as(entry));
          if (each.act === 'undo' && entries.length > 0)
            await user.post(`/api/journal/${entries[each.of % entries.length]}/undo`, {}, as(entry));
          entries.push(entry);
        }
        for (const entry of entries.toReversed()) await undo(user, entry);
        expect(await all()).toEqual(first);
        expect((await user.get('/api/analytics?period=today')).body).toEqual(figures);
      }),
      { numRuns: 12 },
    );
  });
});

describe('GET /api/journal/last', () => {
  it('is the last act of that window that stands, of the last day', async () => {
    const { user, tasks } = await userWithTasks('А');
    const path = `/api/tasks/${tasks[0]!.id}`;
    const [first, second, elsewhere] = [newId(), newId(), newId()];
    const last = async () => (await user.get('/api/journal/last?window=mine')).body.entry?.id;
    server.clock.set('2026-11-21T09:00:00Z');
    expect(await last()).toBeUndefined();
    await user.put(path, { title: 'Б' }, as(first, { 'x-client-id': 'mine' }));
    await user.put(path, { title: 'В' }, as(second, { 'x-client-id': 'mine' }));
    await user.put(path, { priority: 'high' }, as(elsewhere, { 'x-client-id': 'other' }));
    expect(await last()).toBe(second);
    await user.post(`/api/journal/${second}/undo`, {}, { headers: { 'x-client-id': 'mine' } });
    expect(await last()).toBe(first);
    server.clock.advance(DAY + 1);
    expect(await last()).toBeUndefined();
  });

  it('is the one before another, so that what cannot be taken back stops nobody', async () => {
    const { user, tasks } = await userWithTasks('А');
    const path = `/api/tasks/${tasks[0]!.id}`;
    const [first, second] = [newId(), newId()];
    for (const [entry, title] of [[first, 'Б'] as const, [second, 'В'] as const])
      await user.put(path, { title }, as(entry, { 'x-client-id': 'mine' }));
    const lastBefore = async (entry: string) => (await user.get(`/api/journal/last?window=mine&before=${entry}`)).body;
    expect(await lastBefore(second)).toMatchObject({ entry: { id: first } });
    expect(await lastBefore(first)).toEqual({ entry: null });
    expect((await user.get('/api/journal/last?window=mine&before=second')).status).toBe(400);
  });
});
