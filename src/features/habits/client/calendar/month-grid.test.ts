import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, daysOf, endOfMonth, weekdayOf } from '#shared/day.ts';
import { dayByKey, stopIn, weeksOf } from './month-grid.ts';

describe('a month', () => {
  it('stands in whole weeks that begin on Monday, all its days in order and none of its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), (months) => {
        const month = addMonths('2026-11-01', months);
        const weeks = weeksOf(month);
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
        expect(weeks.flat().filter(Boolean)).toEqual(daysOf(month, endOfMonth(month)));
        for (const week of weeks) for (const [at, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(at + 1);
      }),
    );
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    ['Enter', undefined],
  ])('%s leads from the 21st to %s', (key, day) => {
    expect(dayByKey(key, '2026-11-21')).toBe(day);
  });
});

it.each([
  ['where somebody has walked', '2026-11-05', '2026-11-21', '2026-11-05'],
  ['else at today', '2026-10-05', '2026-11-21', '2026-11-21'],
  ['else at its first day', '2026-10-05', '2026-12-01', '2026-11-01'],
])('the Tab key stops in November %s', (_, walkedTo, today, stop) => {
  expect(stopIn('2026-11-01', walkedTo, today)).toBe(stop);
});
