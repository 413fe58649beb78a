import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf, timeOf } from '#shared/day.ts';
import { agrees, deadlineOf, endOf, inReach, isOverdue, lastMinute, NO_DEADLINE, saying } from './deadline.ts';
import { DUE_MAX, DUE_MIN } from './rules.ts';

const ZONES = [
  'Europe/Moscow',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'UTC',
];
const zones = fc.constantFrom(...ZONES);
const days = fc.integer({ min: 1, max: 36_000 }).map((count) => addDays('2000-01-01', count));
const minutes = fc
  .integer({ min: DUE_MIN / 60_000 + 2880, max: Math.floor(DUE_MAX / 60_000) - 2880 })
  .map((minute) => new Date(minute * 60_000).toISOString());

describe('a deadline without a time', () => {
  it('is its day, whoever says it in which zone, and ends with that day', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const deadline = deadlineOf({ dueDay: day }, zone)!;
        expect(deadline).toEqual({ dueDate: endOf(day, zone), dueDay: day, dueHasTime: false });
        const end = Date.parse(deadline.dueDate!);
        expect([dayOf(end, zone), dayOf(end + 3_600_000 + 60_000, zone)]).toEqual([day, addDays(day, 1)]);
      }),
    );
  });

  it('is what the last minute of a day says, and may be sent back as it was answered', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const deadline = deadlineOf({ dueDay: day }, zone)!;
        for (const said of [deadline, { dueDate: deadline.dueDate }, saying(deadline)]) {
          expect(agrees(said, zone)).toBe(true);
          expect(deadlineOf(said, zone)).toEqual(deadline);
        }
      }),
    );
  });
});

describe('a deadline with a time', () => {
  it('is of the day on which it falls in the zone', () => {
    fc.assert(
      fc.property(minutes, zones, (dueDate, zone) => {
        fc.pre(timeOf(Date.parse(dueDate), zone) !== '23:59');
        const deadline = deadlineOf({ dueDate }, zone)!;
        expect(deadline).toEqual({ dueDate, dueDay: dayOf(Date.parse(dueDate), zone), dueHasTime: true });
        for (const said of [deadline, saying(deadline)]) {
          expect(agrees(said, zone)).toBe(true);
          expect(deadlineOf(said, zone)).toEqual(deadline);
        }
      }),
    );
  });
});

it.each([
  [{}, undefined],
  [{ dueDate: null }, NO_DEADLINE],
  [{ dueDay: null }, NO_DEADLINE],
  [{ dueDate: null, dueDay: null }, NO_DEADLINE],
])('%j says %j', (said, deadline) => {
  expect(deadlineOf(said, 'UTC')).toEqual(deadline);
  expect(agrees(said, 'UTC')).toBe(true);
});

it.each([
  [{ dueDate: '2026-11-27T12:00:00Z', dueDay: '2026-11-27' }, true],
  [{ dueDate: '2026-11-27T23:59:00Z', dueDay: '2026-11-27' }, true],
  [{ dueDate: '2026-11-27T23:59:00Z', dueDay: '2026-11-28' }, false],
  [{ dueDate: '2026-11-27T12:00:00Z', dueDay: '2026-11-26' }, false],
  [{ dueDate: null, dueDay: '2026-11-26' }, false],
  [{ dueDate: '2026-11-27T12:00:00Z', dueDay: null }, false],
])('%j agrees: %s', (said, is) => {
  expect(agrees(said, 'UTC')).toBe(is);
});

it.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('%s is among the days of deadlines: %s', (day, is) => {
  expect(inReach({ dueDate: endOf(day, 'UTC'), dueDay: day, dueHasTime: false })).toBe(is);
  expect(inReach(NO_DEADLINE)).toBe(true);
});

it('a day ends at 23:59 however long it is', () => {
  expect(endOf('2026-10-25', 'Europe/Berlin')).toBe(
    new Date(instantOf('2026-10-26', '00:00', 'Europe/Berlin') - 60_000).toISOString(),
  );
});

it.each([
  ['two instants of a whole number of years', new Date(DUE_MIN).toISOString(), new Date(DUE_MAX).toISOString()],
])('%s bound the deadlines, and are among them', (_, first, last) => {
  const at = (dueDate: string) => inReach({ dueDate, dueDay: dueDate.slice(0, 10), dueHasTime: true });
  expect([at(first), at(last)]).toEqual([true, true]);
  const beside = (dueDate: string, by: number) => new Date(Date.parse(dueDate) + by).toISOString();
  expect([at(beside(first, -1)), at(beside(last, 1))]).toEqual([false, false]);
});

it.each([
  ['nothing', NO_DEADLINE, { dueDate: null }],
  ['a day as such', deadlineOf({ dueDay: '2026-11-27' }, 'UTC')!, { dueDay: '2026-11-27' }],
  [
    'an instant with its day',
    deadlineOf({ dueDate: '2026-11-27T12:00:00Z' }, 'UTC')!,
    { dueDate: '2026-11-27T12:00:00Z', dueDay: '2026-11-27' },
  ],
])('%s is sent of a deadline', (_, deadline, said) => {
  expect(saying(deadline)).toStrictEqual(said);
});

describe('a deadline has passed', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const moment = { now, today: '2026-11-27' };
  it.each([
    ['none never', NO_DEADLINE, false],
    ['an instant a moment ago', '2026-11-27T11:59:59Z', true],
    ['an instant that is now', '2026-11-27T12:00:00Z', false],
    ['an instant later today', '2026-11-27T12:00:01Z', false],
  ])('%s', (_, said, is) => {
    const deadline = typeof said === 'string' ? deadlineOf({ dueDate: said }, 'UTC')! : said;
    expect(isOverdue(deadline, moment)).toBe(is);
  });

  it.each([
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2026-11-28', false],
  ])('the day %s: %s', (dueDay, is) => {
    expect(isOverdue(deadlineOf({ dueDay }, 'UTC')!, moment)).toBe(is);
    expect(isOverdue(deadlineOf({ dueDay }, 'Pacific/Kiritimati')!, moment)).toBe(is);
  });

  it('one of whose day nothing is known, by its instant', () => {
    const older = (dueDate: string) => isOverdue({ dueDate, dueDay: null, dueHasTime: false }, moment);
    expect([older('2026-11-27T11:00:00Z'), older('2026-11-27T13:00:00Z')]).toEqual([true, false]);
  });
});

it.each([
  [undefined, '2026-11-27T23:59:00.000Z'],
  [0, '2026-11-27T23:59:00.000Z'],
  [1, '2026-11-28T00:59:00.000Z'],
  [5, '2026-11-28T04:59:00.000Z'],
])('the last minute of a day that begins at %s hours', (dayStart, at) => {
  expect(lastMinute('2026-11-27', { zone: 'UTC', ...(dayStart !== undefined && { dayStart }) })).toBe(at);
});

it('no deadline is no day, no instant and no time', () => {
  expect(NO_DEADLINE).toEqual({ dueDate: null, dueDay: null, dueHasTime: false });
});
