import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { contentOfTask, isExample } from './sample-day.ts';

const task = makeTask({ description: 'Подробно', dueDate: '2026-11-21T20:59:00.000Z' });
const unnamed = JSON.stringify([task.title, task.description, task.priority, task.dueDate]);

it.each([
  ['kept today', contentOfTask(task)],
  ['kept before fields had names', unnamed],
])('a task is an example while it says what was %s', (_, content) => {
  const moved = { ...task, status: 'completed' as const, kanbanColumnId: 'done', projectId: 'p' };
  expect([isExample(task, content), isExample(moved, content)]).toEqual([true, true]);
  for (const change of [{ title: 'Своё' }, { description: null }, { priority: 'high' as const }, { dueDate: null }])
    expect(isExample({ ...task, ...change }, content)).toBe(false);
});
