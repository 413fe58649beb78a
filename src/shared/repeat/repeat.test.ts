import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween, endOfMonth, weekdayOf } from '../day.ts';
import { firstDay, nextDays, nextOf, type Repeat } from './repeat.ts';
import { lastUpTo, writeRule } from './rule.ts';
import { isWorkday } from './workdays.ts';

const repeatOf = (rule: string, start: Day, more: Partial<Repeat> = {}): Repeat => ({
  rule,
  from: 'due',
  calendar: 'all',
  start,
  index: 1,
  ...more,
});

// 2026-11-23 is a Monday.
it.each([
  ['FREQ=DAILY', '2026-11-23', '2026-11-24 2026-11-25 2026-11-26'],
  ['FREQ=DAILY;INTERVAL=2', '2026-12-30', '2027-01-01 2027-01-03 2027-01-05'],
  ['FREQ=WEEKLY', '2026-11-25', '2026-12-02 2026-12-09 2026-12-16'],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-11-25', '2026-11-30 2026-12-07 2026-12-14'],
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-23', '2026-11-27 2026-11-30 2026-12-04'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-24', '2026-12-08 2026-12-22 2027-01-05'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', '2027-12-31', '2028-01-31 2028-02-29 2028-03-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-01-31', '2027-02-28 2027-03-31 2027-04-30'],
  ['FREQ=MONTHLY', '2027-01-31', '2027-02-28 2027-03-31 2027-04-30'],
  ['FREQ=MONTHLY;BYDAY=2TH', '2026-11-12', '2026-12-10 2027-01-14 2027-02-11'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', '2026-12-25 2027-01-29 2027-02-26'],
  ['FREQ=MONTHLY;BYDAY=5MO', '2026-11-30', '2027-03-29 2027-05-31 2027-08-30'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15', '2026-11-15', '2027-02-15 2027-05-15 2027-08-15'],
  ['FREQ=YEARLY', '2028-02-29', '2029-02-28 2030-02-28 2031-02-28'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29', '2032-02-29 2036-02-29 2040-02-29'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', '2026-11-23', '2027-03-08 2028-03-08 2029-03-08'],
  ['FREQ=YEARLY;BYMONTH=12,2;BYMONTHDAY=1', '2026-11-23', '2026-12-01 2027-02-01 2027-12-01'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2026-11-23', '2026-11-27 2026-12-07 2026-12-11'],
  ['FREQ=WEEKLY;BYMONTH=1', '2026-11-23', '2027-01-04 2027-01-11 2027-01-18'],
  ['FREQ=DAILY;BYMONTH=2', '2026-11-23', '2027-02-01 2027-02-02 2027-02-03'],
  ['FREQ=DAILY;BYDAY=MO,WE', '2026-11-23', '2026-11-25 2026-11-30 2026-12-02'],
  ['FREQ=DAILY;BYMONTHDAY=1', '2026-11-23', '2026-12-01 2027-01-01 2027-02-01'],
  ['FREQ=DAILY;BYDAY=FR;BYMONTHDAY=13', '2026-11-13', '2027-08-13 2028-10-13 2029-04-13'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-11-13', '2027-08-13 2028-10-13 2029-04-13'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2027-03-26', '2027-04-30 2027-05-28 2027-06-25'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '2026-11-23', '2027-05-09 2028-05-14 2029-05-13'],
  ['FREQ=YEARLY;INTERVAL=30', '2026-01-01', '2056-01-01 2086-01-01'],
  ['FREQ=YEARLY;INTERVAL=40', '2026-01-01', ''],
  ['FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20261124', '2026-11-23', ''],
  ['FREQ=DAILY;UNTIL=20261125', '2026-11-23', '2026-11-24 2026-11-25'],
  ['FREQ=DAILY;COUNT=3', '2026-11-23', '2026-11-24 2026-11-25'],
  ['FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', '2026-11-23', ''],
  ['FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29', '2026-02-28', '2032-02-29 2044-02-29 2056-02-29'],
  ['FREQ=DAILY', '2100-12-30', '2100-12-31'],
])('«%s» of %s goes on: %s', (rule, start, days) => {
  expect(nextDays(repeatOf(rule, start), start, 3).join(' ')).toBe(days);
});

it.each([
  ['FREQ=DAILY', '2026-12-30', '2027-01-11 2027-01-12 2027-01-13'],
  ['FREQ=DAILY', '2024-11-01', '2024-11-02 2024-11-05 2024-11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1', '2024-11-29', '2024-12-28 2025-01-31 2025-02-28'],
])('«%s» of %s by the working days of Russia goes on: %s', (rule, start, days) => {
  expect(nextDays(repeatOf(rule, start, { calendar: 'workdays' }), start, 3).join(' ')).toBe(days);
});

it('what is overdue goes on behind today, in the steps of its start; what is done early, behind its own day', () => {
  const repeat = repeatOf('FREQ=DAILY;INTERVAL=3', '2026-11-01');
  expect(nextOf(repeat, { day: '2026-11-10', today: '2026-11-23' })).toEqual({
    day: '2026-11-25',
    repeat: { ...repeat, index: 2 },
  });
  expect(nextOf(repeat, { day: '2026-11-10', today: '2026-11-02' })!.day).toBe('2026-11-13');
  // Put off by hand to a day between two: the next one is as it was.
  expect(nextOf(repeat, { day: '2026-11-12', today: '2026-11-02' })!.day).toBe('2026-11-13');
});

it.each([
  ['FREQ=WEEKLY;BYDAY=MO', '2026-11-25', '2026-11-20', '2026-11-30'],
  ['FREQ=DAILY', '2060-01-01', '2026-11-23', '2060-01-01'],
])('«%s» of %s goes on, seen from %s, no earlier than it begins: %s', (rule, start, day, next) => {
  expect(nextOf(repeatOf(rule, start), { day, today: day })?.day).toBe(next);
});

it('a series goes on however long ago it began', () => {
  expect(nextOf(repeatOf('FREQ=DAILY', '2026-11-23'), { day: '2060-01-01', today: '2026-11-23' })?.day).toBe(
    '2060-01-02',
  );
});

it('what counts from its completion goes by the day on which it is done', () => {
  const from = (rule: string) => nextOf(repeatOf(rule, '2026-01-01', { from: 'completion' }), DONE)!.day;
  const DONE = { day: '2026-11-20', today: '2027-01-31' };
  expect([from('FREQ=DAILY;INTERVAL=3'), from('FREQ=MONTHLY'), from('FREQ=WEEKLY;BYDAY=MO')]).toEqual([
    '2027-02-03',
    '2027-02-28',
    '2027-02-01',
  ]);
});

it('a series begins on the first day that its rule has', () => {
  const said = { from: 'due', calendar: 'all' } as const;
  expect(firstDay({ ...said, rule: 'FREQ=WEEKLY;BYDAY=MO' }, '2026-11-24')).toBe('2026-11-30');
  expect(firstDay({ ...said, rule: 'FREQ=WEEKLY;BYDAY=MO' }, '2026-11-23')).toBe('2026-11-23');
  expect(firstDay({ ...said, rule: 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30' }, '2026-11-23')).toBeNull();
});

const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2000-01-01', count));
const intervals = fc.integer({ min: 1, max: 20 });

it('every N days are N days from each other, wherever one is asked from', () => {
  fc.assert(
    fc.property(days, intervals, fc.nat(400), fc.nat(400), (start, interval, late, overdue) => {
      const day = addDays(start, late);
      const today = addDays(day, overdue);
      const next = nextOf(repeatOf(writeRule({ frequency: 'DAILY', interval }), start), { day, today })!.day;
      expect(daysBetween(start, next) % interval).toBe(0);
      expect(daysBetween(today, next)).toBeGreaterThan(0);
      expect(daysBetween(today, next)).toBeLessThanOrEqual(interval);
    }),
  );
});

it('each month has its date once, the last day where it is shorter', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 31 }), (start, date) => {
      const rule = writeRule({ frequency: 'MONTHLY', ...lastUpTo(date) });
      const next = nextDays(repeatOf(rule, start), start, 14);
      for (const day of next) expect(Number(day.slice(8))).toBe(Math.min(date, Number(endOfMonth(day).slice(8))));
      expect(new Set(next.map((day) => day.slice(0, 7))).size).toBe(14);
      expect(daysBetween(next[0]!, next[13]!)).toBeLessThan(14 * 31);
    }),
  );
});

it('weekdays that are chosen all come, and no others', () => {
  const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(days, chosen, (start, weekdays) => {
      const rule = writeRule({
        frequency: 'WEEKLY',
        weekdays: weekdays.map((weekday) => ({ weekday, nth: null })),
      });
      const next = nextDays(repeatOf(rule, start), start, weekdays.length);
      expect(next.map(weekdayOf).sort()).toEqual([...weekdays].sort());
      expect(daysBetween(start, next.at(-1)!)).toBeLessThanOrEqual(7);
    }),
  );
});

it('by working days no working day is left out', () => {
  fc.assert(
    fc.property(days, (start) => {
      const [next] = nextDays(repeatOf('FREQ=DAILY', start, { calendar: 'workdays' }), start, 1);
      let expected = addDays(start, 1);
      while (!isWorkday(expected)) expected = addDays(expected, 1);
      expect(next).toBe(expected);
    }),
  );
});
