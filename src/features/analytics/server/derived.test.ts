import { expect, it } from 'vitest';
import { endedSessions, minutesByTask } from '#features/focus/ended.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { NO_DEADLINE } from '#features/tasks/deadline.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { derivedFigures, type Held } from '../derived.ts';
import { PERIODS } from '../rules.ts';

const server = useTestApp();
/** A Saturday half an hour before a day ends that begins at four. */
const NIGHT = Date.parse('2026-11-21T00:30:00Z');
const CLOCK = { zone: 'Europe/Moscow', dayStart: 4 };

/** What a device holds that has read the feed. */
async function heldBy(user: TestUser): Promise<Held> {
  const { tasks, focusSessions, projects, settings } = (await user.get('/api/changes?limit=1000')).body.changes;
  return { tasks: tasks.rows, sessions: focusSessions.rows, projects: projects.rows, settings: settings.rows[0] };
}

async function expectSame(user: TestUser) {
  const held = await heldBy(user);
  for (const period of PERIODS) {
    const told = (await user.get(`/api/analytics?period=${period}`)).body;
    expect(derivedFigures(period, held, server.clock.now(), CLOCK), period).toEqual(told);
  }
  const ended = endedSessions(held.sessions, server.clock.now());
  expect(ended).toEqual((await user.get('/api/focus-sessions')).body);
  expect(minutesByTask(ended)).toEqual((await user.get('/api/focus-sessions/minutes')).body);
}

it('what a device derives of its rows is what the server answers', async () => {
  server.clock.set(NIGHT - 40 * 24 * HOUR);
  const user = await server.user();
  await user.put('/api/settings', { dayStart: CLOCK.dayStart });
  const { id: projectId } = (await user.post('/api/projects', { name: 'Ремонт', color: '#ef4444' })).body;
  const add = async (fields: object) => (await user.post('/api/tasks', { title: 'Плитка', ...fields })).body.id;
  const put = (id: string, status: string) => user.put(`/api/tasks/${id}`, { status });
  const work = async (minutes: number, start: object) => {
    const { id } = (await user.post('/api/focus-sessions', start)).body;
    server.clock.advance(minutes * MINUTE);
    await user.patch(`/api/focus-sessions/${id}/end`);
  };
  await expectSame(user);
  for (let day = 40; day >= 0; day -= day > 10 ? 7 : 1) {
    server.clock.set(NIGHT - day * 24 * HOUR);
    const [first, second, third] = [await add({ projectId }), await add({ dueDay: '2026-11-20' }), await add({})];
    await add({ plannedDay: `2026-11-${day % 2 ? 20 : 21}`, dueDate: '2026-11-25T09:00:00Z' });
    await add({ dueDate: '2026-11-21T00:20:00Z' });
    await work(25, { taskId: first, durationMinutes: 25 });
    await work(10, { taskId: second, durationMinutes: 45 });
    await work(5, { durationMinutes: 0 });
    await work(0, { durationMinutes: 25 });
    await put(first, 'completed');
    await put(third, 'completed');
    await put(third, day % 2 ? 'archived' : 'active');
    if (day % 5 === 0) await expectSame(user);
  }
  // Its plan runs out while nobody looks.
  await user.post('/api/focus-sessions', { taskId: await add({ projectId }), durationMinutes: 25 });
  server.clock.advance(26 * MINUTE);
  await expectSame(user);
  await user.delete(`/api/projects/${projectId}`);
  await expectSame(user);
  await user.put('/api/settings', { goalTasks: 2, goalFocusMinutes: 60 });
  await expectSame(user);
});

it('what was done and the server has not heard counts on the day of the device', () => {
  const task = {
    id: 'a',
    status: 'completed',
    projectId: null,
    ...NO_DEADLINE,
    plannedDay: null,
    completedDay: null,
    outcome: null,
  } as const;
  const tasks = [{ ...task, completedAt: '2026-11-20T23:00:00.000Z' }];
  const { days, streakDays } = derivedFigures(
    'today',
    { tasks, sessions: [], projects: [], settings: DEFAULT_SETTINGS },
    NIGHT,
    CLOCK,
  );
  expect(days).toMatchObject([{ date: '2026-11-20', completedTasks: 1 }]);
  expect(streakDays).toBe(1);
});
