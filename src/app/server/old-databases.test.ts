import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeOf, stepOf } from '#features/auth/two-factor/server/totp.ts';
import type { Engine } from '#server/database/database.ts';
import { rankBetween } from '#server/ranks.ts';
import { HOUR } from '#shared/day.ts';
import { fromBase32 } from '#testing/server/base32.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { accountState, comparable } from '#testing/server/feed/account-state.ts';
import { follow } from '#testing/server/feed/follower.ts';
import { ANNA, annasKey, BORIS, FILLED_AT, KEY_OF_CREATION, MARKED_DAYS } from '#testing/server/old-databases/fill.ts';
import { load, oldDatabases } from '#testing/server/old-databases/load.ts';
import { type Rows, schemaOf, tableRows } from '#testing/server/old-databases/rows.ts';
import { type OpenTestApp, openTestApp, PASSWORD, type TestUser } from '#testing/server/test-app.ts';

const engine = process.env.TEST_ENGINE as Engine;
const OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];
/** Begins anew by purpose where rows of devices get another column. */
const RENEWED = 'feed_epochs';

let schema: Rows;
beforeAll(async () => {
  // Sessions and links of those days are still good.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(FILLED_AT) + 3_600_000 });
  const database = await createTestDatabase();
  await (await openTestApp(database)).close();
  schema = await schemaOf(database);
  await database.remove();
});
afterAll(() => void vi.useRealTimers());

/** Columns that are no more, and what stands for them: `rank` says where tasks and columns are, and is looked at below. */
const GONE: Record<string, readonly string[]> = {
  tasks: ['position'],
  kanban_columns: ['position'],
  // What messages did stands in the journal, where it had another name: what becomes of it is looked at below.
  chat_messages: ['effects', 'undone_at'],
  journal: ['entry_id', 'undone_at', 'by'],
};

/** A kept answer to a creation, without the rank that it has since got. */
const unranked = (cell: unknown) => (typeof cell === 'string' ? cell.replace(/,"rank":"\w*"}$/, '}') : cell);

/** Migrations of which nothing is looked for by `since`, and why: what all kept databases show is asked of each. */
const UNSEEN: Record<string, string> = {
  '0001-foundation': 'every look without a migration is at what it made',
  '0011-write-probe': 'holds nothing of an account',
  '0012-guesses': 'a wrong try is forgotten within the hour',
  '0013-first-indexes': 'indexes alone, which the schema shows',
  '0014-ranks': 'where everything stands is asked of each',
  '0015-feed': 'what a follower is told is asked of each',
  '0016-field-times': 'says nothing of what was done before it',
  '0017-project-deletion': 'says nothing of what was done before it',
  '0019-assistant-deeds': 'the look at the conversation takes its deeds back',
  '0022-jobs': 'the session of those days ends by its job',
  '0028-disabled-accounts': 'nobody is kept out of an account of those days',
  '0044-feed-order': 'indexes alone, which the schema shows',
  '0045-sweeps': 'indexes alone, which the schema shows',
  '0046-counted': 'indexes alone, which the schema shows',
  '0039-letters': 'that a letter was written is forgotten after a day',
  '0023-exports': 'an export is kept for a day and made anew',
};

/** The rows in what was before: without the columns that a table has no more. */
const kept = (table: string, rows: Rows): Rows =>
  rows.map((row) => {
    const cells = Object.entries(row).filter(([column]) => !GONE[table]?.includes(column));
    const replies = table === 'idempotent_replies';
    return Object.fromEntries(cells.map(([column, cell]) => [column, replies ? unranked(cell) : cell]));
  });

/** The rows in the columns of `like`, in an order of their own. */
const sorted = (rows: Rows, like: Rows) => {
  const columns = Object.keys(like[0] ?? {});
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
};

/** Which of two lists comes first, by the first part in which they differ. */
function compareParts(a: unknown[], b: unknown[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] as number) < (b[at] as number) ? -1 : 1;
}

const seen = new Set(Object.keys(UNSEEN));

