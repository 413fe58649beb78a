import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { deadlineOf } from '#features/tasks/deadline.ts';
import { editTask } from '#features/tasks/edits.ts';
import { addDays, daysOf } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import type { CalendarEvent } from './contract.ts';
import { toEvent } from './occurrences.ts';
import { isMovable, minutesByDay, movedStanding, type Standing, type StandingTask, standingOn } from './standing.ts';

const CLOCK = { zone: 'Europe/Moscow', dayStart: 0 };
/** Friday, 15:00 in Moscow. */
const NOW = Date.parse('2026-11-27T12:00:00Z');
const SPAN = { from: '2026-11-23', to: '2026-11-29' };
const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: '2026-11-27', index: 1 } as const;

const told = (one: Standing) =>
  [
    one.kind,
    one.kind !== 'event' && one.isLate && 'late',
    one.time,
    one.kind === 'event' ? one.event.title : one.task.title,
  ]
    .filter(Boolean)
    .join(' ');
const on = (tasks: Partial<Task>[], events: CalendarEvent[] = [], span = SPAN, clock = CLOCK) =>
  Object.fromEntries(
    [...standingOn({ tasks: tasks.map((task) => makeTask(task)), events }, span, { now: NOW, clock })]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, list]) => [day.slice(8), list.map(told)]),
  );

describe('a task stands', () => {
  it.each<[string, Partial<Task>, Record<string, string[]>]>([
    ['nowhere without a day', {}, {}],
    ['on the day by which it must be done', { dueDay: '2026-11-28' }, { 28: ['due Отчёт'] }],
    ['there late once that is over', { dueDay: '2026-11-26' }, { 26: ['due late Отчёт'] }],
    ['at its time', { dueDate: '2026-11-27T15:30:00.000Z' }, { 27: ['due 18:30 Отчёт'] }],
    ['by the clock of the account', { dueDate: '2026-11-27T21:30:00.000Z' }, { 28: ['due 00:30 Отчёт'] }],
    [
      'on the day for which it is meant',
      { plannedDay: '2026-11-24', plannedTime: '09:00' },
      { 24: ['planned 09:00 Отчёт'] },
    ],
    [
      'on both, where they are two',
      { dueDay: '2026-11-28', plannedDay: '2026-11-27' },
      { 27: ['planned Отчёт'], 28: ['due Отчёт'] },
    ],
    [
      'for a day without a time, though it is due on another one at a time',
      { dueDate: '2026-11-27T15:30:00.000Z', plannedDay: '2026-11-24' },
      { 24: ['planned Отчёт'], 27: ['due 18:30 Отчёт'] },
    ],
    [
      'once at the time of its deadline, where they are one',
      { dueDate: '2026-11-27T15:30:00.000Z', plannedDay: '2026-11-27' },
      { 27: ['planned 18:30 Отчёт'] },
    ],
    [
      'once and not late, as long as that is to come',
      { dueDay: '2026-11-28', plannedDay: '2026-11-28' },
      { 28: ['planned Отчёт'] },
    ],
    [
      'late by its deadline alone, where it is meant for a later day',
      { dueDay: '2026-11-25', plannedDay: '2026-11-28' },
      { 25: ['due late Отчёт'], 28: ['planned Отчёт'] },
    ],
    ['once, where they are one', { dueDay: '2026-11-25', plannedDay: '2026-11-25' }, { 25: ['planned late Отчёт'] }],
    [
      'on the day on which it was done, and nowhere else',
      {
        status: 'completed',
        completedDay: '2026-11-24',
        completedAt: '2026-11-24T10:00:00.000Z',
        dueDay: '2026-11-28',
      },
      { 24: ['done Отчёт'] },
    ],
    ['nowhere in the archive', { status: 'archived', completedDay: '2026-11-24', dueDay: '2026-11-28' }, {}],
    ['nowhere out of sight', { dueDay: '2026-11-30', plannedDay: '2026-11-22' }, {}],
    [
      'lightly on the days on which it comes again',
      { dueDay: '2026-11-27', repeat },
      { 27: ['due Отчёт'], 28: ['again Отчёт'], 29: ['again Отчёт'] },
    ],
    [
      'not before the day of its deadline',
      { dueDay: '2026-11-28', repeat: { ...repeat, start: '2026-11-28' } },
      { 28: ['due Отчёт'], 29: ['again Отчёт'] },
    ],
    ['on no other day, once it has lost its own', { repeat }, {}],
    [
      'behind today, where it is late',
      { dueDay: '2026-11-24', repeat },
      { 24: ['due late Отчёт'], 28: ['again Отчёт'], 29: ['again Отчёт'] },
    ],
  ])('%s', (_, task, expected) => expect(on([task])).toEqual(expected));
});

