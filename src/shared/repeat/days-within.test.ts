import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { daysWithin } from './days-within.ts';
import { nextDays } from './repeat.ts';

it('tells between two days those of the days that come next, whatever counts them', () => {
  const rules = [
    'FREQ=DAILY',
    'FREQ=DAILY;COUNT=9',
    'FREQ=WEEKLY;BYDAY=MO,FR',
    'FREQ=MONTHLY',
    'FREQ=DAILY;UNTIL=20261210',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.constantFrom('due' as const, 'completion' as const),
      fc.nat(30),
      fc.integer({ min: -20, max: 60 }),
      fc.integer({ min: -1, max: 42 }),
      (rule, from, done, ahead, length) => {
        const repeat = { rule, from, calendar: 'all', start: '2026-11-23', index: 1 } as const;
        const day = addDays('2026-11-23', done);
        const span = { from: addDays(day, ahead), to: addDays(day, ahead + length) };
        const expected = nextDays(repeat, day, 120).filter((next) => next >= span.from && next <= span.to);
        expect(daysWithin(repeat, day, span)).toEqual(expected);
      },
    ),
  );
});

it('tells of a series that has to be counted the days of its next five hundred', () => {
  const repeat = { rule: 'FREQ=DAILY', from: 'completion', calendar: 'all', start: '2026-11-23', index: 1 } as const;
  const days = daysWithin(repeat, '2026-11-23', { from: '2026-11-24', to: '2030-01-01' });
  expect([days.length, days[0], days.at(-1)]).toEqual([500, '2026-11-24', addDays('2026-11-23', 500)]);
});
