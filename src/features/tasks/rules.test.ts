import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { taskInput } from './contract.ts';
import {
  archiving,
  CLOCK_TIME,
  currentTask,
  inListOrder,
  isSomeday,
  type Listed,
  listOrder,
  PRIORITIES,
  recentlyCompleted,
  restoring,
  STATUSES,
  searchWords,
} from './rules.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

const listed = (row: Partial<Listed> & { id: string }) => makeTask({ title: row.id, createdAt: at(1), ...row });

const anyTask = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  description: fc.constant(null),
  status: fc.constantFrom(...STATUSES),
  priority: fc.constantFrom(...PRIORITIES),
  dueDate: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => at(day))),
  createdAt: fc.integer({ min: 1, max: 28 }).map((day) => at(day)),
  completedAt: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => at(day))),
  projectId: fc.constant(null),
});
const anyTasks = fc.uniqueArray(anyTask, { selector: ({ id }) => id, maxLength: 30 });

describe('order of the list', () => {
  const rows = [
    listed({ id: 'archived', status: 'archived', completedAt: at(20) }),
    listed({ id: 'done early', status: 'completed', completedAt: at(3) }),
    listed({ id: 'no date, low', priority: 'low', createdAt: at(9) }),
    listed({ id: 'no date, high', priority: 'high' }),
    listed({ id: 'no date, medium, old', createdAt: at(1) }),
    listed({ id: 'no date, medium, new', createdAt: at(5) }),
    listed({ id: 'due later', dueDate: at(25), priority: 'high' }),
    listed({ id: 'due soon, low', dueDate: at(21), priority: 'low' }),
    listed({ id: 'due soon, high', dueDate: at(21), priority: 'high' }),
    listed({ id: 'done late', status: 'completed', completedAt: at(4) }),
  ];
  const expected = [
    'due soon, high',
    'due soon, low',
    'due later',
    'no date, high',
    'no date, medium, new',
    'no date, medium, old',
    'no date, low',
    'done late',
    'done early',
    'archived',
  ];

  it('puts deadlines first, then priority, then the newest; completed last', () => {
    expect(inListOrder(rows).map(({ id }) => id)).toEqual(expected);
  });

  it('shows what was just added first', () => {
    const order = rows.toSorted(listOrder(at(4))).map(({ id }) => id);
    expect(order.slice(0, 3)).toEqual(['no date, low', 'no date, medium, new', 'due soon, high']);
  });

  it('shows what was just added in its own order, and only what is active and was made after that instant', () => {
    const added = [
      listed({ id: 'then', createdAt: at(4) }),
      listed({ id: 'done', createdAt: at(8), status: 'completed', completedAt: at(8) }),
      listed({ id: 'first', createdAt: at(5) }),
      listed({ id: 'second', createdAt: at(6) }),
      listed({ id: 'due', createdAt: at(1), dueDate: at(20) }),
    ];
    const order = added.toSorted(listOrder(at(4))).map(({ id }) => id);
    expect(order).toEqual(['second', 'first', 'due', 'then', 'done']);
  });

  it('puts what is done by the time of its completion alone', () => {
    const done = { status: 'completed', completedAt: at(3) } as const;
    const early = listed({ id: 'early', ...done, priority: 'high', dueDate: at(2), createdAt: at(3) });
    const late = listed({ id: 'late', ...done, completedAt: at(4), priority: 'low', createdAt: at(1) });
    for (const both of [
      [early, late],
      [late, early],
    ])
      expect(inListOrder(both)).toEqual([late, early]);
  });
});

