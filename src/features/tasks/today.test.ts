import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { conditionTest } from './filtering.ts';
import { STATUSES } from './rules.ts';
import { forTodayAsked, isForToday, momentOf, tasksOfToday, whyToday, worthTaking } from './today.ts';

const MOSCOW = { zone: 'Europe/Moscow' };
const at = momentOf(Date.parse('2026-11-21T09:00:00Z'), MOSCOW);

it.each([
  ['of yesterday', { dueDay: '2026-11-20' }, true],
  ['of today', { dueDay: '2026-11-21' }, true],
  ['of today, later on', { dueDate: '2026-11-21T18:00:00Z' }, true],
  ['of tomorrow', { dueDay: '2026-11-22' }, false],
  ['of tomorrow there, today in London', { dueDate: '2026-11-21T21:30:00Z' }, false],
  ['without a deadline', {}, false],
  ['planned for today', { plannedDay: '2026-11-21' }, true],
  ['planned for yesterday and not done', { plannedDay: '2026-11-20' }, true],
  ['planned for tomorrow', { plannedDay: '2026-11-22' }, false],
  ['planned for today, but done', { plannedDay: '2026-11-21', status: 'completed' }, false],
  ['put off', { someday: true }, false],
  ['put off, but due today', { someday: true, dueDay: '2026-11-21' }, true],
  ['of yesterday, but done', { dueDay: '2026-11-20', status: 'completed' }, false],
  ['of yesterday, but put away', { dueDay: '2026-11-20', status: 'archived' }, false],
] as const)('a task %s', (_, fields, is) => {
  expect(isForToday(makeTask(fields), at)).toBe(is);
});

it.each([
  ['late', { dueDay: '2026-11-20', plannedDay: '2026-11-21' }],
  ['due', { dueDay: '2026-11-21', plannedDay: '2026-11-20' }],
  ['planned', { dueDay: '2026-11-25', plannedDay: '2026-11-20' }],
  [null, { dueDay: '2026-11-25', plannedDay: '2026-11-22' }],
] as const)('what is %s by several days is so by the first that asks', (why, fields) => {
  expect(whyToday(makeTask(fields), at)).toBe(why);
});

it('rows are asked for what is of today, as it is told of a task, also in the night that belongs to the day before', () => {
  const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', null);
  const due = fc.oneof(
    day.map((dueDay) => ({ dueDay })),
    fc.integer({ min: -50, max: 50 }).map((hours) => ({ dueDate: new Date(at.now + hours * HOUR).toISOString() })),
  );
  const fields = fc.record({ plannedDay: day, status: fc.constantFrom(...STATUSES) });
  fc.assert(
    fc.property(due, fields, fc.integer({ min: 0, max: 48 }), (deadline, rest, hours) => {
      const then = momentOf(at.now + hours * HOUR, { ...MOSCOW, dayStart: 4 });
      const task = makeTask({ ...deadline, ...rest });
      expect(conditionTest(forTodayAsked(then), () => '')(task)).toBe(isForToday(task, then));
    }),
  );
});

it('what passed an hour ago is of today, though the day that is lived began yesterday', () => {
  const night = momentOf(Date.parse('2026-11-20T22:00:00Z'), { ...MOSCOW, dayStart: 3 });
  expect(night.today).toBe('2026-11-20');
  expect(isForToday(makeTask({ dueDate: '2026-11-20T21:30:00Z' }), night)).toBe(true);
  expect(isForToday(makeTask({ dueDay: '2026-11-21' }), night)).toBe(false);
});

it('today begins with what is late, then goes by the clock, then by priority', () => {
  const tasks = [
    makeTask({ id: 'day, low', dueDay: '2026-11-21', priority: 'low' }),
    makeTask({ id: 'day, high', dueDay: '2026-11-21', priority: 'high' }),
    makeTask({ id: 'evening', dueDate: '2026-11-21T17:00:00Z', priority: 'low' }),
    makeTask({ id: 'late', dueDay: '2026-11-19' }),
    makeTask({ id: 'long late', dueDay: '2026-11-01', priority: 'low' }),
    makeTask({ id: 'tomorrow', dueDay: '2026-11-22' }),
  ];
  expect(tasksOfToday(tasks, at).map(({ id }) => id)).toEqual([
    'long late',
    'late',
    'evening',
    'day, high',
    'day, low',
  ]);
});

it('a free day offers what presses most of the rest, and no more than there is', () => {
  const tasks = [
    makeTask({ id: 'someday' }),
    makeTask({ id: 'done', status: 'completed' }),
    makeTask({ id: 'today', dueDay: '2026-11-21' }),
    makeTask({ id: 'in a week', dueDay: '2026-11-28' }),
    makeTask({ id: 'high', priority: 'high' }),
    makeTask({ id: 'put off', priority: 'high', someday: true }),
  ];
  const offered = (count: number) => worthTaking(tasks, at, count).map(({ id }) => id);
  expect(offered(2)).toEqual(['high', 'in a week']);
  expect(offered(9)).toEqual(['high', 'in a week', 'someday']);
});
