import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayClock, HOUR, instantOf, MINUTE } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { badge } from './badge.ts';
import { type Flags, KINDS, type Marks, type Noticed, nextChange, notificationsOf } from './rules.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const SECOND = 1000;
const MOSCOW = { zone: 'Europe/Moscow' };
const NONE: Marks = { read: new Set(), removed: new Set() };
const iso = (instant: number) => new Date(instant).toISOString();

const LONG_AGO = iso(NOW - 90 * 24 * HOUR);
const task = (fields: Partial<Noticed> = {}): Noticed =>
  makeTask({ id: 'report', createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const OTHER = '01936f2c-8a00-7000-8000-0000000000a2';
const reminder = (at: string) => ({ id: '01936f2c-8a00-7000-8000-0000000000a1', at });
const kindsOf = (noticed: Noticed | readonly Noticed[], flags: Flags = {}, now = NOW, clock: DayClock = MOSCOW) =>
  notificationsOf({ tasks: [noticed].flat(), flags, marks: NONE, now, clock }).map(({ type }) => type);

describe('a deadline', () => {
  it.each([
    ['a year ago', -365 * 24 * HOUR, ['overdue']],
    ['30 min 1 s ago', -(30 * MINUTE + SECOND), ['overdue']],
    ['30 min 1 ms ago', -(30 * MINUTE + 1), ['overdue']],
    ['30 min ago', -30 * MINUTE, []],
    ['29 min 59 s ago', -(30 * MINUTE - SECOND), []],
    ['a second ago', -SECOND, []],
    ['now', 0, []],
    ['in 1 ms', 1, ['upcoming']],
    ['in 29 min 59 s', 30 * MINUTE - SECOND, ['upcoming']],
    ['in 30 min', 30 * MINUTE, ['upcoming']],
    ['in 59 min 59 s', HOUR - SECOND, ['upcoming']],
    ['in 1 h', HOUR, ['upcoming']],
    ['in 1 h 1 ms', HOUR + 1, ['tomorrow']],
    ['in 1 h 1 s', HOUR + SECOND, ['tomorrow']],
    ['in 23 h 59 min 59 s', 24 * HOUR - SECOND, ['tomorrow']],
    ['in 24 h', 24 * HOUR, ['tomorrow']],
    ['in 24 h 1 ms', 24 * HOUR + 1, []],
    ['in 24 h 1 s', 24 * HOUR + SECOND, []],
  ])('%s', (_, left, kinds) => {
    expect(kindsOf(task({ dueDate: iso(NOW + left) }))).toEqual(kinds);
  });

  it.each(['completed', 'archived'] as const)('of a task that is %s is no news', (status) => {
    for (const left of [-HOUR, HOUR, 2 * HOUR]) expect(kindsOf(task({ status, dueDate: iso(NOW + left) }))).toEqual([]);
  });

  it('that is absent is no news', () => {
    expect(kindsOf(task())).toEqual([]);
  });
});

describe('a deadline of a day alone', () => {
  const zone = 'Europe/Moscow';
  const alone = task({ dueDate: iso(instantOf('2026-11-21', '23:59', zone)) });
  it.each([
    ['2026-11-20', '23:58:59', []],
    ['2026-11-20', '23:59:00', ['tomorrow']],
    ['2026-11-21', '00:00:00', ['tomorrow']],
    ['2026-11-21', '22:58:59', ['tomorrow']],
    ['2026-11-21', '22:59:00', ['upcoming']],
    ['2026-11-21', '23:59:00', []],
    ['2026-11-22', '00:29:00', []],
    ['2026-11-22', '00:29:01', ['overdue']],
  ])('at %s %s', (day, time, kinds) => {
    expect(kindsOf(alone, {}, instantOf(day, time, zone))).toEqual(kinds);
  });
});

describe('a deadline of a day that goes on behind midnight', () => {
  const zone = 'America/Los_Angeles';
  // As it was told in another zone: the day is what was said.
  const alone = task({ dueDate: iso(instantOf('2026-11-21', '23:59', 'Europe/Moscow')) });
  it.each([
    ['2026-11-21', '03:58:59', []],
    ['2026-11-21', '03:59:00', ['tomorrow']],
    ['2026-11-22', '02:58:59', ['tomorrow']],
    ['2026-11-22', '02:59:00', ['upcoming']],
    ['2026-11-22', '03:59:00', []],
    ['2026-11-22', '04:29:00', []],
    ['2026-11-22', '04:29:01', ['overdue']],
  ])('at %s %s there', (day, time, kinds) => {
    const now = instantOf(day, time, zone);
    expect(kindsOf(alone, {}, now, { zone, dayStart: 4 })).toEqual(kinds);
  });

  it('changes the notifications when it ends, and a time does when it comes', () => {
    const clock = { zone, dayStart: 4 };
    const at = (day: string, time: string) => instantOf(day, time, zone);
    expect(nextChange([alone], at('2026-11-22', '01:00'), clock)).toBe(at('2026-11-22', '02:59'));
    const timed = task({ dueDate: iso(at('2026-11-21', '18:00')) });
    expect(nextChange([timed], at('2026-11-21', '12:00'), clock)).toBe(at('2026-11-21', '17:00'));
  });
});

it.each([
  ['ahead of this clock', 5 * MINUTE, ['completed']],
  ['now', 0, ['completed']],
  ['23 h 59 min 59 s ago', -(24 * HOUR - SECOND), ['completed']],
  ['24 h ago', -24 * HOUR, ['completed']],
  ['24 h 1 ms ago', -(24 * HOUR + 1), []],
])('a completion %s', (_, after, kinds) => {
  const done = task({ status: 'completed', updatedAt: iso(NOW + after), completedAt: iso(NOW + after) });
  expect(kindsOf(done)).toEqual(kinds);
  expect(kindsOf({ ...done, status: 'archived' })).toEqual([]);
  expect(kindsOf({ ...done, outcome: 'dropped' })).toEqual([]);
});

describe('a reminder', () => {
  const reminded = task({ reminders: [reminder('2026-11-21T11:00'), { id: OTHER, beforeMinutes: 60 }] });
  const at = Date.UTC(2026, 10, 21, 8);
  const idsAt = (noticed: Noticed, now: number, clock = {}) =>
    notificationsOf({ tasks: [noticed], flags: {}, marks: NONE, now, clock: { ...MOSCOW, ...clock } });

  it.each([
    ['a moment before', at - 1, []],
    ['at its time', at, ['reminder']],
    ['a week later', at + 7 * 24 * HOUR, ['reminder']],
    ['more than a week later', at + 7 * 24 * HOUR + 1, []],
  ])('stands %s', (_, now, kinds) => {
    expect(kindsOf(reminded, {}, now)).toEqual(kinds);
  });

  it('stands beside the deadline, from which others count: of a day alone by the hour of the settings', () => {
    const due = { ...reminded, dueDate: iso(NOW), dueDay: '2026-11-21', dueHasTime: false };
    const shown = idsAt(due, Date.UTC(2026, 10, 21, 10), { allDayReminderAt: '13:30' });
    expect(shown.map(({ type, timestamp }) => [type, iso(timestamp)])).toContainEqual([
      'reminder',
      '2026-11-21T09:30:00.000Z',
    ]);
    expect(shown.map(({ type }) => type)).toEqual(['reminder', 'tomorrow']);
  });

  it.each(['completed', 'archived'] as const)('of a task that is %s does not come', (status) => {
    expect(kindsOf({ ...reminded, status }, {}, at).includes('reminder')).toBe(false);
  });

  it('comes once more when it was put off, and changes the list at its times alone', () => {
    const snoozed = { ...reminded, reminders: [{ ...reminder('2026-11-21T11:00'), snoozedUntil: iso(NOW) }] };
    expect(idsAt(snoozed, at)).toEqual([]);
    expect(idsAt(snoozed, NOW)[0]?.id).not.toBe(idsAt(reminded, at)[0]?.id);
    expect(nextChange([snoozed], at, MOSCOW)).toBe(NOW);
    expect(nextChange([snoozed], NOW, MOSCOW)).toBe(NOW + 7 * 24 * HOUR + 1);
    expect(nextChange([snoozed], NOW + 7 * 24 * HOUR + 1, MOSCOW)).toBeNull();
  });
});

describe('flags', () => {
  const all = [
    task({ id: 'a', dueDate: iso(NOW - HOUR) }),
    task({ id: 'b', dueDate: iso(NOW + HOUR) }),
    task({ id: 'c', dueDate: iso(NOW + 2 * HOUR) }),
    task({ id: 'd', status: 'completed', updatedAt: iso(NOW - HOUR) }),
    task({ id: 'e', reminders: [reminder('2026-11-21T11:00')] }),
  ];
  it.each([
    ['nothing said', {}, [...KINDS]],
    [
      'all allowed',
      { overdueNotifications: true, upcomingNotifications: true, dayBeforeNotifications: true },
      [...KINDS],
    ],
    ['undefined', { overdueNotifications: undefined }, [...KINDS]],
    ['no overdue', { overdueNotifications: false }, ['upcoming', 'tomorrow', 'completed', 'reminder']],
    ['no upcoming', { upcomingNotifications: false }, ['overdue', 'tomorrow', 'completed', 'reminder']],
    ['no day before', { dayBeforeNotifications: false }, ['overdue', 'upcoming', 'completed', 'reminder']],
    ['no focus reminders', { focusReminders: false }, [...KINDS]],
  ])('%s', (_, flags, kinds) => {
    expect(kindsOf(all, flags).sort()).toEqual([...kinds].sort());
  });
});

describe('what the user did', () => {
  const late = task({ dueDate: iso(NOW - HOUR) });
  const at = (noticed: Noticed, marks: Marks, now = NOW) =>
    notificationsOf({ tasks: [noticed], flags: {}, marks, now, clock: MOSCOW });
  const [known] = at(late, NONE);
  const marked = (mark: 'read' | 'removed'): Marks => ({ ...NONE, [mark]: new Set([known!.id]) });

  it('read stays read while time passes and the task is edited', () => {
    const edited = { ...late, title: 'Отчёт за год', updatedAt: iso(NOW) };
    for (const now of [NOW, NOW + HOUR, NOW + 99 * 24 * HOUR])
      expect(at(edited, marked('read'), now)).toMatchObject([{ read: true, description: 'Отчёт за год' }]);
  });

  it('removed stays removed', () => {
    for (const now of [NOW, NOW + HOUR]) expect(at(late, marked('removed'), now)).toEqual([]);
  });

  it.each([
    ['another deadline', { dueDate: iso(NOW - 2 * HOUR) }],
    ['another kind', { dueDate: late.dueDate, status: 'completed', updatedAt: iso(NOW) }],
  ] as const)('%s is told anew', (_, change) => {
    for (const mark of ['read', 'removed'] as const)
      expect(at({ ...late, ...change }, marked(mark))).toMatchObject([{ read: false }]);
  });

  it('a task that is done once more is told anew', () => {
    const done = task({ status: 'completed', updatedAt: iso(NOW - HOUR), completedAt: iso(NOW - HOUR) });
    const marks = { ...NONE, removed: new Set(at(done, NONE).map(({ id }) => id)) };
    expect(at({ ...done, updatedAt: iso(NOW) }, marks)).toEqual([]);
    expect(at({ ...done, updatedAt: iso(NOW), completedAt: iso(NOW) }, marks)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('tells since when each is true and by when it was to be done, what is late first, then the latest', () => {
    const tasks = [
      task({ id: 'late', dueDate: iso(NOW - 2 * HOUR) }),
      task({ id: 'soon', dueDate: iso(NOW + 40 * MINUTE) }),
      task({ id: 'later', dueDate: iso(NOW + 20 * HOUR) }),
      task({ id: 'done', status: 'completed', updatedAt: iso(NOW - 5 * MINUTE), completedAt: iso(NOW - 5 * MINUTE) }),
      task({ id: 'fresh', dueDate: iso(NOW + 3 * HOUR), createdAt: iso(NOW - MINUTE) }),
    ];
    const shown = notificationsOf({ tasks, flags: {}, marks: NONE, now: NOW, clock: MOSCOW });
    const since = shown.map(({ task: { id }, timestamp, dueAt }) => [id, (NOW - timestamp) / MINUTE, dueAt]);
    expect(since).toEqual([
      ['late', 90, NOW - 2 * HOUR],
      ['fresh', 1, NOW + 3 * HOUR],
      ['done', 5, null],
      ['soon', 20, NOW + 40 * MINUTE],
      ['later', 240, NOW + 20 * HOUR],
    ]);
  });
});

/** Deadlines and changes around now, on and beside the edges. */
const offset = fc.oneof(
  fc.integer({ min: -30 * HOUR, max: 30 * HOUR }),
  fc
    .tuple(fc.constantFrom(-24 * HOUR, -HOUR / 2, 0, HOUR, 24 * HOUR), fc.integer({ min: -2, max: 2 }))
    .map(([edge, beside]) => edge + beside),
);
const anyTask = fc
  .record({
    status: fc.constantFrom('active' as const, 'completed' as const, 'archived' as const),
    due: fc.option(offset),
    changed: offset,
    created: offset,
  })
  .map(({ status, due, changed, created }) =>
    task({
      status,
      dueDate: due === null ? null : iso(NOW + due),
      createdAt: iso(NOW + created),
      updatedAt: iso(NOW + changed),
      completedAt: status === 'active' ? null : iso(NOW + changed),
    }),
  );
const anyTasks = fc.array(anyTask, { maxLength: 12 }).map((tasks) => tasks.map((one, n) => ({ ...one, id: `t${n}` })));
const anyFlags: fc.Arbitrary<Flags> = fc.record(
  { overdueNotifications: fc.boolean(), upcomingNotifications: fc.boolean(), dayBeforeNotifications: fc.boolean() },
  { requiredKeys: [] },
);

describe('always', () => {
  it('a task has at most one notification, and each id is one notification', () => {
    fc.assert(
      fc.property(anyTasks, anyFlags, (tasks, flags) => {
        const shown = notificationsOf({ tasks, flags, marks: NONE, now: NOW, clock: MOSCOW });
        expect(new Set(shown.map((one) => one.task.id)).size).toBe(shown.length);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      }),
    );
  });

  it('recalculating changes nothing, in whichever order the tasks come', () => {
    fc.assert(
      fc.property(anyTasks, anyFlags, (tasks, flags) => {
        const once = notificationsOf({ tasks, flags, marks: NONE, now: NOW, clock: MOSCOW });
        expect(notificationsOf({ tasks: tasks.toReversed(), flags, marks: NONE, now: NOW, clock: MOSCOW })).toEqual(
          once,
        );
        const read = { ...NONE, read: new Set(once.map(({ id }) => id)) };
        const again = notificationsOf({ tasks, flags, marks: read, now: NOW, clock: MOSCOW });
        expect(again).toEqual(once.map((one) => ({ ...one, read: true })));
        const removed = { ...NONE, removed: new Set(once.map(({ id }) => id)) };
        expect(notificationsOf({ tasks, flags, marks: removed, now: NOW, clock: MOSCOW })).toEqual([]);
      }),
    );
  });

  it('nothing changes before the next change, and what was due then does', () => {
    fc.assert(
      fc.property(anyTasks, fc.double({ min: 0, max: 1, noNaN: true }), (tasks, part) => {
        const idsAt = (now: number) =>
          notificationsOf({ tasks, flags: {}, marks: NONE, now, clock: MOSCOW }).map(({ id }) => id);
        const next = nextChange(tasks, NOW, MOSCOW) ?? NOW + 365 * 24 * HOUR;
        expect(next).toBeGreaterThan(NOW);
        expect(idsAt(Math.floor(NOW + (next - 1 - NOW) * part))).toEqual(idsAt(NOW));
      }),
    );
  });

  it('a completion changes once more, when it is no news any longer', () => {
    const done = task({ status: 'completed', updatedAt: iso(NOW), dueDate: iso(NOW + HOUR) });
    const next = nextChange([done], NOW, MOSCOW)!;
    expect([kindsOf(done, {}, next - 1), kindsOf(done, {}, next)]).toEqual([['completed'], []]);
    expect(nextChange([done], next, MOSCOW)).toBeNull();
  });

  it.each([
    ['is archived', { status: 'archived', dueDate: iso(NOW + HOUR) }],
    ['has no deadline', {}],
  ] as const)('a task that %s never changes', (_, fields) => {
    expect(nextChange([task(fields)], NOW, MOSCOW)).toBeNull();
  });

  it('each next change of a task with a deadline ahead changes its notification', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25 * HOUR, max: 1000 * HOUR }), (left) => {
        const one = task({ dueDate: iso(NOW + left) });
        const told: string[][] = [kindsOf(one)];
        for (let now = nextChange([one], NOW, MOSCOW); now !== null; now = nextChange([one], now, MOSCOW))
          told.push(kindsOf(one, {}, now));
        expect(told).toEqual([[], ['tomorrow'], ['upcoming'], [], ['overdue']]);
      }),
    );
  });
});

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [500, '9+'],
])('the badge of %i unread is «%s»', (unread, shown) => {
  expect(badge(unread)).toBe(shown);
});