describe('events stand', () => {
  const event = (title: string, from: string, to: string) =>
    toEvent({ title, from: Date.parse(from), to: Date.parse(to) }, 'Работа');

  it('on each of their days, with their time on the first', () => {
    const holiday = toEvent({ title: 'Отпуск', firstDay: '2026-11-20', lastDay: '2026-11-24' }, 'Дом');
    const night = event('Поезд', '2026-11-26T20:00:00Z', '2026-11-27T04:00:00Z');
    expect(on([], [holiday, night])).toEqual({
      23: ['event Отпуск'],
      24: ['event Отпуск'],
      26: ['event 23:00 Поезд'],
      27: ['event Поезд'],
    });
  });

  it('as far as days are shown', () => {
    const trip = toEvent({ title: 'Отпуск', firstDay: '2026-11-28', lastDay: '2026-12-05' }, 'Дом');
    expect(on([], [trip])).toEqual({ 28: ['event Отпуск'], 29: ['event Отпуск'] });
    expect(on([], [trip], { from: '2026-11-23', to: '2026-11-27' })).toEqual({});
  });

  it('on the day that somebody lives who begins it later', () => {
    const night = event('Эфир', '2026-11-26T22:00:00Z', '2026-11-26T23:00:00Z');
    expect(on([], [night], SPAN, { ...CLOCK, dayStart: 4 })).toEqual({ 26: ['event 01:00 Эфир'] });
  });
});

it('a day has whole days first, then what has no time, then by time, and at its end what is done', () => {
  const completed = {
    status: 'completed',
    completedDay: '2026-11-27',
    completedAt: '2026-11-27T10:00:00.000Z',
  } as const;
  const birthday = toEvent({ title: 'Праздник', firstDay: '2026-11-27', lastDay: '2026-11-27' }, 'Дом');
  expect(
    on(
      [
        { id: 'a', title: 'а', ...completed },
        { id: 'b', title: 'б', plannedDay: '2026-11-27', plannedTime: '18:00' },
        { id: 'c', title: 'в', dueDate: '2026-11-27T06:00:00.000Z' },
        { id: 'd', title: 'г', dueDay: '2026-11-27' },
      ],
      [birthday, toEvent({ title: 'Созвон', from: NOW, to: NOW + 1 }, 'Работа')],
    ),
  ).toEqual({
    27: ['event Праздник', 'due г', 'due late 09:00 в', 'event 15:00 Созвон', 'planned 18:00 б', 'done а'],
  });
});

it('at one time a day has events by their titles, then tasks as in their list', () => {
  const at = (title: string) => toEvent({ title, from: NOW, to: NOW + 1 }, 'Работа');
  const planned = { plannedDay: '2026-11-27', plannedTime: '15:00' };
  const [urgent, other] = [
    { id: 'a', title: 'я', priority: 'high' as const, ...planned },
    { id: 'b', title: 'а', ...planned },
  ];
  const expected = { 27: ['event 15:00 б', 'event 15:00 в', 'planned 15:00 я', 'planned 15:00 а'] };
  expect(on([other, urgent], [at('в'), at('б')])).toEqual(expected);
  expect(on([urgent, other], [at('б'), at('в')])).toEqual(expected);
});

it('a day has what comes again on it behind what it has itself, by time, and before what is done', () => {
  const due = (time: string) => ({ dueDate: `2026-11-26T${time}:00.000Z`, repeat: { ...repeat, start: '2026-11-26' } });
  const tasks = [
    { id: 'a', title: 'а', status: 'completed' as const, completedDay: '2026-11-28' },
    { id: 'b', title: 'б', ...due('12:00') },
    { id: 'c', title: 'в', ...due('06:00') },
    { id: 'd', title: 'г', dueDay: '2026-11-26', repeat: { ...repeat, start: '2026-11-26' } },
    { id: 'e', title: 'д', plannedDay: '2026-11-28', plannedTime: '23:00' },
  ];
  const expected = ['planned 23:00 д', 'again г', 'again 09:00 в', 'again 15:00 б', 'done а'];
  expect(on(tasks)[28]).toEqual(expected);
  expect(on(tasks.toReversed())[28]).toEqual(expected);
});

