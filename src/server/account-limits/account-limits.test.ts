import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { tablesOf } from '#testing/server/full-account.ts';
import { type Answer, PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Holding } from './store.ts';

const server = useTestApp();

/** Tables with rows of users that have no limit, each with what keeps them few. */
const FEW: Record<string, string> = {
  account_revisions: 'one each',
  accounts: 'one for each way to sign in',
  calendar_feeds: 'one each',
  chat_conversations: 'the last hundred are kept',
  daily_reports: 'of today alone',
  encouragements: 'the last ones are kept',
  export_parts: 'those of the last export',
  exports: 'one each',
  jobs: 'some for each object that they are about',
  letters: 'forty an hour, for a day',
  known_places: 'the last ones are kept',
  security_events: 'the same of an hour is one row, and it goes after 180 days',
  passkeys: 'twenty',
  photos: 'one each',
  recovery_codes: 'ten',
  sample_days: 'one each',
  sample_items: 'those of one day',
  sessions: 'the last hundred are kept',
  settings: 'one each',
  two_factors: 'one each',
};

const usual = new Map<Holding, Holding>();

/** What one account may hold for the rest of the test. */
function limit(table: string, most: Partial<Holding>): void {
  const allowed = server.context.accountLimits.most.get(table)!;
  usual.set(allowed, usual.get(allowed) ?? { ...allowed });
  Object.assign(allowed, most);
}

afterEach(() => {
  for (const [allowed, before] of usual) Object.assign(allowed, before);
  usual.clear();
});

const count = async (user: TestUser, table: 'tasks' | 'projects') =>
  (await server.context.database.query.selectFrom(table).select('id').where('user_id', '=', user.id).execute()).length;
const titles = async (user: TestUser) =>
  ((await user.get('/api/tasks')).body as { title: string }[]).map(({ title }) => title).sort();
const refusal = ({ status, body }: Answer) => [status, body.code, body.message];

const HABIT = { name: 'Зарядка', icon: 'target', color: '#6366f1', type: 'positive' };
const FULL =
  'Больше нельзя: в\u00a0учётной записи уже 2\u00a0задачи, это предел. Удалите ненужные; удалённые считаются ещё 30\u00a0дней, пока их можно вернуть.';

/** What the page for operators calls the rows of a table. */
const CALLED: Record<string, string> = {
  tasks: 'задач',
  task_completions: 'отметок о выполнении',
  projects: 'проектов',
  kanban_columns: 'колонок',
  habits: 'привычек',
  habit_years: 'лет отметок',
  habit_notes: 'заметок',
  habit_pauses: 'пауз привычек',
  tags: 'тегов',
  calendar_sources: 'подключённых календарей',
  push_subscriptions: 'устройств с уведомлениями',
  focus_sessions: 'фокус-сессий',
  check_ins: 'реплик в них',
  tombstones: 'удалённого за 90 дней',
  journal: 'изменений, которые можно отменить',
  idempotent_replies: 'изменений с ключом повтора',
};

it('the page for operators has every limit of rows, by its number', () => {
  const [, section = ''] = /\n## Пределы учётной записи\n(.+?)\n## /s.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const told = section.split('\n').flatMap((line) => {
    const [names = [], numbers = []] = line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.split(';').map((one) => one.trim()));
    return names.map((name, at) => ({
      name,
      number: Number(/^[\d ]*/.exec(numbers[at] ?? '')![0].replaceAll(' ', '')),
    }));
  });
  const limited = [...server.context.accountLimits.most].filter(([, { rows }]) => Number.isFinite(rows));
  expect(limited.map(([table]) => table).sort()).toEqual(Object.keys(CALLED).sort());
  for (const [table, { rows }] of limited)
    expect(told.find(({ name }) => name.startsWith(CALLED[table]!))).toMatchObject({ number: rows });
});

