import { type Day, endOfMonth, weekdayOf } from '#shared/day.ts';
import { firstDay, nextDays, type RepeatInput, type RepeatSaid } from '#shared/repeat/repeat.ts';
import { type Frequency, lastUpTo, type NthWeekday, type Rule, readRule, writeRule } from '#shared/repeat/rule.ts';

export const dateOf = (day: Day) => Number(day.slice(8));
const monthOf = (day: Day) => Number(day.slice(5, 7));
const EVERY_DAY: readonly NthWeekday[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, nth: null }));

/** The nth weekday of its month that a day is; a fifth one is the last. */
export function nthWeekdayOf(day: Day): NthWeekday {
  const nth = Math.ceil(dateOf(day) / 7);
  return { weekday: weekdayOf(day), nth: nth > 4 ? -1 : nth };
}

export const yearly = (day: Day): Pick<Rule, 'frequency' | 'months' | 'monthDays' | 'positions'> => {
  const leap = monthOf(day) === 2 && dateOf(day) === 29;
  const date = leap ? lastUpTo(29) : { monthDays: [dateOf(day)], positions: [] };
  return { frequency: 'YEARLY', months: [monthOf(day)], ...date };
};

const said = (rule: Parameters<typeof writeRule>[0], calendar: RepeatSaid['calendar'] = 'all'): RepeatSaid => ({
  rule: writeRule(rule),
  from: 'due',
  calendar,
});

/** The usual repeats of what is due on a day, in the order in which they are offered. */
export function usualRepeats(day: Day): RepeatSaid[] {
  const weekday = { weekday: weekdayOf(day), nth: null };
  const isLastDay = day === endOfMonth(day);
  return [
    said({ frequency: 'DAILY' }),
    said({ frequency: 'DAILY' }, 'workdays'),
    said({ frequency: 'WEEKLY', weekdays: [weekday] }),
    said({ frequency: 'WEEKLY', interval: 2, weekdays: [weekday] }),
    said({ frequency: 'MONTHLY', ...lastUpTo(dateOf(day)) }),
    ...(isLastDay ? [said({ frequency: 'MONTHLY', monthDays: [-1] })] : []),
    said({ frequency: 'MONTHLY', weekdays: [nthWeekdayOf(day)] }),
    said(yearly(day)),
  ];
}

export const sameRepeat = (a: RepeatSaid, b: RepeatSaid): boolean =>
  a.rule === b.rule && a.from === b.from && a.calendar === b.calendar;

/** The day of the month that a monthly rule means, as it is chosen. */
export const MONTHLY = ['date', 'weekday', 'last', 'workday'] as const;
export type Monthly = (typeof MONTHLY)[number];

/** Which days of a period a choice means, for what is due on a day. */
export function daysOfPeriod(frequency: Frequency, monthly: Monthly, day: Day): Partial<Rule> {
  const none = { weekdays: [], monthDays: [], months: [], positions: [] };
  if (frequency === 'WEEKLY') return { ...none, weekdays: [{ weekday: weekdayOf(day), nth: null }] };
  if (frequency === 'YEARLY') return { ...none, ...yearly(day) };
  if (frequency === 'DAILY') return none;
  if (monthly === 'weekday') return { ...none, weekdays: [nthWeekdayOf(day)] };
  if (monthly === 'last') return { ...none, monthDays: [-1] };
  return monthly === 'workday'
    ? { ...none, weekdays: EVERY_DAY, positions: [-1] }
    : { ...none, ...lastUpTo(dateOf(day)) };
}

/** What a rule chooses of a month. */
export function monthlyOf({ calendar }: RepeatSaid, { weekdays, monthDays }: Rule): Monthly {
  if (weekdays.length > 0) return calendar === 'workdays' ? 'workday' : 'weekday';
  return monthDays.length === 1 && monthDays[0] === -1 ? 'last' : 'date';
}

/** A rule as it is typed, or the daily one where nothing is. */
export const ruleTyped = (repeat: RepeatInput | null): Rule => readRule(repeat?.rule ?? '') ?? readRule('FREQ=DAILY')!;

/** The days on which what is due on one comes next. */
export const comingDays = (repeat: RepeatInput, day: Day): Day[] =>
  nextDays({ ...repeat, start: repeat.start ?? day, index: repeat.index ?? 1 }, day, 3);

/** The day of a task that has none yet and is to repeat. */
export const firstDayOf = (repeat: RepeatSaid, today: Day): Day => firstDay(repeat, today) ?? today;
