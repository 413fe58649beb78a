import { expect, it } from 'vitest';
import { makeProject } from '#testing/project.ts';
import { makeSession } from '#testing/session.ts';
import { makeTask } from '#testing/task.ts';
import { derivedFigures, type Held } from './derived.ts';

/** A Saturday evening in Moscow. */
const NOW = Date.parse('2026-11-21T18:00:00Z');
const CLOCK = { zone: 'Europe/Moscow', dayStart: 4 };
const settings = { goalFocusMinutes: 60, goalTasks: 2, goalSessions: 2 };
const done = (fields: object) =>
  makeTask({
    status: 'completed',
    outcome: 'done',
    completedAt: '2026-11-21T09:00:00.000Z',
    completedDay: '2026-11-21',
    ...fields,
  });
const session = (fields: object) => makeSession({ localDate: '2026-11-21', ...fields });

const held: Held = {
  tasks: [
    done({ id: 'a', projectId: 'p' }),
    // Not heard of by the server yet: at two in the night, which belongs to the Friday.
    done({ id: 'b', completedDay: null, completedAt: '2026-11-20T23:00:00.000Z' }),
    done({ id: 'c', outcome: 'dropped' }),
    done({ id: 'd', completedDay: '2026-11-14', completedAt: '2026-11-14T09:00:00.000Z' }),
    makeTask({ id: 'e', dueDay: '2026-11-21' }),
    makeTask({ id: 'f', plannedDay: '2026-11-20' }),
    makeTask({ id: 'g', dueDay: '2026-11-28' }),
  ],
  sessions: [
    session({ id: '1', taskId: 'a' }),
    session({ id: '2', durationMinutes: 30, actualDurationMinutes: 10 }),
    session({ id: '3', durationMinutes: null, isUnlimited: true, actualDurationMinutes: 5 }),
    session({ id: '4', taskId: 'gone', localDate: '2026-11-20', actualDurationMinutes: 20 }),
    session({ id: '5', localDate: '2026-11-13', actualDurationMinutes: 40 }),
    // Begun where it was another day already.
    session({ id: '7', localDate: '2026-11-25' }),
    // Broken off within their first minute.
    session({ id: '6', durationMinutes: 5, actualDurationMinutes: null }),
    session({ id: '8', durationMinutes: 45, actualDurationMinutes: 0 }),
  ],
  projects: [makeProject({ id: 'p', name: 'Ремонт', color: '#ef4444' })],
  settings,
};

it('the day of a device is what was done on it, by its projects, beside the day before', () => {
  expect(derivedFigures('today', held, NOW, CLOCK)).toEqual({
    period: 'today',
    from: '2026-11-21',
    to: '2026-11-21',
    completedTasks: 1,
    totalFocusTime: 40,
    sessionsCount: 5,
    streakDays: 2,
    days: [{ date: '2026-11-21', completedTasks: 1, focusMinutes: 40, sessions: 5 }],
    byProject: [
      { projectId: 'p', name: 'Ремонт', color: '#ef4444', completedTasks: 1, focusMinutes: 25, sessions: 1 },
      { projectId: null, name: null, color: null, completedTasks: 0, focusMinutes: 15, sessions: 4 },
    ],
    goals: { focusMinutes: 60, tasks: 2, sessions: 2 },
    productivity: 72,
    efficiency: 64,
    plannedMinutes: 55,
    progress: 33,
    openTasks: 2,
    previous: { from: '2026-11-20', to: '2026-11-20', completedTasks: 1, totalFocusTime: 20, sessionsCount: 1 },
  });
});

it('the week of a device has its days, from Monday on, and as many of the week before, while today’s measures stay today’s', () => {
  const week = derivedFigures('week', held, NOW, CLOCK);
  expect(week).toMatchObject({
    ...{ from: '2026-11-16', to: '2026-11-22', completedTasks: 2, totalFocusTime: 60, sessionsCount: 6 },
    ...{ goals: { focusMinutes: 300, tasks: 10, sessions: 10 }, plannedMinutes: 55, efficiency: 64, progress: 33 },
    previous: { from: '2026-11-09', to: '2026-11-14', completedTasks: 1, totalFocusTime: 40, sessionsCount: 1 },
  });
  expect(week.days.map(({ focusMinutes }) => focusMinutes)).toEqual([0, 0, 0, 0, 20, 40, 0]);
});

it('what is of a project that the device does not know has no name', () => {
  const { byProject } = derivedFigures('today', { ...held, projects: [] }, NOW, CLOCK);
  expect(byProject[0]).toMatchObject({ projectId: 'p', name: null, color: null });
});