it.each<[Standing['kind'], boolean]>([
  ['planned', true],
  ['due', true],
  ['done', false],
  ['again', false],
  ['event', false],
])('what stands as %s can be put on another day: %j', (kind, movable) => {
  expect(isMovable({ kind } as Standing)).toBe(movable);
});

it('all that stands on a day can be told apart', () => {
  const kinds: Partial<Task>[] = [
    { dueDay: '2026-11-28' },
    { plannedDay: '2026-11-28' },
    { dueDay: '2026-11-27', repeat },
    { status: 'completed', completedDay: '2026-11-28' },
  ];
  const tasks = kinds.flatMap((kind, at) => ['a', 'b'].map((name) => makeTask({ ...kind, id: `${name}${at}` })));
  const event = toEvent({ title: 'Праздник', firstDay: '2026-11-28', lastDay: '2026-11-28' }, 'Дом');
  const found = standingOn({ tasks, events: [event, event] }, SPAN, { now: NOW, clock: CLOCK }).get('2026-11-28')!;
  expect(new Set(found.map(({ id }) => id)).size).toBe(10);
});

const day = fc.integer({ min: -40, max: 60 }).map((count) => addDays('2026-11-27', count));
const task = fc.record(
  {
    plannedDay: day,
    plannedTime: fc.constantFrom('00:30', '09:00', '23:30'),
    dueDay: day,
    status: fc.constantFrom('active' as const, 'completed' as const),
  },
  { requiredKeys: ['status'] },
);

it('puts nothing out of sight, nothing twice on a day, and everything in work that has a day in sight', () =>
  fc.assert(
    fc.property(fc.array(task), fc.nat(41), (said, length) => {
      const tasks = said.map((each, at) => makeTask({ id: `${at}`, ...each, ...(each.dueDay && { repeat }) }));
      const span = { from: '2026-11-20', to: addDays('2026-11-20', length) };
      const holiday = toEvent({ title: 'Отпуск', firstDay: span.from, lastDay: span.to }, 'Дом');
      const found = standingOn({ tasks, events: [holiday, holiday] }, span, { now: NOW, clock: CLOCK });
      const inSight = new Set(daysOf(span.from, span.to));
      for (const [on, list] of found) {
        expect(inSight).toContain(on);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        const ofTasks = list.filter((one) => one.kind !== 'event' && one.kind !== 'again') as StandingTask[];
        expect(new Set(ofTasks.map(({ task }) => task.id)).size).toBe(ofTasks.length);
      }
      for (const { id, status, plannedDay, dueDay } of tasks)
        for (const its of [plannedDay, dueDay])
          if (status === 'active' && its !== null && inSight.has(its))
            expect(found.get(its)!.some((one) => one.kind !== 'event' && one.task.id === id)).toBe(true);
    }),
  ));

it('what is put on a day stands there then, at the time that it had', () =>
  fc.assert(
    fc.property(task, fc.boolean(), day, ({ plannedDay, plannedTime, dueDay }, timed, to) => {
      // Of the two, one: where both come to one day, they stand there as one.
      const said = plannedDay ? { plannedDay, ...(plannedTime && { plannedTime }) } : { ...(dueDay && { dueDay }) };
      const due = timed && dueDay && !plannedDay ? deadlineOf({ dueDate: `${dueDay}T06:15:00.000Z` }, CLOCK.zone) : {};
      const before = makeTask({ ...said, status: 'active', ...due });
      const span = { from: '2026-09-01', to: '2027-03-01' };
      const sight = { now: NOW, clock: CLOCK };
      const all = (tasks: readonly Task[]) => [...standingOn({ tasks, events: [] }, span, sight)];
      for (const [, list] of all([before]))
        for (const standing of list.filter(isMovable)) {
          const change = movedStanding(standing, to, CLOCK.zone);
          const fields = { ...change, ...deadlineOf(change, CLOCK.zone) };
          const after = all(editTask([before], before.id, fields, [], new Date(NOW).toISOString()));
          const there = after.find(([on]) => on === to)?.[1] ?? [];
          expect(there).toContainEqual(expect.objectContaining({ time: standing.time }));
        }
    }),
  ));

it('sums up the work of each day', () => {
  const session = (localDate: string, actualDurationMinutes: number | null) => ({ localDate, actualDurationMinutes });
  const found = minutesByDay([session('2026-11-26', 25), session('2026-11-27', null), session('2026-11-26', 50)]);
  expect([...found]).toEqual([
    ['2026-11-26', 75],
    ['2026-11-27', 0],
  ]);
});
