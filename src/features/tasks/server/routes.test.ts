import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { FRESH_TASK } from '../field-sets.ts';

const server = useTestApp();
const UNKNOWN = '01890000-0000-7000-8000-000000000000';

async function columnsOf(user: TestUser): Promise<Record<string, string>> {
  const { body } = await user.get('/api/kanban-columns');
  return Object.fromEntries(body.map((column: { name: string; id: string }) => [column.name, column.id]));
}

const titles = (list: { title: string }[]) => list.map((task) => task.title);

describe('a task', () => {
  it('is answered whole, with null in every empty field', async () => {
    const user = await server.user();
    const { status, body } = await user.post('/api/tasks', { title: '  Купить молоко  ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...FRESH_TASK,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Купить молоко',
      description: null,
      priority: 'medium',
      status: 'active',
      projectId: null,
      tags: [],
      dueDate: null,
      dueDay: null,
      dueHasTime: false,
      repeat: null,
      estimateMinutes: null,
      plannedDay: null,
      plannedTime: null,
      someday: false,
      steps: [],
      repeatedFrom: null,
      kanbanColumnId: null,
      rank: expect.any(String),
      position: 0,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      completedAt: null,
      completedDay: null,
    });
    expect((await user.get('/api/tasks')).body).toEqual([body]);
  });

  it('keeps every field that was sent', async () => {
    const user = await server.user();
    const { body: project } = await user.post('/api/projects', { name: 'Работа', color: '#ef4444' });
    const sent = {
      title: 'Отчёт 👩‍👩‍👧 e\u0301',
      description: 'Строка\nвторая',
      priority: 'high',
      projectId: project.id,
      dueDate: '2026-12-31T15:30:00.000Z',
    };
    const { body } = await user.post('/api/tasks', sent);
    expect(body).toMatchObject(sent);
  });

  it('has an estimate of a minute to a day, or none', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт', estimateMinutes: 90 });
    expect(task.estimateMinutes).toBe(90);
    for (const estimateMinutes of [1, 1440, null]) {
      const { body } = await user.patch(`/api/tasks/${task.id}`, { estimateMinutes });
      expect(body).toMatchObject({ estimateMinutes, title: 'Отчёт' });
    }
    for (const estimateMinutes of [0, 1441, 1.5, '30', -5]) {
      const { status, body } = await user.patch(`/api/tasks/${task.id}`, { estimateMinutes });
      expect(status).toBe(400);
      expect(body.message).toMatch(/^Оценка|^Ожидается/);
    }
  });

  it('is listed newest first', async () => {
    const user = await server.user();
    for (const title of ['первая', 'вторая', 'третья']) await user.post('/api/tasks', { title });
    expect(titles((await user.get('/api/tasks')).body)).toEqual(['третья', 'вторая', 'первая']);
  });

  it('loses its deadline, project and description by null', async () => {
    const user = await server.user();
    const { body: project } = await user.post('/api/projects', { name: 'Дом' });
    const { body: task } = await user.post('/api/tasks', {
      title: 'Ремонт',
      description: 'обои',
      projectId: project.id,
      dueDate: '2026-12-01T10:00:00Z',
    });
    const { body } = await user.put(`/api/tasks/${task.id}`, { description: null, projectId: null, dueDate: null });
    expect(body).toMatchObject({ title: 'Ремонт', description: null, projectId: null, dueDate: null });
  });
});

