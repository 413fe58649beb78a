import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, it } from 'vitest';
import { addDays, addMonths, type Day } from '../day.ts';
import { occurrencesAfter } from './occurrences.ts';
import { type Rule, readRule, writeRule } from './rule.ts';

/** The library takes long over rules without a day. */
const RUNS = 100;
const DAYS_COMPARED = 6;
const STARTS = { from: '2024-01-01', days: 20_000 };
/** What comes later, or after a longer rest, may be no day of ours. */
const SURELY_OURS = { until: '2100-12-31', restMonths: 29 * 12 };

const some = <T>(of: fc.Arbitrary<T>, maxLength: number) => fc.uniqueArray(of, { maxLength });
const fromEitherEnd = (max: number) => fc.integer({ min: -max, max }).filter((one) => one !== 0);
const rules = fc
  .record({
    frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 14 })),
    weekdays: fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        nth: fc.option(fromEitherEnd(5), { freq: 2 }),
      }),
      { maxLength: 3, selector: ({ weekday, nth }) => `${weekday} ${nth}` },
    ),
    monthDays: some(fromEitherEnd(31), 3),
    months: some(fc.integer({ min: 1, max: 12 }), 3),
    positions: some(fromEitherEnd(4), 2),
  })
  .map((said) => writeRule(said))
  .filter((rule) => readRule(rule) !== null);

/** A date that the rule leaves to its start, and that months lack, is their last day with us alone. */
const takesDateOfStart = ({ frequency, weekdays, monthDays }: Rule) =>
  (frequency === 'MONTHLY' || frequency === 'YEARLY') && weekdays.length + monthDays.length === 0;

/** The days that the library names; none where it finds no day and throws. */
function libraryDays(rule: string, start: Day): Day[] {
  const stamp = start.replaceAll('-', '');
  const days: Day[] = [];
  try {
    const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${stamp}T120000Z\nRRULE:${rule}` });
    for (let next = series.next(new Date(`${start}T00:00:00Z`)); next && days.length < DAYS_COMPARED; ) {
      days.push(next.toString().slice(0, 10));
      next = series.next(new Date(next.epochMilliseconds));
    }
  } catch (error) {
    expect(String(error)).toMatch(/Maximum iterations/);
  }
  return days;
}

function ourDays(text: string, start: Day): Day[] {
  const days: Day[] = [];
  for (const day of occurrencesAfter({ rule: readRule(text)!, calendar: 'all', start }, addDays(start, -1))) {
    days.push(day);
    if (days.length === DAYS_COMPARED) break;
  }
  return days;
}

/** The days up to the first one that may be no day of ours. */
function compared(days: readonly Day[], start: Day): readonly Day[] {
  const end = days.findIndex(
    (day, at) => day > SURELY_OURS.until || day > addMonths(days[at - 1] ?? start, SURELY_OURS.restMonths),
  );
  return end < 0 ? days : days.slice(0, end);
}

it('a rule has the days that another reader of RFC 5545 finds', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: STARTS.days }), (rule, count) => {
      const start = addDays(STARTS.from, count);
      fc.pre(!takesDateOfStart(readRule(rule)!) || start.slice(8) <= '28');
      expect(compared(ourDays(rule, start), start)).toEqual(compared(libraryDays(rule, start), start));
    }),
    { numRuns: RUNS },
  );
});
