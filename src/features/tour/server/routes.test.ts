import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_COLUMNS } from '#features/columns/rules.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { SAMPLE_HABITS, SAMPLE_TASKS } from '../sample-day.ts';
import { texts } from '../texts.ts';

const server = useTestApp();
const PATH = '/api/sample-day';
const TITLES = SAMPLE_TASKS.map(({ name }) => texts.sample.tasks[name].title);

let user: TestUser;
beforeEach(async () => {
  server.clock.set('2026-11-21T09:00:00Z');
  user = await server.user();
});

const rows = async (path: string) => (await user.get(path)).body;
const status = async (whose = user) => (await whose.get(PATH)).body.status;
const taskOf = async (name: keyof typeof texts.sample.tasks) =>
  (await rows('/api/tasks')).find(({ title }: { title: string }) => title === texts.sample.tasks[name].title);

/** Everything that the account holds. */
async function holdings() {
  const [tasks, projects, habits, sessions] = await Promise.all(
    ['/api/tasks', '/api/projects', '/api/habits', '/api/focus-sessions'].map(rows),
  );
  return { tasks: tasks.length, projects: projects.length, habits: habits.length, sessions: sessions.length };
}
const NOTHING = { tasks: 0, projects: 0, habits: 0, sessions: 0 };

describe('the sample day', () => {
  it('is offered to a new account and made in one call', async () => {
    expect(await status()).toBe('offered');
    expect(await user.post(PATH)).toMatchObject({ status: 201, body: { status: 'present' } });
    expect(await holdings()).toEqual({
      tasks: SAMPLE_TASKS.length,
      projects: 1,
      habits: SAMPLE_HABITS.length,
      sessions: 10,
    });

    const tasks = await rows('/api/tasks');
    expect(tasks.map(({ title }: { title: string }) => title).sort()).toEqual([...TITLES].sort());
    const columns = await rows('/api/kanban-columns');
    const columnOf = (id: string) => columns.find((column: { id: string }) => column.id === id)?.name;
    expect(new Set(tasks.map(({ kanbanColumnId }: { kanbanColumnId: string }) => columnOf(kanbanColumnId)))).toEqual(
      new Set(DEFAULT_COLUMNS),
    );
    const now = server.clock.now();
    for (const { dueDate, status: state } of tasks) {
      if (dueDate && state === 'active') expect(Date.parse(dueDate)).toBeGreaterThan(now);
    }
    const streaks = (await rows('/api/habits/today')).map((habit: { currentStreak: number }) => habit.currentStreak);
    expect(Math.max(...streaks)).toBeGreaterThan(7);
  });

  it.each([
    ['at night, when none of today’s sessions has come', '2026-11-21T21:30:00Z', 9],
    ['at noon', '2026-11-21T09:00:00Z', 10],
  ])('begins no session in the future: %s', async (_, now, sessions) => {
    server.clock.set(now);
    await user.post(PATH);
    expect(await holdings()).toMatchObject({ sessions });
  });

  it('is made once, however often and at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.post(PATH)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([user.post(PATH, undefined, { headers }), user.post(PATH, undefined, { headers })]);
    expect(await holdings()).toMatchObject({ tasks: SAMPLE_TASKS.length, projects: 1 });
  });

  it('is gone without a trace in the figures, however it was tried out', async () => {
    await user.post(PATH);
    const { id } = await taskOf('article');
    await user.patch(`/api/tasks/${id}`, { status: 'completed' });
    await user.put(`/api/tasks/${(await taskOf('dentist')).id}`, { kanbanColumnId: null });
    const [habit] = await rows('/api/habits/today');
    await user.post(`/api/habits/${habit.id}/toggle`);
    expect((await rows('/api/analytics')).completedTasks).toBe(3);

    expect((await user.delete(PATH)).status).toBe(204);
    expect(await holdings()).toEqual(NOTHING);
    expect(await status()).toBe('removed');
    expect(await rows('/api/analytics')).toMatchObject({
      completedTasks: 0,
      totalFocusTime: 0,
      sessionsCount: 0,
      streakDays: 0,
    });
  });

  it('is gone without a trace from an account that goes by another zone since', async () => {
    await user.post(PATH);
    await user.put('/api/settings', { zone: 'America/Los_Angeles', dayStart: 4 });
    await user.delete(PATH);
    expect(await holdings()).toEqual(NOTHING);
  });

  it('is in the report of the day as long as it is there, and no longer', async () => {
    const summary = async () => (await rows('/api/analytics/report')).summary;
    const before = await summary();
    await user.post(PATH);
    expect(await summary()).toContain('Сегодня закрыты 2');
    await user.delete(PATH);
    expect(await summary()).toBe(before);
  });

  it('leaves what the user made, and what he made his own', async () => {
    await user.post(PATH);
    const own = (await user.post('/api/tasks', { title: 'Своя' })).body;
    const [mine, described, moved] = await Promise.all((['article', 'photos', 'call'] as const).map(taskOf));
    const project = (await user.post('/api/projects', { name: 'Свой' })).body;
    await user.put(`/api/tasks/${mine.id}`, { title: 'Моя статья' });
    await user.put(`/api/tasks/${described.id}`, { description: 'Из архива' });
    await user.put(`/api/tasks/${moved.id}`, { projectId: project.id });
    const habits = await rows('/api/habits');
    await user.put(`/api/habits/${habits[0].id}`, { name: 'Моя зарядка' });
    const started = (await user.post('/api/focus-sessions', { taskId: own.id, durationMinutes: 25 })).body;
    server.clock.advance(25 * 60_000);
    await user.patch(`/api/focus-sessions/${started.id}/end`);

    await user.delete(PATH);
    const left = (await rows('/api/tasks')).map(({ title }: { title: string }) => title).sort();
    expect(left).toEqual(['Моя статья', 'Своя', texts.sample.tasks.call.title, texts.sample.tasks.photos.title].sort());
    expect((await rows('/api/habits')).map(({ name }: { name: string }) => name)).toEqual(['Моя зарядка']);
    expect((await rows('/api/projects')).map(({ name }: { name: string }) => name)).toEqual([
      texts.sample.project,
      'Свой',
    ]);
    expect((await rows('/api/focus-sessions')).map(({ id }: { id: string }) => id)).toEqual([started.id]);
  });

  it('leaves a habit that was kept up on later days', async () => {
    await user.post(PATH);
    const [habit] = await rows('/api/habits');
    server.clock.set('2026-11-22T09:00:00Z');
    await user.post(`/api/habits/${habit.id}/entries`, { date: '2026-11-22', completed: true });
    await user.delete(PATH);
    expect((await rows('/api/habits')).map(({ id }: { id: string }) => id)).toEqual([habit.id]);
  });

  it('takes the removal of what the user has deleted himself, twice and at once', async () => {
    await user.post(PATH);
    await user.delete(`/api/tasks/${(await taskOf('article')).id}`);
    await user.delete(`/api/projects/${(await rows('/api/projects'))[0].id}`);
    const answers = await Promise.all([user.delete(PATH), user.delete(PATH), user.delete(PATH)]);
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
    expect(await holdings()).toEqual(NOTHING);
  });

  it('can be brought back after it was removed, but not after it was declined', async () => {
    await user.post(PATH);
    await user.delete(PATH);
    expect((await user.post(PATH)).status).toBe(201);
    await user.delete(PATH);
    expect(await user.post(`${PATH}/dismiss`)).toMatchObject({ status: 200, body: { status: 'dismissed' } });
    expect((await user.post(PATH)).status).toBe(409);
    expect(await holdings()).toEqual(NOTHING);
  });

  it('stays as the user’s own where it is kept', async () => {
    await user.post(PATH);
    await user.post(`${PATH}/dismiss`);
    expect((await user.delete(PATH)).status).toBe(204);
    expect(await holdings()).toMatchObject({ tasks: SAMPLE_TASKS.length, habits: SAMPLE_HABITS.length });
    expect(await status()).toBe('dismissed');
  });

  it('without columns on the board, its tasks stand in none', async () => {
    for (const { id } of await rows('/api/kanban-columns')) await user.delete(`/api/kanban-columns/${id}`);
    expect((await user.post(PATH)).status).toBe(201);
    expect(
      (await rows('/api/tasks')).every(({ kanbanColumnId }: { kanbanColumnId: null }) => kanbanColumnId === null),
    ).toBe(true);
  });

  it('is each account’s own, and needs one', async () => {
    const other = await server.user();
    await user.post(PATH);
    expect(await status(other)).toBe('offered');
    await other.delete(PATH);
    expect(await holdings()).toMatchObject({ tasks: SAMPLE_TASKS.length });
    const visitor = server.visitor();
    for (const answer of [
      await visitor.get(PATH),
      await visitor.post(PATH),
      await visitor.post(`${PATH}/dismiss`),
      await visitor.delete(PATH),
    ])
      expect(answer.status).toBe(401);
  });
});
