import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOf, livedDay, timeOf } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import type { Task } from './contract.ts';
import { draftTask, editTask } from './edits.ts';
import { columnOfSuccessor, nextOccurrence, repeatAfter, successorOf, turnOf } from './repeating.ts';
import { successorId } from './successor-id.ts';
import { type UnsentTask, withUnsent } from './unsent.ts';

const ID = '01930000-0000-7000-8000-0000000000ff';
const DAILY = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all' } as const;
const CLOCK = { zone: 'Europe/Moscow', dayStart: 0 };
const NOW = '2026-11-23T09:00:00.000Z';
const columns = [
  { id: 'new', name: 'Новые' },
  { id: 'done', name: 'Готово' },
];
const task = (fields: Partial<Task> = {}) =>
  makeTask({ id: ID, dueDay: '2026-11-23', repeat: { ...DAILY, start: '2026-11-23', index: 1 }, ...fields });

describe('what is said of a repeat', () => {
  const was = { repeat: { ...DAILY, start: '2026-11-01', index: 4 }, dueDay: '2026-11-05' };

  it.each([
    ['nothing leaves it', {}, undefined],
    ['null ends it', { repeat: null }, null],
    ['the day goes, it goes', { dueDay: null }, null],
    ['the same rule goes on', { repeat: DAILY, dueDay: '2026-11-07' }, was.repeat],
    ['another one begins', { repeat: { ...DAILY, calendar: 'workdays' } }, { ...DAILY, calendar: 'workdays', start: '2026-11-05', index: 1 }], // biome-ignore format: a line each
    ['another rule begins', { repeat: { ...DAILY, rule: 'FREQ=WEEKLY' } }, { ...DAILY, rule: 'FREQ=WEEKLY', start: '2026-11-05', index: 1 }], // biome-ignore format: a line each
    ['what counts from another day begins', { repeat: { ...DAILY, from: 'completion' } }, { ...DAILY, from: 'completion', start: '2026-11-05', index: 1 }], // biome-ignore format: a line each
    ['its place may be said', { repeat: { ...DAILY, start: '2026-11-02', index: 9 } }, { ...DAILY, start: '2026-11-02', index: 9 }], // biome-ignore format: a line each
  ] as const)('%s', (_, said, expected) => {
    expect(repeatAfter(was, said)).toEqual(expected);
  });

  it('without a day there is none', () => {
    expect(repeatAfter({ repeat: null, dueDay: null }, { repeat: DAILY })).toBeNull();
    expect(repeatAfter({ repeat: null, dueDay: null }, { repeat: null })).toBeNull();
    expect(repeatAfter({ repeat: null, dueDay: null }, {})).toBeUndefined();
  });
});

it('a series has an id for each of its tasks, the same wherever it is made', () => {
  const ids = [ID];
  while (ids.length < 1000) ids.push(successorId(ids.at(-1)!));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^01930000-0000-7000-8000-[0-9a-f]{12}$/);
});

it('the next one has the time on the wall that this one has, in every zone and over every change of clocks', () => {
  const zones = fc.constantFrom('Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata');
  const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const at = Math.floor(instant / 60_000) * 60_000;
      const [day, time] = [dayOf(at, zone), timeOf(at, zone)];
      const due = { dueDate: new Date(at).toISOString(), dueDay: day, dueHasTime: true };
      const next = nextOccurrence({ ...due, repeat: { ...DAILY, start: day, index: 1 } }, day, zone)!;
      const [nextAt, hour] = [Date.parse(next.dueDate!), Number(time.slice(0, 2))];
      // Where clocks go forward, the hour that they skip is there on no wall.
      if (hour < 1 || hour > 3) expect(timeOf(nextAt, zone)).toBe(time);
      expect([dayOf(nextAt, zone), next.dueDay]).toEqual([next.dueDay, next.dueDay]);
    }),
  );
});

it('the next one of a day is a day, whatever the hour at which days begin', () => {
  const night = Date.parse('2026-11-23T22:30:00Z');
  const days = (dayStart: number): Day | null | undefined =>
    successorOf(task({ dueDay: '2026-11-20' }), night, { ...CLOCK, dayStart })?.dueDay;
  expect(livedDay(night, { ...CLOCK, dayStart: 3 })).toBe('2026-11-23');
  expect([days(0), days(3)]).toEqual(['2026-11-25', '2026-11-24']);
});

it('the next one of a day has no time, and one of an hour has it', () => {
  const repeat = { ...DAILY, start: '2026-11-23', index: 1 };
  const at = (dueDate: string, dueHasTime: boolean) =>
    nextOccurrence({ dueDate, dueDay: '2026-11-23', dueHasTime, repeat }, '2026-11-23', CLOCK.zone);
  expect(at('2026-11-23T20:59:00.000Z', false)).toMatchObject({ dueDay: '2026-11-24', dueHasTime: false });
  expect(at('2026-11-23T06:30:00.000Z', true)).toMatchObject({ dueDate: '2026-11-24T06:30:00.000Z', dueHasTime: true });
});