describe('how a task ended', () => {
  const doneToday = async (user: TestUser) => (await user.get('/api/analytics?period=today')).body.completedTasks;

  it('is done, or given up on purpose, which counts nowhere as done', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const path = `/api/tasks/${task.id}`;
    expect((await user.put(path, { status: 'completed' })).body).toMatchObject({ outcome: 'done' });
    expect(await doneToday(user)).toBe(1);
    const { body: dropped } = await user.put(path, { outcome: 'dropped' });
    expect(dropped).toMatchObject({ status: 'completed', outcome: 'dropped', completedAt: expect.any(String) });
    expect(await doneToday(user)).toBe(0);
    expect((await user.put(path, { status: 'archived' })).body.outcome).toBe('dropped');
    expect((await user.put(path, { status: 'completed' })).body.outcome).toBe('dropped');
    expect((await user.put(path, { outcome: 'done' })).body.outcome).toBe('done');
    expect(await doneToday(user)).toBe(1);
    expect((await user.put(path, { status: 'active' })).body).toMatchObject({ outcome: null, completedAt: null });
    expect(await doneToday(user)).toBe(0);
  });

  it('ends an active task where it is said alone, and is none of an active one', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const path = `/api/tasks/${task.id}`;
    const { body: over } = await user.put(path, { outcome: 'dropped' });
    expect(over).toMatchObject({ status: 'completed', outcome: 'dropped', kanbanColumnId: columns['Готово'] });
    expect((await user.put(path, { status: 'active', outcome: 'dropped' })).body.outcome).toBeNull();
    expect((await user.put(path, task)).body).toMatchObject({ status: 'active', outcome: null });
    expect(await user.put(path, { outcome: 'lost' })).toMatchObject({
      status: 400,
      body: { issues: [{ message: 'Итог: done или dropped' }] },
    });
  });

  it('is taken back with the completion, and told in the history', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const path = `/api/tasks/${task.id}`;
    await user.put(path, { status: 'completed' });
    await user.put(path, { outcome: 'dropped' });
    const { entries } = (await user.get(`${path}/history`)).body;
    expect(entries[0].changes).toEqual([{ field: 'outcome', before: 'done', after: 'dropped' }]);
    await user.post(`/api/journal/${entries[0].id}/undo`, {});
    expect((await user.get('/api/tasks')).body[0]).toMatchObject({ status: 'completed', outcome: 'done' });
    expect(await doneToday(user)).toBe(1);
    await user.post(`/api/journal/${entries[1].id}/undo`, {});
    expect((await user.get('/api/tasks')).body[0]).toMatchObject({ status: 'active', outcome: null });
    expect(await doneToday(user)).toBe(0);
  });

  it('lets a series go on', async () => {
    const user = await server.user();
    const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' };
    const { body: task } = await user.post('/api/tasks', { title: 'Зарядка', dueDay: '2026-11-27', repeat });
    await user.put(`/api/tasks/${task.id}`, { outcome: 'dropped' });
    const open = (await user.get('/api/tasks')).body.filter(({ status }: { status: string }) => status === 'active');
    expect(open).toMatchObject([{ title: 'Зарядка', outcome: null }]);
  });

  it('is found by the filter, with what is in the archive', async () => {
    const user = await server.user();
    for (const [title, change] of [
      ['активная', {}],
      ['сделана', { status: 'completed' }],
      ['брошена', { outcome: 'dropped' }],
    ] as const) {
      const { body: task } = await user.post('/api/tasks', { title });
      await user.put(`/api/tasks/${task.id}`, change);
      if (title === 'сделана') await user.put(`/api/tasks/${task.id}`, { status: 'archived' });
    }
    const found = async (query: string) => titles((await user.get(`/api/tasks/filtered?${query}`)).body);
    expect(await found('done=any')).toEqual(['брошена', 'сделана']);
    expect(await found('outcome=dropped')).toEqual(['брошена']);
    expect(await found('done=2001-01-01..2001-12-31')).toEqual([]);
    expect((await user.get('/api/tasks/filtered?done=once')).status).toBe(400);
  });
});

describe('status and column', () => {
  it('a bare status moves the card: done into the done column, active out of it', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const done = await user.patch(`/api/tasks/${task.id}`, { status: 'completed' });
    expect(done.body).toMatchObject({ status: 'completed', kanbanColumnId: columns.Готово, position: 0 });
    expect(done.body.completedAt).not.toBeNull();
    const active = await user.patch(`/api/tasks/${task.id}`, { status: 'active' });
    expect(active.body).toMatchObject({ status: 'active', kanbanColumnId: columns.Новые, completedAt: null });
  });

  it('a bare column decides the status by its name', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const done = await user.put(`/api/tasks/${task.id}`, { kanbanColumnId: columns.Готово });
    expect(done.body.status).toBe('completed');
    const back = await user.put(`/api/tasks/${task.id}`, { kanbanColumnId: columns['В процессе'] });
    expect(back.body.status).toBe('active');
    const unassigned = await user.put(`/api/tasks/${task.id}`, { kanbanColumnId: null });
    expect(unassigned.body).toMatchObject({ status: 'active', kanbanColumnId: null });
  });

  it('a drop sends all three, and what is sent wins', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const change = { status: 'active', kanbanColumnId: columns.Готово, position: 0 };
    expect((await user.put(`/api/tasks/${task.id}`, change)).body).toMatchObject(change);
  });

  it('a task made in a done column is completed', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body } = await user.post('/api/tasks', { title: 'Уже', kanbanColumnId: columns.Готово });
    expect(body).toMatchObject({ status: 'completed', completedAt: expect.any(String) });
  });

  it('stays where it stands when it has the status already', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт', kanbanColumnId: columns.Новые });
    const { body } = await user.patch(`/api/tasks/${task.id}`, { status: 'active' });
    expect(body.kanbanColumnId).toBe(columns.Новые);
  });

  it('archived tasks stand behind all others of their group', async () => {
    const user = await server.user();
    const ids: string[] = [];
    for (const title of ['а', 'б', 'в']) ids.push((await user.post('/api/tasks', { title })).body.id);
    const { body } = await user.patch(`/api/tasks/${ids[0]}`, { status: 'archived' });
    expect(body.position).toBe(2);
    const { body: fourth } = await user.post('/api/tasks', { title: 'г' });
    expect(fourth.position).toBe(2);
  });
});