describe('an account', () => {
  it('holds so many tasks, and goes on with those; another one is not concerned', async () => {
    const [user, other] = [await server.user(), await server.user()];
    limit('tasks', { rows: 2 });
    const first = await user.post('/api/tasks', { title: 'Первая' });
    await user.post('/api/tasks', { title: 'Вторая' });
    expect(refusal(await user.post('/api/tasks', { title: 'Третья' }))).toEqual([409, 'limit_reached', FULL]);
    const edited = await user.put(`/api/tasks/${first.body.id}`, { title: 'Первая, длиннее', status: 'completed' });
    expect(edited.status).toBe(200);
    expect(await titles(user)).toEqual(['Вторая', 'Первая, длиннее']);
    expect((await other.post('/api/tasks', { title: 'Чужая' })).status).toBe(201);
  });

  it('gets no further by twenty calls at once', async () => {
    const user = await server.user();
    limit('tasks', { rows: 5 });
    const calls = Array.from({ length: 20 }, (_, n) => user.post('/api/tasks', { title: `Задача ${n}` }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(await count(user, 'tasks')).toBe(5);
  });

  it('has room again as soon as something is gone, for tasks once they are purged', async () => {
    const user = await server.user();
    limit('projects', { rows: 1 });
    limit('tasks', { rows: 1 });
    const { body: project } = await user.post('/api/projects', { name: 'Дом' });
    expect((await user.post('/api/projects', { name: 'Дача' })).status).toBe(409);
    await user.delete(`/api/projects/${project.id}`);
    expect((await user.post('/api/projects', { name: 'Дача' })).status).toBe(201);

    const { body: task } = await user.post('/api/tasks', { title: 'Одна' });
    await user.delete(`/api/tasks/${task.id}`);
    expect((await user.post('/api/tasks', { title: 'Вторая' })).status).toBe(409);
    expect((await user.post(`/api/tasks/${task.id}/restore`)).status).toBe(200);
    await user.delete(`/api/tasks/${task.id}`);
    server.clock.advance(31 * 24 * 3_600_000);
    await server.app.services.tasks.purge();
    server.clock.advance(-31 * 24 * 3_600_000);
    expect((await user.post('/api/tasks', { title: 'Вторая' })).status).toBe(201);
  });

  it('is refused exactly where it is full, whatever it makes and removes', async () => {
    const user = await server.user();
    const most = 4;
    limit('projects', { rows: most });
    const { projects } = server.app.services;
    const actor = { userId: user.id, zone: 'Europe/Moscow' };
    const steps = fc.array(fc.constantFrom('make', 'make', 'remove'), { maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(steps, async (wanted) => {
        for (const step of wanted) {
          const held = await projects.list(user.id);
          if (step === 'remove') {
            if (held[0]) await projects.remove(actor, held[0].id);
            continue;
          }
          const made = await projects.create(actor, { name: 'Дом', color: '#6366f1' }).then(
            () => true,
            () => false,
          );
          expect(made).toBe(held.length < most);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('may shorten texts, but not write more of them, once they fill its storage', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Ё', description: 'я'.repeat(500) });
    limit('tasks', { bytes: 1002 });
    const refused = await user.post('/api/tasks', { title: 'Ещё' });
    expect(refusal(refused).slice(0, 2)).toEqual([409, 'limit_reached']);
    expect(refused.body.message).toMatch(/^Место кончилось: тексты задач занимают/);
    const change = async (body: object) => (await user.put(`/api/tasks/${task.id}`, body)).status;
    expect(await change({ description: 'я'.repeat(501) })).toBe(409);
    expect(await change({ status: 'completed' })).toBe(200);
    expect(await change({ description: 'я'.repeat(480) })).toBe(200);
    expect((await user.post('/api/tasks', { title: 'Ещё' })).status).toBe(201);
  });

  it('keeps what it had before the limits came down', async () => {
    const user = await server.user();
    const [first] = await Promise.all(['Дом', 'Сад'].map((name) => user.post('/api/projects', { name })));
    limit('projects', { rows: 1 });
    const path = `/api/projects/${first!.body.id}`;
    expect((await user.put(path, { name: 'Квартира' })).status).toBe(200);
    expect((await user.delete(path)).status).toBe(204);
    expect((await user.post('/api/projects', { name: 'Дача' })).status).toBe(409);
  });

  it('is told by the assistant, which does nothing of the message and stays in the conversation', async () => {
    const user = await server.user();
    limit('tasks', { rows: 2 });
    const say = async (message: string) => (await user.post('/api/ai/smart-chat', { message })).body;
    const answer = await say('добавь купить молоко, добавь купить хлеб и добавь купить сыр');
    expect(answer).toMatchObject({ message: `Ничего не\u00a0изменилось. ${FULL}`, actions: [], canUndo: false });
    expect(await titles(user)).toEqual([]);
    expect((await say('добавь купить молоко')).actions).toEqual(['tasks_create']);
    const said = (await user.get('/api/chat/history')).body.map(({ role }: { role: string }) => role);
    expect(said).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('is signed in on a hundred devices, the last used', async () => {
    const user = await server.user();
    const { app, context } = server;
    const { body: devices } = await user.get('/api/auth/devices');
    const old = { user_id: user.id, ip_address: '', user_agent: '' };
    const date = (age: number) => {
      const at = new Date(context.clock.now() - age * 60_000);
      return (context.database.engine === 'postgres' ? at : at.toISOString()) as never;
    };
    const rows = Array.from({ length: 120 }, (_, n) => {
      const id = crypto.randomUUID();
      const at = { created_at: date(n + 1), updated_at: date(n + 1), expires_at: date(-1000) };
      return { ...old, ...at, id, token: id };
    });
    await context.database.query.insertInto('sessions').values(rows).execute();
    await app.services.auth.startSession(user.id, { network: '', device: null }, 'signed_in');
    const left = (await user.get('/api/auth/devices')).body.map(({ id }: { id: string }) => id);
    expect(left).toHaveLength(100);
    expect(left).toContain(devices[0].id);
    expect(left).toContain(rows[97]!.id);
    expect(left).not.toContain(rows[98]!.id);
  });

  it('goes on in the last hundred windows of the assistant', async () => {
    const user = await server.user();
    const conversations = Array.from({ length: 110 }, (_, n) => ({
      user_id: user.id,
      client_id: `tab-${n}`,
      context: '{}',
      updated_at: server.context.clock.now() - 1000 - n,
    }));
    await server.context.database.query.insertInto('chat_conversations').values(conversations).execute();
    await user.post('/api/ai/smart-chat', { message: 'привет' }, { headers: { 'x-client-id': crypto.randomUUID() } });
    const { query } = server.context.database;
    const kept = await query
      .selectFrom('chat_conversations')
      .select('client_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(kept).toHaveLength(100);
    expect(kept.map(({ client_id }) => client_id)).toContain('tab-98');
  });
});

describe('counting', () => {
  const projects = (user: TestUser, many: number) =>
    server.context.database.query
      .insertInto('projects')
      .values(
        Array.from({ length: many }, () => ({
          user_id: user.id,
          id: crypto.randomUUID(),
          name: 'Дом',
          color: '#6366f1',
          headings: '[]',
          created_at: 0,
          rank: 'a0',
          revision: 1,
          field_times: '',
        })),
      )
      .execute();

  it('is not done for every creation, so that another server’s go unnoticed for a few hundred', async () => {
    const user = await server.user();
    limit('projects', { rows: 600 });
    expect((await user.post('/api/projects', { name: 'Дом' })).status).toBe(201);
    await projects(user, 700);
    const room = server.context.accountLimits.room({ table: 'projects', rows: { most: 600, full: () => 'полно' } });
    for (let n = 1; n < 500; n++) await room.take(user.id);
    await expect(room.take(user.id)).rejects.toThrow('полно');
  });
});

describe('every table of users', () => {
  it('has a limit, or is kept short otherwise', async () => {
    const { context } = server;
    const ofUsers = (await tablesOf(context.database))
      .filter(({ columns }) => columns.includes('user_id'))
      .map(({ name }) => name);
    expect(ofUsers.sort()).toEqual([...context.accountLimits.most.keys(), ...Object.keys(FEW)].sort());
  });

  const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
  /** Makes a row of each table, and another one with the second number. */
  const MAKE: Record<string, (user: TestUser, n: number) => Promise<Answer>> = {
    tasks: (user) => user.post('/api/tasks', { title: 'Задача' }),
    task_completions: async (user) => {
      const { body } = await user.post('/api/tasks', { title: 'Сделать' });
      return user.put(`/api/tasks/${body.id}`, { status: 'completed' });
    },
    projects: (user) => user.post('/api/projects', { name: 'Дом' }),
    // A session is told on one device.
    push_subscriptions: async (user, n) => {
      const device = server.visitor();
      await device.post('/api/auth/login', { email: user.email, password: PASSWORD });
      return device.post('/api/push/subscriptions', {
        endpoint: `https://fcm.googleapis.com/fcm/send/${user.id}-${n}`,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
        deviceName: 'Телефон',
      });
    },
    // Nothing is asked of an address before a job does so.
    calendar_sources: (user, n) =>
      user.post('/api/calendar-sources', { name: `Календарь ${n}`, url: 'https://calendar.invalid/mine.ics' }),
    tags: (user, n) => user.post('/api/tags', { name: `тег${n}` }),
    kanban_columns: (user, n) => user.post('/api/kanban-columns', { name: `Колонка ${n}` }),
    focus_sessions: async (user) => {
      const { body: active } = await user.get('/api/focus-sessions/active');
      if (active) await user.patch(`/api/focus-sessions/${active.id}/end`);
      return user.post('/api/focus-sessions', { durationMinutes: 25 });
    },
    check_ins: async (user) => {
      const { body: active } = await user.get('/api/focus-sessions/active');
      if (active) await user.patch(`/api/focus-sessions/${active.id}/end`);
      const { body } = await user.post('/api/focus-sessions', { durationMinutes: 25 });
      return user.post('/api/ai/checkin', { sessionId: body.id });
    },
    habits: (user) => user.post('/api/habits', HABIT),
    habit_years: async (user) => mark(user, await madeHabit(user), {}),
    habit_notes: async (user) => mark(user, await madeHabit(user), { note: 'Легко' }),
    habit_pauses: async (user) => user.put(`/api/habits/${await madeHabit(user)}`, { isActive: false }),
    tombstones: async (user) => {
      const { body } = await user.post('/api/kanban-columns', { name: 'Ждёт' });
      return user.delete(`/api/kanban-columns/${body.id}`);
    },
    idempotent_replies: (user, n) => user.post('/api/tasks', { title: 'Задача' }, headers(`key-${n}`)),
  };
  const madeHabit = async (user: TestUser) => (await user.post('/api/habits', HABIT)).body.id as string;
  const mark = (user: TestUser, id: string, what: object) =>
    user.post(`/api/habits/${id}/entries`, { date: '2024-02-29', completed: true, ...what });

  it.each(Object.entries(MAKE))('of %s takes no more at its limit, in words', async (table, make) => {
    const user = await server.user();
    limit(table, { rows: table === 'kanban_columns' ? 5 : 2 });
    for (const n of [1, 2]) expect((await make(user, n)).status).toBeLessThan(300);
    const refused = await make(user, 3);
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
    expect(refused.body.message).toMatch(/^(Больше нельзя: .* (предел|много)\. [А-Я]|Сегодня вы меняли).*\.$/);
  });

  it('of what is gone makes room for that of a new day', async () => {
    const user = await server.user();
    limit('tombstones', { rows: 2 });
    for (const n of [1, 2]) expect((await MAKE.tombstones!(user, n)).status).toBe(204);
    const { cursor } = (await user.get('/api/changes')).body;
    await user.post('/api/projects', { name: 'Дом' });
    const since = async () => (await user.get(`/api/changes?since=${cursor}`)).status;
    expect(await since()).toBe(200);
    server.clock.advance(25 * 3_600_000);
    const later = await MAKE.tombstones!(user, 3);
    server.clock.advance(-25 * 3_600_000);
    expect(later.status).toBe(204);
    expect(await since()).toBe(200);
  });

  it('of repetitions makes room for those of a new day', async () => {
    const user = await server.user();
    limit('idempotent_replies', { rows: 2 });
    const send = (n: number) => user.post('/api/tasks', { title: 'Задача' }, headers(`day-${n}`));
    for (const n of [1, 2]) expect((await send(n)).status).toBe(201);
    server.clock.advance(25 * 3_600_000);
    const later = await send(3);
    server.clock.advance(-25 * 3_600_000);
    expect(later.status).toBe(201);
    expect((await send(3)).body).toEqual(later.body);
  });

  it('of what can be taken back makes room, and refuses nothing', async () => {
    const user = await server.user();
    limit('journal', { rows: 2 });
    const entries = [newId(), newId(), newId()];
    for (const entry of entries)
      expect(
        (await user.post('/api/tasks', { title: 'Задача' }, { headers: { 'x-journal-entry': entry } })).status,
      ).toBe(201);
    const [first, , last] = entries;
    expect((await user.post(`/api/journal/${first}/undo`, {})).status).toBe(404);
    expect((await user.post(`/api/journal/${last}/undo`, {})).status).toBe(200);
  });

  it('that is limited is tried above, or has no number of its own', () => {
    expect([...Object.keys(MAKE), 'chat_messages', 'journal'].sort()).toEqual(
      [...server.context.accountLimits.most.keys()].sort(),
    );
  });

  it('is written over at its limit, where the row is there already', async () => {
    const user = await server.user();
    const id = await madeHabit(user);
    const { body: task } = await user.post('/api/tasks', { title: 'Сделать' });
    await mark(user, id, { note: 'Легко' });
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    for (const table of ['habit_years', 'habit_notes', 'task_completions']) limit(table, { rows: 1 });
    expect((await mark(user, id, { note: 'Тяжело' })).status).toBe(200);
    await user.put(`/api/tasks/${task.id}`, { status: 'archived' });
    expect((await user.put(`/api/tasks/${task.id}`, { status: 'completed' })).status).toBe(200);
  });

  it('of the assistant is full by its texts', async () => {
    const user = await server.user();
    limit('chat_messages', { bytes: 10 });
    const { status, body } = await user.post('/api/ai/smart-chat', { message: 'привет' });
    expect([status, body.code]).toEqual([409, 'limit_reached']);
    expect(body.message).toMatch(/^Место кончилось: переписка .* Очистите память помощника\.$/);
  });
});
