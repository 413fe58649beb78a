import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, HOUR, instantOf, timeOf } from '#shared/day.ts';
import { nextLetter } from './schedule.ts';

const told = (time: string, after: string, zone: string) =>
  new Date(nextLetter(time, Date.parse(after), zone)).toISOString();

describe('a letter of a day comes next', () => {
  it.each([
    ['later today', '08:00', '2026-11-21T04:59:59.999Z', 'Europe/Moscow', '2026-11-21T05:00:00.000Z'],
    ['tomorrow, once it has come', '08:00', '2026-11-21T05:00:00Z', 'Europe/Moscow', '2026-11-22T05:00:00.000Z'],
    [
      'where its hour is skipped, right after',
      '02:30',
      '2026-03-28T12:00:00Z',
      'Europe/Berlin',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'where its hour comes twice, the first time',
      '02:30',
      '2026-10-24T12:00:00Z',
      'Europe/Berlin',
      '2026-10-25T00:30:00.000Z',
    ],
    ['and not the second time', '02:30', '2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-26T01:30:00.000Z'],
    ['by the clock of the zone', '08:00', '2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21T13:00:00.000Z'],
  ])('%s', (_, time, after, zone, at) => {
    expect(told(time, after, zone)).toBe(at);
  });

  it('once on each day of any zone, at its time unless that is skipped', () => {
    const zones = ['Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    const clock = fc.record({
      zone: fc.constantFrom(...zones),
      after: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
      minute: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(clock, ({ zone, after, minute }) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const first = nextLetter(time, after, zone);
        const second = nextLetter(time, first, zone);
        expect(first).toBeGreaterThan(after);
        expect(first - after).toBeLessThanOrEqual(26 * HOUR);
        expect(dayOf(second, zone)).toBe(addDays(dayOf(first, zone), 1));
        expect(second).toBe(instantOf(dayOf(second, zone), time, zone));
        if (timeOf(first, zone) !== time) expect(instantOf(dayOf(first, zone), time, zone)).toBe(first);
      }),
    );
  });
});
