import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, instantOf } from './day.ts';
import { snoozeChoices } from './snooze.ts';

const zone = 'Europe/Berlin';
const at = (day: string, time: string) => instantOf(day, time, zone);
const offered = (now: number, dayStart = 0) =>
  snoozeChoices(now, { zone, dayStart }).map(({ choice, until }) => [choice, new Date(until).toISOString()]);

it.each([
  ['in the morning', '2026-11-21', '08:00', 0, ['08:10', '09:00', '19:00', '22 09:00']],
  ['while the evening lies an hour ahead', '2026-11-21', '17:59', 0, ['18:09', '18:59', '19:00', '22 09:00']],
  ['once it does not', '2026-11-21', '18:00', 0, ['18:10', '19:00', '22 09:00']],
  ['before the day begins, that is still the evening before', '2026-11-21', '02:00', 4, ['02:10', '03:00', '09:00']],
  ['over a change of clocks', '2026-03-28', '23:00', 0, ['23:10', '29 00:00', '29 09:00']],
] as const)('is put off %s', (_, day, time, dayStart, times) => {
  const expected = times.map((told) => {
    const [date, clock] = told.includes(' ') ? told.split(' ') : [day.slice(8), told];
    return new Date(at(`${day.slice(0, 8)}${date}`, clock!)).toISOString();
  });
  expect(offered(at(day, time), dayStart).map(([, until]) => until)).toEqual(expected);
});

it('is always put off to a time ahead, the sooner the earlier in the list but for what the clock makes of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * 365 * 24 }), fc.integer({ min: 0, max: 6 }), (hours, dayStart) => {
      const now = Date.UTC(2026, 0, 1) + hours * HOUR;
      for (const { until } of snoozeChoices(now, { zone, dayStart })) expect(until).toBeGreaterThan(now);
    }),
  );
});

it('is called by what it is put off to', () => {
  const choices = ['minutes', 'hour', 'evening', 'morning'];
  expect(offered(at('2026-11-21', '08:00')).map(([choice]) => choice)).toEqual(choices);
});
