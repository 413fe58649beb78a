import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { chosenTask, isLength, NO_TASK, sessionStartOf, taskChoices } from './session-choice.ts';

const tasks = [
  makeTask({ id: 'done', title: 'Сделано', status: 'completed', completedAt: '2026-03-01T10:00:00.000Z' }),
  makeTask({ id: 'gone', title: 'В архиве', status: 'archived' }),
  makeTask({ id: 'open', title: 'Открыто' }),
];
const values = (preselected?: string) => taskChoices(tasks, preselected).map(({ value }) => value);

it('no task can be chosen, and those that are active', () => {
  expect(taskChoices(tasks, undefined)).toEqual([
    { value: NO_TASK, label: 'Без задачи' },
    { value: 'open', label: 'Открыто' },
  ]);
  expect(taskChoices([], 'open')).toEqual([{ value: NO_TASK, label: 'Без задачи' }]);
});

it.each(['done', 'gone'])('the task from which it is started can be chosen even if it is %s', (id) => {
  expect(values(id)).toEqual([NO_TASK, 'open', id]);
});

it('a long title is cut', () => {
  const [, { label } = { label: '' }] = taskChoices([makeTask({ title: 'я'.repeat(71) })], undefined);
  expect([label.length, label.at(-1)]).toEqual([70, '…']);
});

it.each([
  ['open', 'open'],
  ['deleted', NO_TASK],
  [NO_TASK, NO_TASK],
])('of %s what is chosen is %s', (task, chosen) => {
  expect(chosenTask(task, taskChoices(tasks, undefined))).toBe(chosen);
});

it.each([
  ['open', 25, { taskId: 'open', durationMinutes: 25, isUnlimited: false }],
  [NO_TASK, 45, { taskId: null, durationMinutes: 45, isUnlimited: false }],
  ['open', 0, { taskId: 'open', durationMinutes: null, isUnlimited: true }],
])('%s for %i minutes is sent as %j', (task, duration, sent) => {
  expect(sessionStartOf(task, duration)).toEqual(sent);
});

it.each([
  ['1', true],
  ['90', true],
  ['1440', true],
  ['0', false],
  ['1441', false],
  ['2.5', false],
  ['', false],
  ['час', false],
])('an own length of «%s» may be sent: %s', (text, may) => {
  expect(isLength(text)).toBe(may);
});
