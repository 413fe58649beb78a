import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, livedDay, startOfWeek } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { deadlineOf, isOverdue } from './deadline.ts';
import {
  ARRANGED,
  arrangedFor,
  arrangementKeys,
  GROUPINGS,
  type GroupingSight,
  type GroupName,
  grouped,
  groupKeyOf,
  isByHand,
  readArrangement,
  SORTS,
  sorted,
} from './grouping.ts';
import { PRIORITIES, STATUSES } from './rules.ts';

const MOSCOW = { zone: 'Europe/Moscow', dayStart: 0 };
/** Friday, 15:00 in Moscow. */
const NOON = Date.parse('2026-11-27T12:00:00.000Z');
const PROJECTS = ['p', 'q'];
const sight: GroupingSight = { now: NOON, clock: MOSCOW, projects: PROJECTS, headings: ['h1', 'h2'] };

const nameOf = (fields: Parameters<typeof makeTask>[0], by: GroupName['by'] = 'due', at = sight) =>
  grouped([makeTask(fields)], by, at)[0]!.name.is;
const day = (dueDay: string) => deadlineOf({ dueDay }, MOSCOW.zone)!;
const at = (dueDate: string) => deadlineOf({ dueDate }, MOSCOW.zone)!;

it.each([
  ['a past day', day('2026-11-26'), 'overdue'],
  ['an hour that has passed today', at('2026-11-27T11:59:59.000Z'), 'overdue'],
  ['this very instant', at('2026-11-27T12:00:00.000Z'), 'today'],
  ['this day', day('2026-11-27'), 'today'],
  ['its last minutes', at('2026-11-27T20:58:00.000Z'), 'today'],
  ['the next midnight', at('2026-11-27T21:00:00.000Z'), 'tomorrow'],
  ['the next day', day('2026-11-28'), 'tomorrow'],
  ['the Sunday behind it', day('2026-11-29'), 'week'],
  ['the end of that Sunday', at('2026-11-29T20:58:00.000Z'), 'week'],
  ['the Monday behind', day('2026-11-30'), 'later'],
  ['that Monday’s midnight', at('2026-11-29T21:00:00.000Z'), 'later'],
  ['no deadline', {}, 'none'],
  ['a plan of today', { plannedDay: '2026-11-27' }, 'today'],
  ['a plan of yesterday, which is late by no deadline', { plannedDay: '2026-11-26' }, 'today'],
  ['a plan ahead of the deadline', { plannedDay: '2026-11-28', ...day('2026-12-20') }, 'tomorrow'],
  ['a plan behind the deadline', { plannedDay: '2026-12-20', ...day('2026-11-28') }, 'tomorrow'],
  ['a plan of what is late', { plannedDay: '2026-11-28', ...day('2026-11-20') }, 'overdue'],
  ['what is put off', { someday: true }, 'someday'],
  ['what is put off and has a deadline', { someday: true, ...day('2026-11-28') }, 'tomorrow'],
  ['what is done, whatever its deadline', { status: 'completed' as const, ...day('2026-11-26') }, 'completed'],
  ['the archive', { status: 'archived' as const }, 'archived'],
])('by deadline %s is «%s»', (_, fields, name) => {
  expect(nameOf(fields)).toBe(name);
});

it('says today by the day in which somebody lives', () => {
  const clock = { zone: 'Europe/Moscow', dayStart: 4 };
  const night = { ...sight, now: Date.parse('2026-11-27T23:30:00.000Z'), clock };
  expect(nameOf(day('2026-11-27'), 'due', night)).toBe('today');
  expect(nameOf(day('2026-11-28'), 'due', night)).toBe('tomorrow');
});

it.each([
  ['project', { projectId: 'q' }, 'q'],
  ['project', {}, null],
  ['project', { projectId: 'deleted' }, null],
  ['priority', { priority: 'low' as const }, 'low'],
  ['none', { priority: 'low' as const }, null],
] as const)('by %s %j is in %s', (by, fields, name) => {
  expect(nameOf(fields, by)).toBe(name);
});

