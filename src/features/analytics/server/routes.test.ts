import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { addDays, daysOf, HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { analytics, analyticsExport } from '../contract.ts';

const server = useTestApp();
const PATH = '/api/analytics';

/** A Saturday noon in Moscow. */
const NOON = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => server.clock.set(NOON));

const read = async (user: TestUser, period?: string, options?: object) => {
  const answer = await user.get(period ? `${PATH}?period=${period}` : PATH, options);
  expect(answer.status).toBe(200);
  return analytics.parse(answer.body);
};

async function addTask(user: TestUser, fields: object = {}): Promise<string> {
  const { status, body } = await user.post('/api/tasks', { title: 'Отчёт', ...fields });
  expect(status).toBe(201);
  return body.id;
}
const setStatus = (user: TestUser, id: string, status: string) => user.put(`/api/tasks/${id}`, { status });

async function complete(user: TestUser, fields: object = {}): Promise<string> {
  const id = await addTask(user, fields);
  expect((await setStatus(user, id, 'completed')).status).toBe(200);
  return id;
}

/** Works for some minutes, of which the clock takes the time. */
async function work(user: TestUser, minutes: number, start: object = { durationMinutes: 60 }, options?: object) {
  const { body } = await user.post('/api/focus-sessions', start, options);
  server.clock.advance(minutes * MINUTE);
  expect((await user.patch(`/api/focus-sessions/${body.id}/end`, undefined, options)).status).toBe(200);
}

async function addProject(user: TestUser, name: string): Promise<string> {
  return (await user.post('/api/projects', { name, color: '#ef4444' })).body.id;
}

