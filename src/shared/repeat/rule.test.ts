import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastUpTo, type Rule, readRule, ruleOf, writeRule } from './rule.ts';

it.each([
  ['FREQ=DAILY', { frequency: 'DAILY', interval: 1, until: null, count: null }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO', { interval: 2, weekdays: [{ weekday: 2, nth: null }] }],
  [
    'FREQ=MONTHLY;BYDAY=2TH,-1FR',
    {
      weekdays: [
        { weekday: 4, nth: 2 },
        { weekday: 5, nth: -1 },
      ],
    },
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', { monthDays: [28, 29, 30, 31], positions: [-1] }],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8;UNTIL=20301231', { months: [3], until: '2030-12-31' }],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', { months: [5], weekdays: [{ weekday: 7, nth: 2 }] }],
  ['COUNT=10;FREQ=DAILY', { count: 10 }],
])('«%s» is read', (text, said) => {
  expect(readRule(text)).toMatchObject(said);
});

it.each(
  `;FREQ=HOURLY;FREQ=DAILY,;FREQ=DAILY FREQ=DAILY;FREQ=DAILY INTERVAL=0;FREQ=DAILY INTERVAL=1000;FREQ=DAILY INTERVAL=-1
   FREQ=DAILY COUNT=0;FREQ=DAILY COUNT=2 UNTIL=20270101;FREQ=DAILY UNTIL=20270231;FREQ=DAILY UNTIL=20270101T000000Z
   FREQ=DAILY BYHOUR=9;FREQ=WEEKLY BYDAY=2MO;FREQ=WEEKLY BYMONTHDAY=3;FREQ=WEEKLY BYDAY=XX;FREQ=WEEKLY WKST=SU
   FREQ=MONTHLY BYMONTHDAY=32;FREQ=MONTHLY BYMONTHDAY=0;FREQ=MONTHLY BYDAY=6MO;FREQ=MONTHLY BYSETPOS=1
   FREQ=YEARLY BYMONTHDAY=8;FREQ=YEARLY BYDAY=MO;FREQ=YEARLY BYMONTH=13;DTSTART=20270101;FREQ=DAILY X
   1FREQ=DAILY;FREQ=DAILY!;FREQ=DAILY INTERVAL=1E2;FREQ=DAILY INTERVAL=0X5;FREQ=DAILY UNTIL=X;FREQ=DAILY COUNT=X`.split(
    /[;\n]/,
  ),
)('«%s» is no rule', (text) => {
  expect(readRule(text.trim().replaceAll(' ', ';'))).toBeNull();
});

it('no longer rule is read than may be kept', () => {
  const ending = (last: string) => `FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(137)}${last}`;
  expect([ending('01').length, readRule(ending('01'))?.monthDays.length]).toEqual([300, 138]);
  expect([ending('001').length, readRule(ending('001'))]).toEqual([301, null]);
});

it('what was not accepted as a rule is asked for by nobody', () => {
  expect(() => ruleOf({ rule: 'FREQ=NEVER' })).toThrow('FREQ=NEVER');
});

it('what is written is read as the same', () => {
  const weekday = fc.integer({ min: 1, max: 7 });
  const rule: fc.Arbitrary<Rule> = fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval: fc.integer({ min: 1, max: 999 }),
    weekdays: fc.array(fc.record({ weekday, nth: fc.constantFrom(null, 1, 5, -1, -5) }), {
      minLength: 1,
      maxLength: 7,
    }),
    monthDays: fc.array(fc.constantFrom(1, 15, 28, 31, -1, -31), { maxLength: 4 }),
    months: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    positions: fc.array(fc.constantFrom(1, 2, -1), { maxLength: 2 }),
    until: fc.constantFrom(null, '2027-02-28'),
    count: fc.constant(null),
  });
  fc.assert(fc.property(rule, (said) => void expect(readRule(writeRule(said))).toEqual(said)));
  expect(writeRule({ frequency: 'DAILY', count: 3 })).toBe('FREQ=DAILY;COUNT=3');
});

it('a date that shorter months lack is their last one', () => {
  expect([lastUpTo(28), lastUpTo(30)]).toEqual([
    { monthDays: [28], positions: [] },
    { monthDays: [28, 29, 30], positions: [-1] },
  ]);
});
