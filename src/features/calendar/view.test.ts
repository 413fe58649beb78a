import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, endOfMonth, startOfMonth, weekdayOf } from '#shared/day.ts';
import { readShown, spanOf, turned, VIEWS, weeksShown, withShown } from './view.ts';

const TODAY = '2026-11-27';
const days = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2000-01-01', count));
const shown = fc.record({ view: fc.constantFrom(...VIEWS), day: days });

describe('what of the calendar is shown', () => {
  it.each([
    ['', { view: 'month', day: TODAY }],
    ['section=calendar&view=week&day=2026-12-01', { view: 'week', day: '2026-12-01' }],
    ['view=year&day=2026-02-30', { view: 'month', day: TODAY }],
    ['day=9999-01-01', { view: 'month', day: '2100-12-31' }],
    ['day=0001-01-01', { view: 'month', day: '2000-01-01' }],
  ])('is read of «%s»', (search, expected) => expect(readShown(search, TODAY)).toEqual(expected));

  it('is read as it was said, beside what else the address says', () =>
    fc.assert(
      fc.property(shown, (said) => {
        const search = withShown('section=calendar&day=2000-01-01', said, TODAY);
        expect(readShown(search, TODAY)).toEqual(said);
        expect(new URLSearchParams(search).get('section')).toBe('calendar');
      }),
    ));

  it('says nothing of the month of today', () =>
    expect(withShown('section=calendar&view=week&day=2026-12-01', { view: 'month', day: TODAY }, TODAY)).toBe(
      'section=calendar',
    ));

  it('is the week of a day, or its whole month, in weeks from Monday on, and none without a day of that month', () =>
    fc.assert(
      fc.property(shown, (said) => {
        const weeks = weeksShown(said);
        for (const week of weeks) expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(weeks.flat()).toContain(said.day);
        expect(spanOf(weeks)).toEqual({ from: weeks[0]![0], to: weeks.flat().at(-1) });
        if (said.view === 'week') {
          expect(weeks).toHaveLength(1);
          return;
        }
        expect(weeks.flat()).toContain(endOfMonth(said.day));
        for (const week of weeks) expect(week.some((day) => startOfMonth(day) === startOfMonth(said.day))).toBe(true);
      }),
    ));

  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-31', -1, '2025-12-31'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['week', '2000-01-03', -1, '2000-01-01'],
  ] as const)('a %s on from %s by %i is %s', (view, day, by, expected) =>
    expect(turned({ view, day }, by)).toBe(expected),
  );
});
