import { expect, it } from 'vitest';
import { pick } from '#shared/fields.ts';
import { makeTask } from '#testing/task.ts';
import { taskInput } from './contract.ts';
import { duplicateOf } from './duplicate.ts';
import { OWN_FIELDS } from './field-sets.ts';

const id = (last: number) => `01930000-0000-7000-8000-00000000000${last}`;
const ids = () => {
  let last = 0;
  return () => id(++last);
};
const whole = makeTask({
  title: 'Отчёт',
  description: 'По отделам',
  priority: 'high',
  projectId: 'p',
  tags: ['дом'],
  dueDay: '2026-11-23',
  repeat: { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: '2026-11-01', index: 9 },
  reminders: [
    { id: id(8), at: '2026-11-23T09:00', snoozedUntil: '2026-11-23T08:00:00.000Z' },
    { id: id(9), beforeMinutes: 60 },
  ],
  estimateMinutes: 90,
  plannedDay: '2026-11-21',
  plannedTime: '10:00',
  steps: [{ id: id(7), title: 'Цифры', done: true, dueDay: '2026-11-22', rank: 'a' }],
  kanbanColumnId: 'work',
});

it('says of a copy all that was said of the task, and begins what the task had done', () => {
  const copy = duplicateOf(whole, ids());
  const { dueDate: _, ...own } = pick(whole, OWN_FIELDS);
  expect(copy).toEqual({
    ...own,
    dueDay: '2026-11-23',
    repeat: { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' },
    reminders: [
      { id: id(1), at: '2026-11-23T09:00' },
      { id: id(2), beforeMinutes: 60 },
    ],
    steps: [{ id: id(3), title: 'Цифры', dueDay: '2026-11-22' }],
    kanbanColumnId: 'work',
  });
  expect(taskInput.safeParse(copy).success).toBe(true);
});

it.each(['completed', 'archived'] as const)('a copy of what is %s is to be done: its column is not taken', (status) => {
  const done = { ...whole, status, completedAt: '2026-11-23T09:00:00.000Z' };
  expect(duplicateOf(done, ids()).kanbanColumnId).toBeNull();
});

it('keeps a time to the minute, and says that there is no deadline where there is none', () => {
  const dueDate = '2026-11-23T20:59:00.000Z';
  const timed = makeTask({ dueDate, dueDay: '2026-11-23', dueHasTime: true });
  expect(duplicateOf(timed, ids())).toMatchObject({ dueDate, dueDay: '2026-11-23' });
  expect(duplicateOf(makeTask({}), ids())).toMatchObject({ dueDate: null, repeat: null, steps: [] });
});
