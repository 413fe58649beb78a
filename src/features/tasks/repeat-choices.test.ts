import { expect, it } from 'vitest';
import { writeRule } from '#shared/repeat/rule.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import type { Monthly } from './repeat-choices.ts';
import {
  comingDays,
  daysOfPeriod,
  firstDayOf,
  monthlyOf,
  ruleTyped,
  sameRepeat,
  usualRepeats,
} from './repeat-choices.ts';

const words = (day: string) => usualRepeats(day).map((one) => repeatWords(one).replaceAll('\u00a0', ' '));

it('what is usual follows from the day', () => {
  expect(words('2026-11-24')).toEqual([
    'каждый день',
    'по рабочим дням',
    'каждый вторник',
    'раз в 2 недели по вторникам',
    'каждый месяц 24-го числа',
    'каждый месяц в четвёртый вторник',
    'каждый год 24 ноября',
  ]);
  expect(words('2027-01-31').slice(4)).toEqual([
    'каждый месяц 31-го числа',
    'каждый месяц в последний день',
    'каждый месяц в последнее воскресенье',
    'каждый год 31 января',
  ]);
  expect(words('2028-02-29').at(-1)).toBe('каждый год 29 февраля');
});

it('each of them comes on the day itself', () => {
  for (const day of ['2026-11-24', '2027-01-31', '2028-02-29'])
    for (const one of usualRepeats(day)) {
      const comes = firstDayOf(one, day);
      expect(one.calendar === 'workdays' || comes === day).toBe(true);
    }
});

it('one is known again by all that it says', () => {
  const [daily, workdays] = usualRepeats('2026-11-24') as [ReturnType<typeof usualRepeats>[0], never];
  expect(sameRepeat(daily, { ...daily })).toBe(true);
  expect([sameRepeat(daily, workdays), sameRepeat(daily, { ...daily, from: 'completion' })]).toEqual([false, false]);
});

it.each<Monthly>(['date', 'weekday', 'last', 'workday'])('a month by «%s» is chosen as that', (monthly) => {
  const rule = { frequency: 'MONTHLY' as const, ...daysOfPeriod('MONTHLY', monthly, '2026-11-30') };
  const said = { rule: writeRule(rule), from: 'due', calendar: monthly === 'workday' ? 'workdays' : 'all' } as const;
  expect(monthlyOf(said, ruleTyped(said))).toBe(monthly);
});

it('a week, a year and days begin with the day of the task', () => {
  const of = (frequency: 'WEEKLY' | 'YEARLY' | 'DAILY') =>
    writeRule({ frequency, ...daysOfPeriod(frequency, 'date', '2026-11-24') });
  expect([of('WEEKLY'), of('YEARLY'), of('DAILY')]).toEqual([
    'FREQ=WEEKLY;BYDAY=TU',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=24',
    'FREQ=DAILY',
  ]);
  expect(ruleTyped(null).frequency).toBe('DAILY');
});

it('the next three days are shown, and a first one for what has none', () => {
  const monday = { rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' } as const;
  expect(comingDays(monday, '2026-11-25')).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  expect(firstDayOf(monday, '2026-11-25')).toBe('2026-11-30');
});
