import { expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { dayPart, trendOf, workload } from './rules.ts';

it.each([
  [0, 0, 'morning'],
  [0, 3, 'evening'],
  [2, 3, 'evening'],
  [3, 3, 'morning'],
  [5, 0, 'morning'],
  [11, 0, 'morning'],
  [12, 0, 'day'],
  [17, 0, 'day'],
  [18, 0, 'evening'],
  [23, 0, 'evening'],
] as const)('%i:30 is, where the day begins at %i, %s', (hour, dayStart, part) => {
  const at = instantOf('2026-11-21', `${String(hour).padStart(2, '0')}:30`, 'Asia/Vladivostok');
  expect(dayPart(at, { zone: 'Asia/Vladivostok', dayStart })).toBe(part);
});

it('what was done today is what was completed on this day of the account', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const done = (completedDay: string) => makeTask({ status: 'completed', completedDay });
  const tasks = [done('2026-11-21'), done('2026-11-20'), { ...done('2026-11-21'), status: 'archived' as const }];
  expect(workload(tasks, now, { zone: 'UTC' })).toMatchObject({ open: 0, due: 0, done: 2 });
});

it('what there is to do are the open tasks, due by the last minute of today there, or late already', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const due = (dueDate: string | null, status: 'active' | 'completed' | 'archived' = 'active') =>
    makeTask({ dueDate, status });
  const tasks = [
    due(null),
    due('2026-11-21T20:59:00.000Z'),
    due('2026-11-21T21:00:00.000Z'),
    due('2026-11-01T09:00:00.000Z'),
    due('2026-11-21T09:00:00.000Z', 'completed'),
    due('2026-11-21T09:00:00.000Z', 'archived'),
  ];
  expect(workload(tasks, now, { zone: 'Europe/Moscow' })).toMatchObject({ open: 4, due: 2 });
  expect(workload(tasks, now, { zone: 'Asia/Vladivostok' })).toMatchObject({ open: 4, due: 2 });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'UTC' })).toMatchObject({ open: 4, due: 3 });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'Europe/Moscow' })).toMatchObject({
    open: 4,
    due: 3,
  });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'Europe/Moscow', dayStart: 2 })).toMatchObject({
    open: 4,
    due: 3,
  });
  expect(workload([], now, { zone: 'UTC' })).toEqual({ open: 0, due: 0, done: 0 });
});

it.each([
  ['2026-11-16', [1, null, null], 0],
  ['2026-11-17', [1, 2, null], 1],
  ['2026-11-18', [1, 2, 3], 2],
  ['2026-11-19', [1, 2, 3], -1],
])('on %s the bars of the week are %j, today at %i', (today, days, at) => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18'].map((date, index) => ({ date, value: index + 1 }));
  expect(trendOf(week, today, ({ value }) => value)).toEqual({ days, today: at });
});