it.each([
  ['', []],
  ['   ', []],
  ['  Ёлка \t для\nПети ', ['елка', 'для', 'пети']],
])('searches «%s» for the words %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

describe('the current task', () => {
  type Candidate = Pick<Listed, 'id' | 'status' | 'priority'> & { dueDate: string | number | null; rank?: string };
  const unranked = (id: string) => ({ id, status: 'active' as const, priority: 'low' as const, dueDate: null });
  it.each<[string, Candidate[], string | undefined]>([
    ['none', [], undefined],
    ['the first of high priority', [listed({ id: 'a' }), listed({ id: 'b', priority: 'high' })], 'b'],
    ['else the first active', [listed({ id: 'a', status: 'completed' }), listed({ id: 'b' })], 'b'],
    ['not a completed one', [listed({ id: 'a', priority: 'high', status: 'completed' })], undefined],
    [
      'of high priority what is due first, and not what has no deadline',
      [
        listed({ id: 'in nine days', priority: 'high', dueDate: at(30) }),
        listed({ id: 'none', priority: 'high' }),
        listed({ id: 'late', priority: 'high', dueDate: at(2) }),
        listed({ id: 'today', priority: 'high', dueDate: at(21) }),
        listed({ id: 'later than all, but lower', dueDate: at(1) }),
      ],
      'late',
    ],
    [
      'of the same deadline the first in its column',
      [
        makeTask({ id: 'second', rank: 'b' }),
        makeTask({ id: 'first', rank: 'a' }),
        makeTask({ id: 'third', rank: 'c' }),
      ],
      'first',
    ],
    ['where nothing is ranked, the first as they come', [unranked('b'), unranked('a')], 'b'],
    ['before what is ranked, what is not', [{ ...unranked('a'), rank: 'A' }, unranked('b')], 'b'],
    ['a deadline said as a number like one said as text', [unranked('a'), { ...unranked('b'), dueDate: 5 }], 'b'],
  ])('%s', (_, tasks, id) => {
    expect(currentTask(tasks)?.id).toBe(id);
  });

  it('is the same in whatever order they come', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const dated = tasks.filter(
          ({ dueDate }, index) => tasks.findIndex((task) => task.dueDate === dueDate) === index,
        );
        expect(currentTask(dated.toReversed())).toBe(currentTask(dated));
      }),
    );
  });
});

it('recently completed are the latest', () => {
  const done = [3, 9, 5, 7].map((day) => listed({ id: `${day}`, status: 'completed', completedAt: at(day) }));
  expect(recentlyCompleted([...done, listed({ id: 'open' })], 3).map(({ id }) => id)).toEqual(['9', '7', '5']);
});

it.each([
  ['1999-12-31T23:59:59.999Z', false],
  ['2000-01-01T00:00:00.000Z', true],
  ['2100-12-31T23:59:59.999Z', true],
  ['2101-01-01T00:00:00.000Z', false],
])('a deadline at %s may be set: %s', (dueDate, fits) => {
  expect(taskInput.safeParse({ title: 'Отчёт', dueDate }).success).toBe(fits);
});

it.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('a task may be planned for %s: %j', (plannedDay, fits) => {
  expect(taskInput.safeParse({ title: 'Отчёт', plannedDay }).success).toBe(fits);
});

it('what is completed goes into the archive, and nothing else', () => {
  const tasks = STATUSES.map((status) => ({ id: status, status }));
  expect([...archiving(tasks)]).toEqual([['completed', 'archived']]);
});

it('the archive comes back as it was, and nothing else changes', () => {
  const tasks = [
    { id: 'open', status: 'active', completedAt: null },
    { id: 'done', status: 'completed', completedAt: '2026-03-01T10:00:00.000Z' },
    { id: 'put away', status: 'archived', completedAt: null },
    { id: 'done and put away', status: 'archived', completedAt: '2026-03-01T10:00:00.000Z' },
  ] as const;
  expect([...restoring(tasks)]).toEqual([
    ['put away', 'active'],
    ['done and put away', 'completed'],
  ]);
});

it.each([
  ['put off', {}, true],
  ['put off, with a deadline', { dueDate: '2026-11-21T09:00:00.000Z' }, false],
  ['put off, and done', { status: 'completed' }, false],
  ['put off, and put away', { status: 'archived' }, false],
  ['not put off', { someday: false }, false],
  ['of which nothing is said', { someday: undefined }, false],
] as const)('a task %s (%o) stands in no list that does not ask for it: %j', (_, said, is) => {
  expect(isSomeday({ status: 'active', someday: true, dueDate: null, ...said })).toBe(is);
});

it.each([
  ['00:00', true],
  ['09:59', true],
  ['19:30', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['109:00', false],
  ['09:000', false],
])('%s is a time of a day: %j', (time, is) => {
  expect(CLOCK_TIME.test(time)).toBe(is);
});
