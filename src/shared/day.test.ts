import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  DEFAULT_ZONE,
  dayOf,
  daysBetween,
  daysOf,
  endOfMonth,
  instantOf,
  isDay,
  isZone,
  livedDay,
  startOfWeek,
  timeOf,
  wallClock,
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

it('a day that begins later than at midnight is lived until the clock shows that hour', () => {
  const zones = fc.constantFrom('Europe/Moscow', 'America/Los_Angeles', 'Africa/Cairo', 'Australia/Lord_Howe', 'UTC');
  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 0, max: 6 }), (instant, zone, dayStart) => {
      const day = dayOf(instant, zone);
      const isNight = Number(timeOf(instant, zone).slice(0, 2)) < dayStart;
      expect(livedDay(instant, { zone, dayStart })).toBe(isNight ? addDays(day, -1) : day);
    }),
    // Clocks go on from 2:00 to 3:00 there: the day that begins at 3:00 begins two hours behind midnight.
    { examples: [[Date.UTC(2026, 2, 8, 10), 'America/Los_Angeles', 3]] },
  );
  expect(livedDay(Date.UTC(2026, 2, 8, 10), { zone: 'America/Los_Angeles', dayStart: 3 })).toBe('2026-03-08');
  expect(livedDay(Date.UTC(2026, 2, 8, 9, 59), { zone: 'America/Los_Angeles', dayStart: 3 })).toBe('2026-03-07');
});

// In one test, for what is known of a day is kept: each of them may be the first that is asked.
it.each([
  ['spring, in the west', 'Europe/Berlin', '2026-03-29T00:59:59Z', '01:59', '2026-03-29T01:00:00Z', '03:00'],
  ['autumn, in the west', 'Europe/Berlin', '2026-10-25T00:59:59Z', '02:59', '2026-10-25T01:00:00Z', '02:00'],
  ['autumn, across midnight', 'America/Havana', '2026-11-01T04:59:59Z', '00:59', '2026-11-01T05:00:00Z', '00:00'],
  ['half an hour', 'Australia/Lord_Howe', '2026-10-03T15:29:59Z', '01:59', '2026-10-03T15:30:00Z', '02:30'],
])('a clock change of %s', (_, zone, before, timeBefore, after, timeAfter) => {
  expect([before, after, before].map((instant) => timeOf(Date.parse(instant), zone))).toEqual([
    timeBefore,
    timeAfter,
    timeBefore,
  ]);
});

it('shows a clock to the second, whatever the fraction', () => {
  expect(wallClock(Date.parse('2026-11-21T20:59:07.999Z'), DEFAULT_ZONE)).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    hour: 23,
    minute: 59,
    second: 7,
  });
});

it('asks Intl, which takes its time, no more of a day of which it has been told', () => {
  const told = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const morning = Date.parse('2026-07-01T06:00:00Z');
  for (let minute = 0; minute < 600; minute++) timeOf(morning + minute * 60_000, 'Asia/Yekaterinburg');
  expect(told.mock.calls.length).toBeLessThanOrEqual(2);
  told.mockRestore();
});

it.each([
  ['2026-11-21', '18:00:30', 'Europe/Moscow', '2026-11-21T15:00:30.000Z'],
  ['2026-03-29', '12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
  ['2026-10-25', '12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
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
  const days = ['2028-02-29', '0001-01-01', '9999-12-31'];
  const noDays = [
    '2026-02-29',
    '2026-13-01',
    '2026-2-01',
    '20260201',
    '2026-11-21T09:00',
    ' 2026-11-21',
    '+012026-01',
    '',
  ];
  expect([...days, ...noDays].filter(isDay)).toEqual(days);
  const named = ['Asia/Tokyo', 'UTC', 'Etc/GMT+3', DEFAULT_ZONE];
  const noZones = ['Mars/Olympus', '+03:00', '', 'x'.repeat(100), 'undefined'];
  expect([named.map(isZone), noZones.map(isZone)]).toEqual([named.map(() => true), noZones.map(() => false)]);
});

it('is at home in Moscow', () => {
  expect(timeOf(Date.parse('2026-11-21T09:00:00Z'), DEFAULT_ZONE)).toBe('12:00');
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

const toldIn = new Map<string, Intl.DateTimeFormat>();
function told(instant: number, zone: string): string {
  if (!toldIn.has(zone))
    toldIn.set(zone, new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }));
  return toldIn.get(zone)!.format(instant);
}

test('a clock on the wall shows what Intl says, whatever was asked before', () => {
  fc.assert(
    fc.property(anySecond, fc.constantFrom(...everyZone), (instant, zone) => {
      for (const step of [0, 1, 23, 24, 25]) {
        const at = instant + step * 3_600_000;
        expect(`${dayOf(at, zone)} ${timeOf(at, zone)}`).toBe(told(at, zone));
      }
    }),
    { numRuns: 300 },
  );
});

test('days add up', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      const days = daysOf(day, addDays(day, count));
      expect(days).toHaveLength(Math.max(0, count + 1));
      if (days.length > 0)
        expect([days[0], days.at(-1), new Set(days).size]).toEqual([day, addDays(day, count), days.length]);
    }),
  );
});
