import { expect, it } from 'vitest';
import { isFinished, summaryOf } from './closing.ts';

const task = (id: string, projectId: string | null, status: string, completedAt: string | null = null) => ({
  ...{ id, projectId, status, completedAt },
  outcome: completedAt === null ? null : ('done' as const),
});
const done = '2026-11-03T09:00:00Z';

it('sums up what a project came to', () => {
  const tasks = [
    task('1', 'p', 'completed', done),
    task('2', 'p', 'archived', done),
    task('3', 'p', 'archived'),
    task('4', 'p', 'active'),
    task('5', 'q', 'completed', done),
    task('7', 'p', 'archived', done),
    { ...task('6', 'p', 'completed', done), outcome: 'dropped' as const },
  ];
  const life = { id: 'p', createdOn: '2026-11-01', to: '2026-11-03' };
  const minutes = new Map([
    ['1', 25],
    ['4', 5],
    ['5', 100],
  ]);
  expect(summaryOf(life, tasks, minutes)).toEqual({ done: 3, open: 1, days: 3, minutes: 30 });
  // A clock that goes wrong makes nobody's project a thing of the future.
  expect(summaryOf({ ...life, to: '2026-10-30' }, [], undefined)).toEqual({ done: 0, open: 0, days: 1, minutes: null });
});

it.each([
  [[task('1', 'p', 'completed', done)], true],
  [[task('1', 'p', 'completed', done), task('2', 'p', 'archived'), task('3', 'q', 'active')], true],
  [[task('1', 'p', 'completed', done), task('2', 'p', 'active')], false],
  [[task('1', 'p', 'archived', done)], false],
  [[], false],
])('a project of %j is finished: %s', (tasks, finished) => expect(isFinished('p', tasks)).toBe(finished));
