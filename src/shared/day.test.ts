import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysOf,
  endOfMonth,
  instantOf,
  isDay,
  isZone,
  startOfWeek,
  timeOf,
  weekdayOf,
} from './day.ts';

it.each([
  ['2026-11-20T21:30:00Z', 'Europe/Moscow', '2026-11-21', '00:30'],
  ['2026-11-21T00:30:00Z', 'America/New_York', '2026-11-20', '19:30'],
  ['2026-11-21T12:00:00Z', 'Pacific/Apia', '2026-11-22', '01:00'],
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', '03:00'],
])('%s in %s is %s %s', (instant, zone, day, time) => {
  expect([dayOf(Date.parse(instant), zone), timeOf(Date.parse(instant), zone)]).toEqual([day, time]);
});

it.each([
  ['2026-11-21', '18:00', 'Europe/Moscow', '2026-11-21T15:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(instant);
});

it.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-21', 2, '2027-01-21'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

it('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect([startOfWeek('2026-11-22'), startOfWeek('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  expect(endOfMonth('2028-02-10')).toBe('2028-02-29');
});

it('knows days and zones from what only looks like them', () => {
  expect(['2026-02-29', '2026-2-01', '20260201', '2028-02-29'].map(isDay)).toEqual([false, false, false, true]);
  expect(['Mars/Olympus', '+03:00', '', 'x'.repeat(100), 'Asia/Tokyo'].map(isZone)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

const zones = [
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Vladivostok',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1980-01-01', n));

test('noon of a day is on that day, in every zone', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
      // Samoa skipped a whole day when it changed sides of the date line.
      fc.pre(!(zone === 'Pacific/Apia' && day === '2011-12-30'));
      const noon = instantOf(day, '12:00', zone);
      expect([dayOf(noon, zone), timeOf(noon, zone)]).toEqual([day, '12:00']);
    }),
  );
});

const everyZone = Intl.supportedValuesOf('timeZone');
/** Seconds from 1900 to 2100, an hour or less around midnights of UTC and clock changes among them. */
const anySecond = fc.integer({ min: -2_208_988_800, max: 4_102_444_800 }).map((seconds) => seconds * 1000);

test('a clock on the wall shows what Intl says, whatever was asked before', () => {
  fc.assert(
    fc.property(anySecond, fc.constantFrom(...everyZone), (instant, zone) => {
      for (const step of [0, 1, 23, 24, 25]) {
        const at = instant + step * 3_600_000;
        const told = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
          at,
        );
        expect(`${dayOf(at, zone)} ${timeOf(at, zone)}`).toBe(told);
      }
    }),
    { numRuns: 300 },
  );
});

test('days add up', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(daysOf(day, addDays(day, count))).toHaveLength(Math.max(0, count + 1));
    }),
  );
});
