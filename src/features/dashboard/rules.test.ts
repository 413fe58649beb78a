import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { dayPart, trendOf, workload } from './rules.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('%i:00 is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

it('what there is to do are the open tasks, due by the last minute of today there', () => {
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
  expect(workload(tasks, now, { zone: 'Europe/Moscow' })).toEqual({ open: 4, due: 2 });
  expect(workload(tasks, now, { zone: 'Asia/Vladivostok' })).toEqual({ open: 4, due: 2 });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'UTC' })).toEqual({ open: 4, due: 2 });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'Europe/Moscow' })).toEqual({ open: 4, due: 3 });
  expect(workload(tasks, Date.parse('2026-11-21T22:00:00Z'), { zone: 'Europe/Moscow', dayStart: 2 })).toEqual({
    open: 4,
    due: 2,
  });
  expect(workload([], now, { zone: 'UTC' })).toEqual({ open: 0, due: 0 });
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