it('stands in the order of days, projects and urgency', () => {
  const names = (by: GroupName['by'], ...fields: Parameters<typeof makeTask>[0][]) =>
    grouped(fields.map(makeTask), by, sight).map(({ name }) => name.is);
  expect(names('project', {}, { projectId: 'q' }, { projectId: 'p' })).toEqual(['p', 'q', null]);
  expect(names('priority', { priority: 'low' }, { priority: 'high' }, {})).toEqual(['high', 'medium', 'low']);
  expect(names('due', { status: 'completed' }, {}, day('2027-01-01'), day('2026-11-27'), day('2026-11-01'))).toEqual([
    'overdue',
    'today',
    'later',
    'none',
    'completed',
  ]);
});

const anyClock = fc.record({
  zone: fc.constantFrom('Europe/Moscow', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu'),
  dayStart: fc.integer({ min: 0, max: 6 }),
});
const anyNow = fc.integer({ min: NOON - 3e10, max: NOON + 3e10 });
const anyTasks = (now: number, zone: string) =>
  fc.array(
    fc
      .record({
        status: fc.constantFrom(...STATUSES),
        priority: fc.constantFrom(...PRIORITIES),
        projectId: fc.constantFrom(null, 'p', 'q', 'gone'),
        title: fc.string(),
        completedDay: fc.constantFrom(null, '2026-11-26', '2026-11-27', '2025-12-31'),
        due: fc.option(fc.record({ minutes: fc.integer({ min: -20_000, max: 20_000 }), atTime: fc.boolean() })),
      })
      .map(({ due, ...fields }) => {
        const instant = due && now + due.minutes * 60_000;
        const said = instant === null ? {} : { dueDate: new Date(instant).toISOString() };
        const deadline = instant !== null && !due!.atTime ? { dueDay: dayOf(instant, zone) } : said;
        return { ...fields, ...deadlineOf(deadline, zone) };
      }),
    { maxLength: 30 },
  );
const anySight = anyClock.chain((clock) =>
  anyNow.chain((now) =>
    anyTasks(now, clock.zone).map((fields) => ({
      sight: { now, clock, projects: PROJECTS, headings: ['h1', 'h2'] },
      tasks: fields.map((each, index) => makeTask({ ...each, id: String(index) })),
    })),
  ),
);

it('stands under the headings of its project, empty ones among them, and under none where the project has it no more', () => {
  const tasks = ['h2', null, 'gone'].map((headingId, at) => makeTask({ id: String(at), headingId }));
  const groups = grouped(tasks, 'heading', sight);
  expect(groups.map(({ name, tasks: own }) => [name.is, own.map(({ id }) => id).join('')])).toEqual([
    [null, '12'],
    ['h1', ''],
    ['h2', '0'],
  ]);
  expect(arrangedFor({ group: 'heading', sort: 'due' }, undefined).group).toBe('due');
  expect(arrangedFor({ group: 'heading', sort: 'title' }, 'p')).toEqual({ group: 'heading', sort: 'title' });
});

it('stands in the order of its project by hand, what is over behind', () => {
  const task = (id: string, rank: string, status: 'active' | 'completed' = 'active') =>
    makeTask({ id, status, projectId: 'p', projectRank: `p ${rank}` });
  const tasks = [task('a', 'b'), task('b', 'a', 'completed'), task('c', 'a')];
  const order = (sort: 'due' | 'title') =>
    sorted(tasks, { group: 'heading', sort })
      .map(({ id }) => id)
      .join('');
  expect([order('due'), isByHand({ group: 'heading', sort: 'due' })]).toEqual(['cab', true]);
  expect(isByHand({ group: 'heading', sort: 'title' })).toBe(false);
});

it('puts every task in exactly one group, in the order in which they came', () => {
  fc.assert(
    fc.property(anySight, fc.constantFrom(...GROUPINGS), ({ sight, tasks }, by) => {
      const groups = grouped(tasks, by, sight);
      const shown = groups.flatMap((group) => group.tasks);
      expect(shown.map(({ id }) => id).sort()).toEqual(tasks.map(({ id }) => id).sort());
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      for (const group of groups) {
        if (by !== 'heading' || group.name.is === null) expect(group.tasks.length).toBeGreaterThan(0);
        expect(group.tasks).toEqual(tasks.filter((task) => groupKeyOf(task, by, sight) === group.key));
      }
    }),
  );
});

it('agrees with what a row says of its deadline, in any zone and whenever days begin', () => {
  fc.assert(
    fc.property(anySight, ({ sight, tasks }) => {
      const today = livedDay(sight.now, sight.clock);
      for (const { name, tasks: members } of grouped(tasks, 'due', sight))
        for (const task of members) {
          const set = task.status === 'active' && task.dueDate !== null;
          expect(set).toBe(!['none', 'completed', 'archived'].includes(name.is as string));
          if (!set) continue;
          expect(isOverdue(task, { now: sight.now, today })).toBe(name.is === 'overdue');
          if (name.is === 'overdue') continue;
          const due = task.dueHasTime ? dayOf(Date.parse(task.dueDate!), sight.clock.zone) : task.dueDay!;
          const distance = daysBetween(today, due);
          const inWeek = due < addDays(startOfWeek(today), 7);
          expect(name.is).toBe(distance <= 0 ? 'today' : distance === 1 ? 'tomorrow' : inWeek ? 'week' : 'later');
        }
    }),
  );
});

it.each([
  ['due', ['б', 'А', 'ё', 'е']],
  ['title', ['А', 'б', 'ё', 'е']],
  ['priority', ['ё', 'б', 'е', 'А']],
  ['created', ['е', 'А', 'б', 'ё']],
] as const)('sorts by %s, and what is done stays behind', (by, titles) => {
  const tasks = [
    makeTask({ title: 'б', createdAt: '2026-11-02T00:00:00.000Z' }),
    makeTask({ title: 'А', priority: 'low', createdAt: '2026-11-03T00:00:00.000Z' }),
    makeTask({ title: 'ё', priority: 'high', createdAt: '2026-11-01T00:00:00.000Z' }),
    makeTask({ title: 'е', createdAt: '2026-11-04T00:00:00.000Z' }),
    makeTask({ title: 'а', priority: 'high', status: 'completed', createdAt: '2026-11-05T00:00:00.000Z' }),
  ];
  expect(sorted(tasks, { group: 'due', sort: by }).map(({ title }) => title)).toEqual([...titles, 'а']);
});

it('names the days on which tasks were over, the latest first, and then what is not', () => {
  const over = (id: string, completedDay: string, time: string, status: 'completed' | 'archived' = 'completed') =>
    makeTask({ id, status, completedDay, completedAt: `${completedDay}T${time}.000Z` });
  const tasks = [
    over('early', '2026-11-26', '08:00:00'),
    over('kept', '2026-11-26', '10:00:00', 'archived'),
    makeTask({ id: 'open' }),
    over('latest', '2026-11-27', '09:00:00'),
    over('late', '2026-11-26', '20:00:00'),
  ];
  const arrangement = { group: 'done', sort: 'due' } as const;
  const groups = grouped(sorted(tasks, arrangement), 'done', {
    now: NOON,
    clock: { zone: 'UTC' },
    projects: [],
    headings: [],
  });
  expect(groups.map(({ name, tasks: members }) => [name.is, members.map(({ id }) => id)])).toEqual([
    ['2026-11-27', ['latest']],
    ['2026-11-26', ['late', 'kept', 'early']],
    [null, ['open']],
  ]);
  expect(sorted(tasks, { group: 'done', sort: 'title' })).toHaveLength(tasks.length);
});

it('stands in an address as it is read there, and as ever where nothing is said', () => {
  fc.assert(
    fc.property(fc.record({ group: fc.constantFrom(...GROUPINGS), sort: fc.constantFrom(...SORTS) }), (arrangement) => {
      expect(readArrangement(new URLSearchParams(arrangementKeys(arrangement)))).toEqual(arrangement);
    }),
  );
  expect(arrangementKeys(ARRANGED)).toEqual({});
  expect(readArrangement(new URLSearchParams('group=colour&sort=rank'))).toEqual(ARRANGED);
});
