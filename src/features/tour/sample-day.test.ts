import { describe, expect, it } from 'vitest';
import { deadlineOf, endOf, NO_DEADLINE } from '#features/tasks/deadline.ts';
import { makeHabit } from '#testing/habit.ts';
import { makeProject } from '#testing/project.ts';
import { makeTask } from '#testing/task.ts';
import { contentOf, HABIT_CONTENT, isExample, PROJECT_CONTENT, TASK_CONTENT } from './sample-day.ts';

const valuesOf = (object: object) => JSON.stringify(Object.values(object));

describe('a task', () => {
  const task = makeTask({ description: 'Подробно', dueDate: '2026-11-21T20:59:00.000Z' });
  const { title, description, priority, dueDate } = task;

  it.each([
    ['kept today', contentOf(TASK_CONTENT, task)],
    ['kept before fields had names', valuesOf({ title, description, priority, dueDate })],
    ['kept before a deadline was a day', JSON.stringify({ title, description, priority, dueDate })],
  ])('is an example while it says what was %s', (_, content) => {
    const moved = { ...task, status: 'completed' as const, kanbanColumnId: 'done', projectId: 'p' };
    expect([isExample(TASK_CONTENT, task, content), isExample(TASK_CONTENT, moved, content)]).toEqual([true, true]);
    for (const change of [
      { title: 'Своё' },
      { description: null },
      { priority: 'high' as const },
      deadlineOf({ dueDay: '2026-11-22' }, 'Europe/Moscow'),
      NO_DEADLINE,
    ])
      expect(isExample(TASK_CONTENT, { ...task, ...change }, content)).toBe(false);
  });

  it.each(['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Asia/Kamchatka'])(
    'is one still in another zone than %s, where it was made',
    (zone) => {
      const kept = { title, description, priority, dueDate: endOf('2026-11-21', zone) };
      expect(isExample(TASK_CONTENT, task, JSON.stringify(kept))).toBe(true);
      for (const day of ['2026-11-20', '2026-11-22'])
        expect(isExample(TASK_CONTENT, { ...task, ...deadlineOf({ dueDay: day }, zone) }, JSON.stringify(kept))).toBe(
          false,
        );
    },
  );
});

describe('a habit', () => {
  const habit = makeHabit({ frequency: 'weekly', weekDays: [2, 4] });
  const { name, description, type, icon, color, frequency, weekDays, timesPerPeriod } = habit;
  const { periodType, targetDays, timeOfDay, reminderTime, reminderEnabled } = habit;
  const said = { name, description, type, icon, color, frequency, weekDays, timesPerPeriod };

  it.each([
    ['kept today', contentOf(HABIT_CONTENT, habit)],
    [
      'kept before fields had names',
      valuesOf({ ...said, periodType, targetDays, timeOfDay, reminderTime, reminderEnabled }),
    ],
  ])('is an example while it says what was %s', (_, content) => {
    const marked = { ...habit, completedToday: true, currentStreak: 5, isActive: false };
    expect([isExample(HABIT_CONTENT, habit, content), isExample(HABIT_CONTENT, marked, content)]).toEqual([true, true]);
    for (const change of [{ weekDays: [2] }, { targetDays: 60 }, { reminderTime: '08:00' }, { reminderEnabled: false }])
      expect(isExample(HABIT_CONTENT, { ...habit, ...change }, content)).toBe(false);
  });
});

describe('a project', () => {
  const project = makeProject();

  it.each([
    ['kept today', contentOf(PROJECT_CONTENT, project)],
    ['kept before fields had names', valuesOf({ name: project.name, color: project.color })],
  ])('is an example while it says what was %s', (_, content) => {
    expect(isExample(PROJECT_CONTENT, { ...project, rank: 'b0' }, content)).toBe(true);
    for (const change of [{ name: 'Дача' }, { color: '#ef4444' }])
      expect(isExample(PROJECT_CONTENT, { ...project, ...change }, content)).toBe(false);
  });
});
