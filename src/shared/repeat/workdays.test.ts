import { beforeEach, expect, it } from 'vitest';
import { type Day, daysOf, isDay, weekdayOf } from '../day.ts';
import { heedDecrees, heededDecrees } from './heeded-decrees.ts';
import { DECREES } from './production-calendar.ts';
import { isShortDay, isWorkday, isWorkdayByCode } from './workdays.ts';

beforeEach(() => heedDecrees({}));

const daysIn = (year: string) => daysOf(`${year}-01-01`, `${year}-12-31`);
const offOnWorkingWeek = (year: string) => daysIn(year).filter((day) => weekdayOf(day) < 6 && !isWorkday(day));
const worked = (year: string) => daysIn(year).filter((day) => weekdayOf(day) > 5 && isWorkday(day));
const short = (days: readonly Day[]) => days.map((day) => day.slice(5)).join(' ');

it.each([
  [
    '2024',
    248,
    '01-01 01-02 01-03 01-04 01-05 01-08 02-23 03-08 04-29 04-30 05-01 05-09 05-10 06-12 11-04 12-30 12-31',
    '04-27 11-02 12-28',
  ],
  ['2025', 247, '01-01 01-02 01-03 01-06 01-07 01-08 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31', '11-01'],
  ['2026', 247, '01-01 01-02 01-05 01-06 01-07 01-08 01-09 02-23 03-09 05-01 05-11 06-12 11-04 12-31', ''],
])('%s has the %i working days of its decree', (year, count, off, saturdays) => {
  expect([short(offOnWorkingWeek(year)), short(worked(year))]).toEqual([off, saturdays]);
  expect(daysIn(year).filter(isWorkday)).toHaveLength(count);
});

it('a year without a decree goes by the Labour Code: holidays on a day off are moved behind it, except in the New Year', () => {
  expect(short(offOnWorkingWeek('2027'))).toBe(
    '01-01 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-03 05-10 06-14 11-04',
  );
  expect(worked('2027')).toEqual([]);
  // Saturday 1 May and Sunday 9 May of 2032, of which the former is moved by two days.
  expect([isWorkday('2032-05-03'), isWorkday('2032-05-04'), isWorkday('2032-05-10')]).toEqual([false, true, false]);
});

it.each([
  ['2024', '02-22 03-07 05-08 06-11 11-02'],
  ['2025', '03-07 04-30 06-11 11-01'],
  ['2026', '04-30 05-08 06-11 11-03'],
  ['2027', '02-22 04-30 06-11 11-03 12-31'],
])('the short days of %s', (year, days) => {
  expect(short(daysIn(year).filter(isShortDay))).toBe(days);
});

it.each(Object.entries(DECREES))(
  'the decree of %s can be found, and moves days off to working days',
  (year, decree) => {
    expect(Number(decree.number)).toBeGreaterThan(0);
    expect(isDay(decree.signed)).toBe(true);
    for (const [from, to] of decree.moved) {
      expect([from.slice(0, 4), to.slice(0, 4)]).toEqual([year, year]);
      expect([from, isWorkdayByCode(from), to, isWorkdayByCode(to)]).toEqual([from, false, to, true]);
    }
  },
);

it('an operator goes on with the decrees, and puts one right', () => {
  expect([isWorkday('2027-12-31'), isWorkday('2024-04-27')]).toEqual([true, true]);
  expect([isWorkdayByCode('2027-02-23'), isWorkdayByCode('2027-02-24')]).toEqual([false, true]);
  const moved = [
    ['2027-01-02', '2027-12-31'],
    ['2027-02-20', '2027-02-22'],
  ] as const;
  const decrees = {
    2027: { number: '1', signed: '2026-10-01', moved },
    2024: { number: '2', signed: '2024-01-01', moved: [] },
  };
  heedDecrees(decrees);
  expect(heededDecrees()).toBe(decrees);
  expect([isWorkday('2027-12-31'), isWorkday('2027-02-20'), isWorkday('2024-04-27')]).toEqual([false, true, false]);
  expect(short(daysIn('2027').filter(isShortDay))).toBe('02-20 04-30 06-11 11-03');
  expect(isWorkday('2026-01-09')).toBe(false);
});
