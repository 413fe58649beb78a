import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, endOfMonth, startOfMonth, weekdayOf } from '#shared/day.ts';
import { dayAfterKey, weeksOf } from './month-days.ts';

it('holds every month whole, in weeks from Monday on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_500 }), (days) => {
      const day = addDays('2000-01-01', days);
      const weeks = weeksOf(day);
      expect(weeks).toHaveLength(6);
      for (const week of weeks) expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(weeks[0]).toContain(startOfMonth(day));
      expect(weeks.flat()).toContain(endOfMonth(day));
    }),
  );
});

it.each([
  ['ArrowLeft', false, '2026-11-26'],
  ['ArrowRight', false, '2026-11-28'],
  ['ArrowUp', false, '2026-11-20'],
  ['ArrowDown', false, '2026-12-04'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-27'],
  ['PageDown', false, '2026-12-27'],
  ['PageUp', true, '2025-11-27'],
  ['PageDown', true, '2027-11-27'],
  ['Enter', false, undefined],
])('%s (Shift: %s) goes from Friday the 27th to %s', (key, shiftKey, day) => {
  expect(dayAfterKey('2026-11-27', { key, shiftKey })).toBe(day);
});
