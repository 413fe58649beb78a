import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { asSteps, losesAsStep } from './becoming-steps.ts';
import { OWN_FIELDS } from './field-sets.ts';

it('makes a done step of a task that is done', () => {
  const done = { title: 'Дом', dueDay: null, status: 'completed' as const, steps: [] };
  expect(asSteps(done)).toEqual([{ title: 'Дом', dueDay: null, done: true }]);
});

it('makes steps of a task: itself with its day, and its own behind it', () => {
  const task = {
    title: 'Дом',
    dueDay: '2026-11-24',
    status: 'active' as const,
    steps: [{ id: 'a', title: 'Шаг a', done: true, dueDay: null, rank: 'a' }],
  };
  expect(asSteps(task)).toEqual([
    { title: 'Дом', dueDay: '2026-11-24', done: false },
    { title: 'Шаг a', dueDay: null, done: true },
  ]);
});

it('tells of everything said of a task that its step cannot have', () => {
  const plain = makeTask();
  const kept = OWN_FIELDS.filter((field) => !losesAsStep({ ...plain, [field]: 'something else' }));
  expect(kept).toEqual(['title', 'projectId', 'headingId', 'dueDate']);
  expect(losesAsStep(plain)).toBe(false);
});