describe('deletion', () => {
  it('hides the task and restore brings the same object back to its place', async () => {
    const user = await server.user();
    const made = [];
    for (const title of ['а', 'б', 'в']) made.push((await user.post('/api/tasks', { title })).body);
    expect((await user.delete(`/api/tasks/${made[1].id}`)).status).toBe(204);
    expect(titles((await user.get('/api/tasks')).body)).toEqual(['в', 'а']);
    expect((await user.get('/api/tasks')).body.map((task: { position: number }) => task.position)).toEqual([1, 0]);
    const restored = await user.post(`/api/tasks/${made[1].id}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({ id: made[1].id, title: 'б', position: 1, createdAt: made[1].createdAt });
    expect((await user.get('/api/tasks')).body.map((task: { position: number }) => task.position)).toEqual([2, 1, 0]);
  });

  it('is final after 30 days, and the purge forgets the task', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'а' });
    server.clock.set('2026-03-01T10:00:00Z');
    await user.delete(`/api/tasks/${task.id}`);
    server.clock.set('2026-04-01T10:00:00Z');
    expect((await user.post(`/api/tasks/${task.id}/restore`)).status).toBe(404);
    const before = Number((await user.get('/api/tasks')).headers['x-revision']);
    await server.app.services.tasks.purge();
    const changes = await user.get(`/api/tasks?since=${before - 1}`);
    expect(changes.body).toEqual([]);
    server.clock.set(Date.now());
  });

  it('lists any number of tasks once each, newest first, and tells thousands of changes as the whole list', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'а' });
    const { query } = server.context.database;
    const row = await query.selectFrom('tasks').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1200 }, (_, at) => ({ ...row, id: newId(), rank: `d${at + 1000}` }));
    for (let at = 0; at < rows.length; at += 100)
      await query
        .insertInto('tasks')
        .values(rows.slice(at, at + 100))
        .execute();
    const { body } = await user.get('/api/tasks');
    const ids = body.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([row.id, ...rows.map(({ id }) => id)].sort().reverse());
    await user.patch(`/api/tasks/${row.id}`, { priority: 'low' });
    expect((await user.get(`/api/tasks?since=${row.revision}`)).body.tasks).toHaveLength(1);
    expect((await user.get('/api/tasks?since=0')).body).toHaveLength(1201);
  });

  it('lets a project go: its tasks stay without one, deleted ones too', async () => {
    const user = await server.user();
    const { body: project } = await user.post('/api/projects', { name: 'Дом' });
    const { body: kept } = await user.post('/api/tasks', { title: 'а', projectId: project.id });
    const { body: deleted } = await user.post('/api/tasks', { title: 'б', projectId: project.id });
    await user.delete(`/api/tasks/${deleted.id}`);
    expect((await user.delete(`/api/projects/${project.id}`)).status).toBe(204);
    expect((await user.get('/api/tasks')).body).toMatchObject([{ id: kept.id, projectId: null }]);
    expect((await user.post(`/api/tasks/${deleted.id}/restore`)).body.projectId).toBeNull();
  });

  it('lets a column go: its tasks follow the unassigned ones in order', async () => {
    const user = await server.user();
    const columns = await columnsOf(user);
    await user.post('/api/tasks', { title: 'без колонки' });
    for (const title of ['а', 'б']) await user.post('/api/tasks', { title, kanbanColumnId: columns.Новые });
    expect((await user.delete(`/api/kanban-columns/${columns.Новые}`)).status).toBe(204);
    const { body } = await user.get('/api/tasks');
    const ordered = [...body].sort((a, b) => a.position - b.position);
    expect(titles(ordered)).toEqual(['без колонки', 'а', 'б']);
    expect(ordered.map((task) => [task.position, task.kanbanColumnId])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
  });
});

describe('an unchanged list', () => {
  it('is a 304, and a changed one is not', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'а' });
    const first = await user.get('/api/tasks');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await user.get('/api/tasks', { headers })).status).toBe(304);
    await user.post('/api/tasks', { title: 'б' });
    expect((await user.get('/api/tasks', { headers })).status).toBe(200);
  });

  it('is not unchanged for another account, zone or day', async () => {
    const [user, other] = [await server.user(), await server.user()];
    server.clock.set('2026-05-05T10:00:00Z');
    const headers = { 'if-none-match': String((await user.get('/api/tasks')).headers.etag) };
    expect((await user.get('/api/tasks', { headers })).status).toBe(304);
    expect((await other.get('/api/tasks', { headers })).status).toBe(200);
    expect((await user.get('/api/tasks', { headers, zone: 'Asia/Tokyo' })).status).toBe(200);
    server.clock.set('2026-05-06T10:00:00Z');
    expect((await user.get('/api/tasks', { headers })).status).toBe(200);
    server.clock.set(Date.now());
  });

  it('tells only what changed after a revision', async () => {
    const user = await server.user();
    const { body: first } = await user.post('/api/tasks', { title: 'а' });
    const { body: second } = await user.post('/api/tasks', { title: 'б' });
    const since = Number((await user.get('/api/tasks')).headers['x-revision']);
    expect((await user.get(`/api/tasks?since=${since}`)).body).toEqual({ revision: since, tasks: [], gone: [] });
    await user.patch(`/api/tasks/${second.id}`, { title: 'в' });
    await user.delete(`/api/tasks/${first.id}`);
    const { body } = await user.get(`/api/tasks?since=${since}`);
    expect(titles(body.tasks)).toEqual(['в']);
    expect(body.gone).toEqual([first.id]);
    expect(body.revision).toBe(since + 2);
  });
});

describe('refusals', () => {
  it.each([
    ['no title', {}, 'Название задачи обязательно'],
    ['a blank title', { title: ' \n ' }, 'Название задачи обязательно'],
    ['a title of 301 characters', { title: 'я'.repeat(301) }, 'Не длиннее 300 символов'],
    ['a NUL character', { title: 'а\u0000б' }, 'Недопустимый символ в тексте'],
    ['a strange priority', { title: 'а', priority: 'urgent' }, 'Приоритет: low, medium или high'],
    ['a date that is none', { title: 'а', dueDate: 'завтра' }, 'Неверная дата'],
    ['the year 0', { title: 'а', dueDate: '0000-01-01T00:00:00Z' }, 'Срок должен быть между 2000 и 2100 годом'],
    ['the year 9999', { title: 'а', dueDate: '9999-12-31T00:00:00Z' }, 'Срок должен быть между 2000 и 2100 годом'],
    ['a wrong type', { title: 7 }, 'Ожидается текст'],
    ['a list', [], 'Неверный запрос'],
  ])('%s: 400 in Russian', async (_name, body, message) => {
    const user = await server.user();
    const answer = await user.post('/api/tasks', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation' });
    if (!Array.isArray(body)) expect(answer.body.message).toBe(message);
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it('missing, malformed and other people’s ids are the same 404', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body: foreign } = await other.post('/api/tasks', { title: 'чужая' });
    for (const id of [UNKNOWN, 'abc', foreign.id]) {
      expect((await user.put(`/api/tasks/${id}`, { title: 'моя' })).status, id).toBe(404);
      expect((await user.patch(`/api/tasks/${id}`, { status: 'completed' })).status, id).toBe(404);
      expect((await user.delete(`/api/tasks/${id}`)).status, id).toBe(404);
      expect((await user.post(`/api/tasks/${id}/restore`)).status, id).toBe(404);
    }
    expect((await other.get('/api/tasks')).body).toEqual([foreign]);
  });

  it('refers to nothing of another account', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body: project } = await other.post('/api/projects', { name: 'Чужой' });
    const { body: column } = await other.post('/api/kanban-columns', { name: 'Чужая' });
    const { body: task } = await user.post('/api/tasks', { title: 'моя' });
    for (const reference of [{ projectId: project.id }, { kanbanColumnId: column.id }, { projectId: 'abc' }]) {
      expect((await user.post('/api/tasks', { title: 'а', ...reference })).status).toBe(404);
      expect((await user.put(`/api/tasks/${task.id}`, reference)).status).toBe(404);
    }
    expect((await user.get('/api/tasks')).body).toEqual([task]);
  });

  it('without a session: 401 Unauthorized, word for word', async () => {
    const visitor = server.visitor();
    for (const answer of [await visitor.get('/api/tasks'), await visitor.post('/api/tasks', { title: 'а' })]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
    }
  });
});

describe('at once', () => {
  it('the same key creates one task, however often and whenever it comes', async () => {
    const user = await server.user();
    const headers = { 'idempotency-key': 'double-click' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.post('/api/tasks', { title: 'а' }, { headers })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await user.get('/api/tasks')).body).toHaveLength(1);
    expect((await user.post('/api/tasks', { title: 'другая' }, { headers })).status).toBe(409);
  });

  it('twenty creations leave twenty positions without a gap', async () => {
    const user = await server.user();
    await Promise.all(Array.from({ length: 20 }, (_, n) => user.post('/api/tasks', { title: `№ ${n}` })));
    const { body } = await user.get('/api/tasks');
    const positions = body.map((task: { position: number }) => task.position).sort((a: number, b: number) => a - b);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });
});