it('there is no next one of what does not repeat, nor of what has no day', () => {
  const day = { dueDate: '2026-11-23T20:59:00.000Z', dueDay: '2026-11-23', dueHasTime: false };
  expect(nextOccurrence({ ...day, repeat: null }, '2026-11-23', CLOCK.zone)).toBeNull();
  const never = { dueDate: null, dueDay: null, dueHasTime: false };
  const repeat = { ...DAILY, start: '2026-11-23', index: 1 };
  expect(nextOccurrence({ ...never, repeat }, '2026-11-23', CLOCK.zone)).toBeNull();
});

it('the next one stands on the board where the one before did, and nowhere on a board without columns', () => {
  expect(columnOfSuccessor({ kanbanColumnId: 'done' }, columns)).toBe('new');
  expect(columnOfSuccessor({ kanbanColumnId: null }, columns)).toBeNull();
  expect(columnOfSuccessor({ kanbanColumnId: 'done' }, [])).toBeNull();
});

it.each([
  ['active', 'completed', 'completed'],
  ['completed', 'active', 'taken back'],
  ['active', 'active', null],
  ['completed', 'completed', null],
  ['completed', 'archived', null],
  ['active', 'archived', null],
] as const)('from %s to %s a task of a series is %s', (before, after, turn) => {
  const repeat = { ...DAILY, start: '2026-11-23', index: 1 };
  const of = (status: Task['status']) => ({ status, completedAt: status === 'active' ? null : NOW, repeat });
  expect(turnOf(of(before), of(after))).toBe(turn);
  expect(turnOf(of(before), { ...of(after), repeat: null })).toBeNull();
});

describe('what is shown before the server answers', () => {
  const complete = (list: readonly Task[]) => editTask(list, ID, { status: 'completed' }, columns, NOW, CLOCK);
  const activate = (list: readonly Task[]) => editTask(list, ID, { status: 'active' }, columns, NOW, CLOCK);
  const next = (list: readonly Task[]) => list.find(({ id }) => id === successorId(ID));

  it('is the next one of the series, once', () => {
    const list = complete([task({ title: 'Зарядка', kanbanColumnId: 'new' })]);
    expect(next(list)).toMatchObject({
      title: 'Зарядка',
      status: 'active',
      kanbanColumnId: 'new',
      dueDay: '2026-11-24',
      repeatedFrom: ID,
      repeat: { ...DAILY, start: '2026-11-23', index: 2 },
      completedAt: null,
    });
    expect(complete(activate([...list, makeTask({ id: 'b' })]))).toHaveLength(3);
    const told = [task(), makeTask({ id: successorId(ID) })];
    expect(complete(told)).toHaveLength(2);
  });

  it('is the same once it was kept on the device', () => {
    const unsent: UnsentTask = { deed: 'change', id: ID, change: { status: 'completed' }, now: NOW, clock: CLOCK };
    expect(withUnsent([task()], JSON.parse(JSON.stringify(unsent)), columns)).toEqual(complete([task()]));
    // What a version of before had kept says nothing of the clock: the server alone makes the next one.
    const { clock: _, ...before } = unsent;
    expect(withUnsent([task()], before, columns)).toHaveLength(1);
  });

  it('is none where nothing repeats, nor where it is archived or the series is over', () => {
    const last = { ...DAILY, rule: 'FREQ=DAILY;COUNT=1', start: '2026-11-23', index: 1 };
    for (const one of [task({ repeat: null }), task({ repeat: last })]) expect(complete([one])).toHaveLength(1);
    expect(editTask([task()], ID, { status: 'archived' }, columns, NOW, CLOCK)).toHaveLength(1);
  });

  it('takes an untouched one back with the completion, and leaves one that was worked on', () => {
    const list = complete([task()]);
    expect(activate(list)).toMatchObject([{ id: ID, repeat: { index: 1 } }]);
    const touched = editTask(list, successorId(ID), { title: 'b' }, columns, '2026-11-23T10:00:00.000Z', CLOCK);
    const left = activate(touched);
    expect(next(left)).toMatchObject({ title: 'b', repeat: { index: 2 } });
    expect(left.find(({ id }) => id === ID)?.repeat).toBeNull();
  });

  it('of a new task says where in the series it stands', () => {
    const said = { title: 'a', repeat: DAILY, dueDay: '2026-11-23' };
    expect(draftTask(said, 'a', [], NOW).repeat).toEqual({ ...DAILY, start: '2026-11-23', index: 1 });
    expect(draftTask({ title: 'a', repeat: DAILY }, 'a', [], NOW).repeat).toBeNull();
  });
});