describe('figures', () => {
  it('of a new account are zeros, for every day of the period', async () => {
    const user = await server.user();
    expect(await read(user)).toEqual({
      period: 'today',
      from: '2026-11-21',
      to: '2026-11-21',
      completedTasks: 0,
      totalFocusTime: 0,
      sessionsCount: 0,
      streakDays: 0,
      days: [{ date: '2026-11-21', completedTasks: 0, focusMinutes: 0, sessions: 0 }],
      byProject: [],
      goals: { focusMinutes: 480, tasks: 5, sessions: 4 },
      productivity: 0,
      efficiency: 0,
      plannedMinutes: 0,
      progress: 0,
      openTasks: 0,
      previous: { from: '2026-11-20', to: '2026-11-20', completedTasks: 0, totalFocusTime: 0, sessionsCount: 0 },
    });
    const week = await read(user, 'week');
    expect([week.from, week.to, week.days.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
    const month = await read(user, 'month');
    expect([month.from, month.to, month.days.length]).toEqual(['2026-11-01', '2026-11-30', 30]);
  });

  it('count what was done today', async () => {
    const user = await server.user();
    await complete(user);
    await work(user, 30, { durationMinutes: 60 });
    await work(user, 25, { durationMinutes: 25 });
    await work(user, 65, { durationMinutes: 0 });
    await user.post('/api/focus-sessions', { durationMinutes: 25 });
    expect(await read(user)).toMatchObject({
      completedTasks: 1,
      totalFocusTime: 120,
      sessionsCount: 3,
      streakDays: 1,
      days: [{ date: '2026-11-21', completedTasks: 1, focusMinutes: 120, sessions: 3 }],
      // 120 of 480 minutes, 1 of 5 tasks, 3 of 4 sessions
      productivity: 40,
      // 55 of 85 minutes
      efficiency: 65,
      plannedMinutes: 85,
    });
    expect((await read(user, 'week')).productivity).toBe(Math.round((100 * (120 / 2400 + 1 / 25 + 3 / 20)) / 3));
  });

  it('cap what goes beyond the goals', async () => {
    const user = await server.user();
    for (let n = 0; n < 6; n++) await complete(user);
    for (let n = 0; n < 5; n++) await work(user, 100, { durationMinutes: 100 });
    expect(await read(user)).toMatchObject({ completedTasks: 6, productivity: 100, efficiency: 100 });
  });

  it('measure progress against what is due or planned by the end of today', async () => {
    const user = await server.user();
    for (const dueDate of [
      '2026-11-20T10:00:00Z',
      '2026-11-21T20:59:00Z',
      '2026-11-21T21:00:00Z',
      '2026-12-01T10:00:00Z',
      null,
    ]) {
      await addTask(user, { dueDate });
    }
    await complete(user, { dueDate: '2026-11-20T10:00:00Z' });
    await user.delete(`/api/tasks/${await addTask(user, { dueDate: '2026-11-20T10:00:00Z' })}`);
    for (const plannedDay of ['2026-11-20', '2026-11-22']) await addTask(user, { plannedDay });
    expect(await read(user)).toMatchObject({ openTasks: 3, progress: 25 });
  });

  it('are told apart by day, week and month, each beside as much of the one before', async () => {
    const user = await server.user();
    for (const [day, count] of [
      ['2026-10-21', 1],
      ['2026-10-22', 1],
      ['2026-11-13', 1],
      ['2026-11-15', 1],
      ['2026-11-16', 2],
      ['2026-11-20', 1],
      ['2026-11-21', 3],
    ] as const) {
      server.clock.set(`${day}T09:00:00Z`);
      for (let n = 0; n < count; n++) await complete(user);
    }
    const counts = async (period: string) => {
      const { completedTasks, previous } = await read(user, period);
      return [completedTasks, previous.from, previous.to, previous.completedTasks];
    };
    expect(await counts('today')).toEqual([3, '2026-11-20', '2026-11-20', 1]);
    expect(await counts('week')).toEqual([6, '2026-11-09', '2026-11-14', 1]);
    expect(await counts('month')).toEqual([8, '2026-10-01', '2026-10-21', 1]);
  });

  it('stay on the day of the zone in which things happened', async () => {
    const user = await server.user();
    server.clock.set('2026-11-21T14:30:00Z');
    await user.put('/api/settings', { zone: 'Asia/Vladivostok' });
    await work(user, 20, { durationMinutes: 25 });
    expect(await read(user)).toMatchObject({ from: '2026-11-22', sessionsCount: 1 });
    await user.put('/api/settings', { zone: 'Europe/Moscow' });
    expect(await read(user)).toMatchObject({ from: '2026-11-21', sessionsCount: 0, streakDays: 0 });
    const week = await read(user, 'week');
    expect(week.days.at(-1)).toEqual({ date: '2026-11-22', completedTasks: 0, focusMinutes: 20, sessions: 1 });
  });

  it('count a session across midnight on the day on which it began', async () => {
    const user = await server.user();
    server.clock.set('2026-11-20T20:50:00Z');
    await work(user, 30);
    expect(await read(user)).toMatchObject({ from: '2026-11-21', sessionsCount: 0, streakDays: 1 });
    expect((await read(user)).previous).toMatchObject({ totalFocusTime: 30, sessionsCount: 1 });
  });

  it('count a forgotten session once its day is over, though nothing else happened', async () => {
    const user = await server.user();
    await user.post('/api/focus-sessions', { durationMinutes: 45 });
    const { headers } = await user.get(`${PATH}?period=week`);
    const etag = String(headers.etag);
    expect((await user.get(`${PATH}?period=week`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    server.clock.advance(24 * HOUR + 1);
    expect(await read(user, 'week')).toMatchObject({ sessionsCount: 1, totalFocusTime: 45 });
  });
});

describe('a completion', () => {
  it('counts once, on the day on which the task was last completed', async () => {
    const user = await server.user();
    const id = await complete(user);
    await setStatus(user, id, 'active');
    expect(await read(user)).toMatchObject({ completedTasks: 0, streakDays: 0 });
    await setStatus(user, id, 'completed');
    await user.put(`/api/tasks/${id}`, { title: 'Годовой отчёт' });
    expect(await read(user)).toMatchObject({ completedTasks: 1, streakDays: 1 });
    server.clock.advance(24 * HOUR);
    await setStatus(user, id, 'active');
    expect(await read(user, 'week')).toMatchObject({ completedTasks: 0 });
    await setStatus(user, id, 'completed');
    expect((await read(user, 'week')).days.map((day) => day.completedTasks)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('stays when the task is archived, deleted, restored or purged', async () => {
    const user = await server.user();
    const id = await complete(user);
    const count = async () => (await read(user, 'month')).completedTasks;
    await setStatus(user, id, 'archived');
    expect(await count()).toBe(1);
    await user.delete(`/api/tasks/${id}`);
    expect(await count()).toBe(1);
    await user.post(`/api/tasks/${id}/restore`);
    expect(await count()).toBe(1);
    server.clock.set('2026-11-01T09:00:00Z');
    const old = await complete(user);
    await user.delete(`/api/tasks/${old}`);
    server.clock.set('2026-12-01T20:00:00Z');
    await server.app.services.tasks.purge();
    expect((await read(user, 'month')).previous.completedTasks).toBe(1);
  });
});

describe('projects', () => {
  it('share what was done, most time first, whatever becomes of the tasks', async () => {
    const user = await server.user();
    const [house, job] = [await addProject(user, 'Дом'), await addProject(user, 'Работа')];
    const task = await complete(user, { projectId: house });
    const worked = await addTask(user, { projectId: job });
    await work(user, 50, { taskId: worked, durationMinutes: 60 });
    await work(user, 10, { taskId: task, durationMinutes: 60 });
    await work(user, 5);
    await user.delete(`/api/tasks/${worked}`);
    expect((await read(user)).byProject).toEqual([
      { projectId: job, name: 'Работа', color: '#ef4444', completedTasks: 0, focusMinutes: 50, sessions: 1 },
      { projectId: house, name: 'Дом', color: '#ef4444', completedTasks: 1, focusMinutes: 10, sessions: 1 },
      { projectId: null, name: null, color: null, completedTasks: 0, focusMinutes: 5, sessions: 1 },
    ]);
    await user.delete(`/api/projects/${house}`);
    const { byProject, completedTasks, totalFocusTime } = await read(user);
    expect(byProject.map(({ name, focusMinutes }) => [name, focusMinutes])).toEqual([
      ['Работа', 50],
      [null, 15],
    ]);
    expect([completedTasks, totalFocusTime]).toEqual([1, 65]);
  });
});

describe('the streak', () => {
  const activeOn = async (user: TestUser, days: string[]) => {
    for (const day of days) {
      server.clock.set(`${day}T09:00:00Z`);
      await complete(user);
    }
    server.clock.set(NOON);
  };

  it.each([
    ['ends yesterday while today is open', ['2026-11-19', '2026-11-20'], 2],
    ['ends today', ['2026-11-19', '2026-11-20', '2026-11-21'], 3],
    ['is over after a day without anything', ['2026-11-18', '2026-11-19'], 0],
    ['is not longer than the run', ['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21'], 3],
  ])('%s', async (_, days, streakDays) => {
    const user = await server.user();
    await activeOn(user, days);
    expect((await read(user)).streakDays).toBe(streakDays);
  });
});

it.each([31, 32, 33, 64, 65, 400])('a streak of %i days is seen to its beginning', async (length) => {
  const user = await server.user();
  const rows = daysOf(addDays('2026-11-21', -length), '2026-11-20').map((local_date) => ({
    user_id: user.id,
    task_id: newId(),
    completed_at: NOON,
    local_date,
  }));
  await server.context.database.query.insertInto('task_completions').values(rows).execute();
  expect((await read(user)).streakDays).toBe(length);
  await complete(user);
  expect((await read(user)).streakDays).toBe(length + 1);
});

describe('nobody else', () => {
  it('gets in without a session, or sees what somebody did', async () => {
    const [owner, other] = [await server.user(), await server.user()];
    await complete(owner);
    for (const path of [PATH, `${PATH}/export`]) expect((await server.visitor().get(path)).status).toBe(401);
    expect(await read(other, 'month')).toMatchObject({ completedTasks: 0, byProject: [] });
    const rows = (await other.get(`${PATH}/export`)).body.split('\r\n').slice(1, -1);
    expect(rows.every((row: string) => /^[\d-]+;0;0;0;0;$/.test(row))).toBe(true);
  });

  it.each([PATH, `${PATH}/export`])('knows another period (%s)', async (path) => {
    const { status, body } = await (await server.user()).get(`${path}?period=year`);
    expect([status, body.message]).toEqual([400, 'Период: today, week или month']);
  });
});

describe('the export', () => {
  it('without a period is a spreadsheet of the last 30 days', async () => {
    const user = await server.user();
    await complete(user, { title: '=СУММ(A1;A2)' });
    await complete(user, { title: 'Купить «хлеб»; и "соль"' });
    await work(user, 30);
    const { headers, body } = await user.get(`${PATH}/export`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="analytics-2026-11-21.csv"',
      'cache-control': 'private, no-cache',
    });
    const lines = body.split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[0]).toBe('\uFEFFДата;Выполнено задач;Фокус, минут;Сессий;Продуктивность, %;Что сделано');
    expect(lines[1]).toBe('2026-10-23;0;0;0;0;');
    expect(lines[30]).toBe(`2026-11-21;2;30;1;24;"'=СУММ(A1;A2)\nКупить «хлеб»; и ""соль"""`);
    expect(lines[31]).toBe('');
  });

  it.each(['today', 'week', 'month'])('of %s is what the figures say', async (period) => {
    const user = await server.user();
    await complete(user);
    await work(user, 30);
    const { headers, body } = await user.get(`${PATH}/export?period=${period}`);
    expect(headers['content-disposition']).toBe(`attachment; filename="analytics-${period}-2026-11-21.json"`);
    expect(analyticsExport.strict().parse(body)).toEqual({
      ...(await read(user, period)),
      exportedAt: '2026-11-21T09:30:00.000Z',
      zone: 'Europe/Moscow',
    });
  });

  it('is described, both ways', async () => {
    const { body } = await server.visitor().get('/api/openapi.json');
    const { content } = body.paths[`${PATH}/export`].get.responses[200];
    expect(Object.keys(content)).toEqual(['application/json', 'text/csv']);
    expect(content['application/json'].schema.required).toContain('productivity');
    expect(content['text/csv'].schema).toEqual({ type: 'string' });
  });
});

it('tells the other tabs of a change that moves the figures', async () => {
  const user = await server.user();
  const told: string[] = [];
  server.context.hub.join({
    userId: user.id,
    sessionId: 's',
    clientId: 'another',
    send: (text) => told.push(text),
    close() {},
  });
  await complete(user);
  expect(told.map((text) => JSON.parse(text).data.keys.toSorted())).toContainEqual([
    PATH,
    `${PATH}/report`,
    '/api/tasks',
  ]);
});