describe.each(oldDatabases(engine))('a database of $migration', (old) => {
  let database: TestDatabase;
  let before: Record<string, Rows>;
  let after: Record<string, Rows>;
  let server: OpenTestApp;
  let anna: TestUser;

  beforeAll(async () => {
    database = await createTestDatabase();
    await load(database, old);
    before = await tableRows(database);
    server = await openTestApp(database);
    after = await tableRows(database);
    anna = server.visitor();
    anna.cookie = old.keys.cookie;
  });
  afterAll(async () => {
    await server?.close();
    await database?.remove();
  });

  const since = (migration: string) => {
    seen.add(migration);
    return it.runIf(old.migrations.includes(migration));
  };
  const named = (rows: { title?: string; name?: string }[], name: string) =>
    rows.find((row) => (row.title ?? row.name)?.startsWith(name));

  it('has the schema of a new one', async () => {
    expect(await schemaOf(database)).toEqual(schema);
  });

  it('keeps every value of every row', () => {
    for (const [table, all] of Object.entries(before)) {
      if (OF_KYSELY.includes(table) || table === RENEWED) continue;
      const rows = kept(table, all);
      // What a migration has done afterwards is looked at below.
      const there = after[table]!.filter(({ kind }) => kind !== 'plan-reminders');
      expect([table, sorted(kept(table, there), rows)]).toEqual([table, sorted(rows, rows)]);
    }
  });

  it('shows its tasks, columns, projects and settings to the browser that was signed in', async () => {
    expect((await anna.get('/api/auth/user')).body.email).toBe(ANNA);
    const [projects, columns, tasks] = await Promise.all(
      ['/api/projects', '/api/kanban-columns', '/api/tasks'].map(async (path) => (await anna.get(path)).body),
    );
    expect(columns.map(({ name }: { name: string }) => name)).toEqual(['Новые', 'Ждёт ответа', 'В процессе', 'Готово']);
    expect(named(tasks, 'Плитка')).toMatchObject({
      title: 'Плитка 🧱 «под дерево»',
      description: expect.stringMatching(/^Магазин 'Мир'\n-- не забыть: 3 м²; \\d "в кавычках"\n\nпосле обеда$/),
      priority: 'high',
      status: 'active',
      projectId: named(projects, 'Кухня')!['id' as never],
      dueDate: '2026-03-05T15:00:00.000Z',
      createdAt: '2026-03-01T06:00:00.000Z',
    });
    expect(named(tasks, 'Плитка')).toMatchObject({ dueDay: '2026-03-05', dueHasTime: true });
    expect(named(tasks, 'Обои')).toMatchObject({
      status: 'completed',
      completedAt: '2026-03-01T06:00:00.000Z',
      completedDay: '2026-03-01',
      outcome: 'done',
    });
    expect(named(tasks, 'Смета')).toMatchObject({ status: 'archived', priority: 'low' });
    expect(named(tasks, 'Лишнее')).toBeUndefined();
    const waiting = tasks.filter(({ kanbanColumnId }: { kanbanColumnId: string }) => kanbanColumnId === columns[1].id);
    expect(waiting.map(({ title, position }: never) => [position, title]).sort()).toEqual([
      [0, 'Ответ банку'],
      [1, 'Ответ Петру'],
      [2, 'Ответ Ольге'],
    ]);
    expect((await anna.get('/api/settings')).body).toMatchObject({
      aiTone: 'strict',
      checkinFrequency: 7,
      customSystemPrompt: 'Коротко.\n\nБез «воды»; it’s fine.',
      enableTTS: false,
      focusReminders: true,
    });
  });

  it('answers a repeated creation with the task that it made', async () => {
    const { body } = await anna.post(
      '/api/tasks',
      { title: 'Обои' },
      { headers: { 'idempotency-key': KEY_OF_CREATION } },
    );
    const tasks = (await anna.get('/api/tasks')).body.filter(({ title }: { title: string }) => title === 'Обои');
    expect(tasks.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });

  it('has every task, column, project and habit where it stood', () => {
    const board = (row: Rows[number]) => [row.status === 'archived', row.position, row.deleted_at === null, row.id];
    const orders: Record<string, [group: string, place: (row: Rows[number]) => unknown[]]> = {
      tasks: ['kanban_column_id', board],
      kanban_columns: ['user_id', ({ position }) => [position]],
      projects: ['user_id', ({ id }) => [id]],
      habits: ['user_id', ({ id }) => [id]],
    };
    for (const [table, [group, place]] of Object.entries(orders)) {
      const ranks = new Map(after[table]!.map(({ id, rank }) => [id, String(rank)]));
      const groups = Map.groupBy(before[table] ?? [], (row) => `${row.user_id} ${row[group]}`);
      for (const rows of groups.values()) {
        if (!('rank' in rows[0]!)) rows.sort((a, b) => compareParts(place(a), place(b)));
        else rows.sort((a, b) => compareParts([a.rank], [b.rank]));
        const ranked = rows.map(({ id }) => ranks.get(id)!);
        expect([table, ranked]).toEqual([table, [...new Set(ranked)].sort()]);
        for (const rank of ranked) expect(rankBetween(rank, null)! > rank).toBe(true);
      }
    }
  });

  it('is told whole to whoever begins to follow it', async () => {
    const follower = follow(anna);
    await follower.catchUp(7);
    expect(comparable(follower.held)).toEqual(await accountState(anna));
  });

  it('brings back what was deleted in it', async () => {
    const { id } = before.tasks!.find(({ title }) => title === 'Лишнее')!;
    expect((await anna.post(`/api/tasks/${id}/restore`)).body).toMatchObject({ title: 'Лишнее', status: 'active' });
  });

  it('counts its completions', async () => {
    const { days } = (await anna.get('/api/analytics?period=month')).body;
    expect(days).toContainEqual(expect.objectContaining({ date: '2026-03-01', completedTasks: 1 }));
  });

  since('0020-days')('has its deadlines without a time', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Отпуск')).toMatchObject({
      dueDay: '2026-03-27',
      dueHasTime: false,
    });
  });

  since('0018-journal')('has the history of its tasks', async () => {
    const { id } = named((await anna.get('/api/tasks')).body, 'Обои') as unknown as { id: string };
    const { entries } = (await anna.get(`/api/tasks/${id}/history`)).body;
    expect(entries.at(-1)).toMatchObject({ deed: 'created', by: 'person' });
  });

  since('0024-tags')('has its tags, and tasks with them', async () => {
    const tags = ['Слово 2', 'Слово 3'];
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({ tags });
    expect((await anna.get('/api/tags')).body.map(({ name }: { name: string }) => name).sort()).toEqual(tags);
  });

  since('0025-repeats')('has what its tasks repeat as', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({
      repeat: {
        rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        from: 'completion',
        calendar: 'workdays',
        start: '2026-03-06',
        index: 2,
      },
    });
  });

  since('0026-steps')('has the steps of its tasks', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Отпуск')).toMatchObject({
      steps: [
        { title: 'Билеты', done: true },
        { title: 'Чемодан', done: false },
      ],
    });
  });

  since('0027-reminders')('has the reminders of its tasks', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({
      reminders: [{ at: '2026-11-21T18:30' }, { beforeMinutes: expect.any(Number) }],
    });
  });

  since('0030-security-events')('tells who got in and who tried', async () => {
    const { events } = (await anna.get('/api/account/security-events')).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['registered', 'passkey_added', 'sign_in_failed']));
  });

  since('0035-outcomes')('has what nobody is going to do', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Лепнина')).toMatchObject({
      status: 'completed',
      outcome: 'dropped',
    });
  });

  since('0032-estimates')('has how long its tasks take', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({ estimateMinutes: expect.any(Number) });
  });

  since('0027-reminders')('has put down when its reminders come', async () => {
    await server.context.jobs.runDue();
    const jobs = server.context.database.query.selectFrom('jobs').select('run_at');
    expect(await jobs.where('kind', '=', 'remind-of-task').execute()).toContainEqual({
      run_at: Date.parse('2026-03-07T17:00:00Z'),
    });
  });

  since('0034-push')('has its devices that are sent notices', async () => {
    expect((await anna.get('/api/push/subscriptions')).body).toMatchObject([{ deviceName: 'Телефон', current: true }]);
  });

  since('0040-calendar-sources')('has the calendars whose events it shows', async () => {
    expect((await anna.get('/api/calendar-sources')).body).toMatchObject([
      { name: 'Работа', host: 'calendar.invalid' },
    ]);
  });

  since('0037-calendar-feeds')('has the address under which calendars read it', async () => {
    expect((await anna.get('/api/calendar-feed')).body).toMatchObject({ kinds: ['deadlines', 'plans'] });
  });

  since('0036-plans')('has when its tasks are meant to be done', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({
      plannedDay: expect.any(String),
      plannedTime: expect.any(String),
    });
  });

  since('0038-day-ranks')('has the order of a day', async () => {
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({
      dayRank: expect.stringMatching(/^2026-03-02 \w+$/),
    });
  });

  since('0002-focus')('has its focus sessions, one of them running', async () => {
    const sessions = (await anna.get('/api/focus-sessions')).body;
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          taskTitle: 'Плитка 🧱 «под дерево»',
          status: 'completed',
          actualDurationMinutes: 25,
        }),
        expect.objectContaining({ taskTitle: null, status: 'interrupted', actualDurationMinutes: 10 }),
      ]),
    );
    expect((await anna.get('/api/focus-sessions/active')).body).toMatchObject({
      startTime: '2026-03-02T08:50:00.000Z',
      isUnlimited: true,
    });
    const [ended] = sessions;
    const path = `/api/focus-sessions/${ended.id}`;
    expect((await anna.patch(path, { actualDurationMinutes: 1 })).body).toMatchObject({ actualDurationMinutes: 1 });
    expect((await anna.patch(path, { actualDurationMinutes: ended.actualDurationMinutes })).body).toEqual(ended);
  });

  since('0021-focus-pauses')('has its pause, and of the past what was not deleted', async () => {
    expect((await anna.get('/api/focus-sessions/active')).body.pausedAt).toBe('2026-03-02T08:50:00.000Z');
    const past = (await anna.get('/api/focus-sessions?to=2026-03-01')).body;
    expect(past).toContainEqual(expect.objectContaining({ startTime: '2026-03-01T04:00:00.000Z' }));
    expect(past).not.toContainEqual(expect.objectContaining({ startTime: '2026-03-01T03:00:00.000Z' }));
  });

  since('0003-habits')('has its habits with the marks of years', async () => {
    const habits = (await anna.get('/api/habits')).body;
    const exercise = named(habits, 'Зарядка')! as unknown as { id: string };
    expect(exercise).toMatchObject({
      reminderTime: '07:30',
      reminderTimes: ['07:30'],
      startedOn: '2023-12-30',
      currentStreak: 10,
    });
    const entries = (await anna.get(`/api/habits/${exercise.id}/entries?startDate=2023-01-01&endDate=2026-03-02`)).body;
    const kept = entries.filter(({ completed }: { completed: boolean }) => completed);
    expect(kept.map(({ date }: { date: string }) => date).sort()).toEqual(MARKED_DAYS);
    expect(entries).toContainEqual(expect.objectContaining({ date: '2026-03-01', skipped: true, note: 'Простуда' }));
    expect(named(habits, 'Чтение')).toMatchObject({ targetDays: 30 });
    expect(named(habits, 'Сладкое')).toMatchObject({ type: 'negative', isActive: false });
  });

  since('0029-habit-schedules')('has the schedules by which its habits went before', async () => {
    const once = { frequency: 'custom', timesPerPeriod: 1, periodType: 'week' };
    expect(named((await anna.get('/api/habits')).body, 'Чтение')).toMatchObject({
      ...{ frequency: 'weekly', weekDays: [1, 4] },
      earlierSchedules: [{ ...once, until: '2026-03-02' }],
    });
  });

  since('0031-habit-reminders')('reminds of its habits at the times that were said', async () => {
    expect(named((await anna.get('/api/habits')).body, 'Чтение')).toMatchObject({
      ...{ reminderTime: '08:00', reminderTimes: ['08:00', '21:00'], reminderDays: [6, 7] },
    });
  });

  since('0043-habit-snoozes')('has put off the reminder of a habit', async () => {
    expect(named((await anna.get('/api/habits')).body, 'Чтение')).toMatchObject({
      snoozed: { from: '2026-03-01T05:00:00.000Z', until: '2026-03-02T06:00:00.000Z' },
    });
  });

  since('0033-project-archive')('has its archived projects', async () => {
    expect(named((await anna.get('/api/projects')).body, 'Переезд')).toMatchObject({
      archivedAt: '2026-02-20T09:00:00.000Z',
    });
  });

  since('0042-headings')('has the headings of its projects, and the order of their tasks', async () => {
    expect(named((await anna.get('/api/projects')).body, 'Кухня')).toMatchObject({ headings: [{ title: 'Отделка' }] });
    expect(named((await anna.get('/api/tasks')).body, 'Плитка')).toMatchObject({
      projectRank: expect.stringMatching(/^\S{36} \w+$/),
    });
  });

  since('0041-project-folders')('has its folders of projects', async () => {
    expect(named((await anna.get('/api/projects')).body, 'Кухня')).toMatchObject({ folder: 'Дом' });
  });

  since('0004-assistant')('has its conversation, and takes back what was done by its last message', async () => {
    const messages = (await anna.get('/api/chat/history')).body;
    const said = messages.filter(({ role }: { role: string }) => role === 'user');
    expect(said.map(({ content }: { content: string }) => content)).toEqual([
      'добавь задачу купить молоко',
      'удали задачу купить молоко',
      'отметь купить молоко выполненной',
    ]);
    const milk = async () => named((await anna.get('/api/tasks')).body, 'Купить молоко');
    expect(await milk()).toMatchObject({ status: 'completed' });
    const answers = messages.filter(({ role }: { role: string }) => role === 'assistant');
    expect(answers.map(({ metadata }: { metadata: { undo: string } }) => metadata.undo)).toEqual([
      'available',
      'done',
      'available',
    ]);
    const { id } = answers.at(-1);
    const task = (await milk()) as unknown as { id: string };
    const { entries } = (await anna.get(`/api/tasks/${task.id}/history`)).body;
    const byAssistant = entries.filter(({ by }: { by: string }) => by === 'assistant');
    expect(byAssistant.map((entry: { id: string }) => entry.id)).toEqual(
      answers.map((each: { id: string }) => each.id).toReversed(),
    );
    expect((await anna.post('/api/ai/undo', { messageId: id })).status).toBe(200);
    expect(await milk()).toMatchObject({ status: 'active', completedAt: null });
    expect((await anna.get('/api/chat/history')).body.at(-1).metadata.undo).toBe('done');
  });

  since('0005-daily-report')('has the report of its day', async () => {
    expect((await anna.get('/api/analytics/report')).status).toBe(200);
  });

  since('0006-account')('has its owner’s name and photo', async () => {
    const { body } = await anna.get('/api/auth/user');
    expect(body).toMatchObject({ firstName: 'Анна', lastName: 'Ким' });
    expect(await anna.get(body.profileImageUrl)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    });
    expect((await anna.get('/api/auth/devices')).body.length).toBeGreaterThan(1);
  });

  since('0010-sample-day')('has the example of a day', async () => {
    const boris = server.visitor();
    expect((await signIn(codeNow(), boris)).status).toBe(200);
    expect((await boris.get('/api/sample-day')).body).toEqual({ status: 'present' });
    const { body: tasks } = await boris.get('/api/tasks', { zone: 'America/Los_Angeles' });
    const due = tasks.filter(({ dueDay }: { dueDay: string | null }) => dueDay !== null);
    expect(due.length).toBeGreaterThan(1);
    // 23:59 of days, in the zone in which the example was made.
    for (const task of due)
      expect(task).toMatchObject({ dueHasTime: false, dueDay: expect.stringMatching(/^2026-03-0/) });
    expect((await boris.delete('/api/sample-day')).status).toBe(204);
    expect((await boris.get('/api/tasks')).body).toEqual([]);
  });

  since('0007-sign-in')('lets in by its passkeys and recovery codes', async () => {
    const browser = server.visitor();
    const { body: options } = await browser.post('/api/auth/passkey/options');
    const userHandle = Buffer.from(String(before.users!.find(({ email }) => email === ANNA)!.id)).toString('base64url');
    const proof = annasKey({ origin: 'http://localhost', host: 'localhost' }).prove(options, {
      userHandle,
      counter: 9,
    });
    expect((await browser.post('/api/auth/passkey', { credential: proof })).body.email).toBe(ANNA);
    expect((await signIn(old.keys.recoveryCode!)).body.email).toBe(BORIS);
  });

  it('lets in by its passwords and the operator’s link', async () => {
    const browser = server.visitor();
    expect(await browser.post('/api/auth/login', { email: ANNA, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { email: ANNA },
    });
    const reset = { token: old.keys.resetToken, password: 'violet harbour at noon' };
    expect((await server.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    const login = { email: BORIS, password: reset.password };
    expect((await server.visitor().post('/api/auth/login', login)).status).toBe(200);
  });

  since('0002-focus')('ends the session of those days by itself', async () => {
    await server.later(24 * HOUR);
    const { query } = server.context.database;
    const running = query.selectFrom('focus_sessions').select('id').where('status', '=', 'active');
    expect(await running.execute()).toEqual([]);
  });

  const codeNow = () => codeOf(fromBase32(old.keys.secret!), stepOf(server.clock.now()));

  async function signIn(code: string, boris = server.visitor()) {
    await boris.post('/api/auth/login', { email: BORIS, password: PASSWORD });
    return boris.post('/api/auth/two-factor', { code });
  }
});

it('looks at what every migration left', async () => {
  const database = await createTestDatabase();
  await (await openTestApp(database)).close();
  const names = (await tableRows(database)).kysely_migration!.map(({ name }) => String(name));
  await database.remove();
  const kept = new Set(oldDatabases(engine).flatMap(({ migrations }) => migrations));
  const advice = names.flatMap((name) => [
    ...(kept.has(name) ? [] : [`${name}: no ${engine} database of it is kept: npm run keep-database makes one`]),
    ...(seen.has(name)
      ? []
      : [
          `${name}: fill.ts puts what it is for into a database, and since('${name}') above looks at it; else UNSEEN says why`,
        ]),
  ]);
  expect(advice).toEqual([]);
});
