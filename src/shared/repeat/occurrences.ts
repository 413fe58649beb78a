import { addDays, addMonths, type Day, daysBetween, endOfMonth, startOfMonth, startOfWeek, weekdayOf } from '../day.ts';
import type { Frequency, Rule } from './rule.ts';
import { isWorkday } from './workdays.ts';

export interface Series {
  rule: Rule;
  calendar: 'all' | 'workdays';
  /** From which the periods of the rule count, and of which it takes what it does not say. */
  start: Day;
}

/** Months without a day after which none is looked for: 29 February of each third year comes once in 24 where a century turns. */
const MONTHS_LOOKED_AT = 30 * 12;
/** Deadlines end with the century. */
const LAST_DAY = '2100-12-31';

const monthOf = (day: Day) => Number(day.slice(5, 7));
const dateOf = (day: Day) => Number(day.slice(8));
const monthsBetween = (from: Day, to: Day) =>
  // Stryker disable next-line ArithmeticOperator: where fewer are counted, the same days are found, only later.
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + monthOf(to) - monthOf(from);

interface Period {
  /** The first day of the one in which a day is. */
  first(day: Day): Day;
  add(first: Day, count: number): Day;
  between(from: Day, to: Day): number;
}

const PERIODS: Record<Frequency, Period> = {
  DAILY: { first: (day) => day, add: addDays, between: daysBetween },
  WEEKLY: {
    first: startOfWeek,
    add: (first, count) => addDays(first, 7 * count),
    between: (from, to) => daysBetween(from, to) / 7,
  },
  MONTHLY: { first: startOfMonth, add: addMonths, between: monthsBetween },
  YEARLY: {
    first: (day) => `${day.slice(0, 4)}-01-01`,
    add: (first, count) => addMonths(first, 12 * count),
    between: (from, to) => monthsBetween(from, to) / 12,
  },
};

const daysOfMonth = (month: Day): Day[] =>
  Array.from({ length: dateOf(endOfMonth(month)) }, (_, index) => addDays(month, index));

/** The nth weekday of its month, from either end, that a day is. */
function isNth(day: Day, nth: number): boolean {
  const [date, last] = [dateOf(day), dateOf(endOfMonth(day))];
  return [Math.ceil(date / 7), -Math.ceil((last - date + 1) / 7)].includes(nth);
}

const isAmong = (day: Day, { weekdays }: Rule) =>
  weekdays.some(({ weekday, nth }) => weekday === weekdayOf(day) && (nth === null || isNth(day, nth)));

const isOn = (day: Day, { monthDays }: Rule) =>
  monthDays.includes(dateOf(day)) || monthDays.includes(dateOf(day) - dateOf(endOfMonth(day)) - 1);

/** The days of a month that the rule means: those of the start's date where it says none, the last one where that is too short. */
function inMonth(month: Day, rule: Rule, start: Day): Day[] {
  const { weekdays, monthDays } = rule;
  if (weekdays.length + monthDays.length === 0)
    return [addDays(month, Math.min(dateOf(start), dateOf(endOfMonth(month))) - 1)];
  return daysOfMonth(month).filter(
    (day) => (weekdays.length === 0 || isAmong(day, rule)) && (monthDays.length === 0 || isOn(day, rule)),
  );
}

const inYear = (first: Day, rule: Rule, start: Day): Day[] =>
  (rule.months.length > 0 ? [...rule.months].sort((a, b) => a - b) : [monthOf(start)]).flatMap((month) =>
    inMonth(addMonths(first, month - 1), rule, start),
  );

function inWeek(monday: Day, rule: Rule, start: Day): Day[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return days.filter((day) => (rule.weekdays.length === 0 ? weekdayOf(day) === weekdayOf(start) : isAmong(day, rule)));
}

const CANDIDATES: Record<Frequency, (first: Day, rule: Rule, start: Day) => Day[]> = {
  DAILY: (day, rule) =>
    (rule.weekdays.length === 0 || isAmong(day, rule)) && (rule.monthDays.length === 0 || isOn(day, rule)) ? [day] : [],
  WEEKLY: inWeek,
  MONTHLY: inMonth,
  YEARLY: inYear,
};

/** The days of one period, in their order. */
function inPeriod(first: Day, { rule, calendar, start }: Series): Day[] {
  const { frequency, months, positions } = rule;
  const days = CANDIDATES[frequency](first, rule, start)
    .filter((day) => months.length === 0 || months.includes(monthOf(day)))
    .filter((day) => calendar === 'all' || isWorkday(day));
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

/** The days of a series behind one, as many as are asked for. */
export function* occurrencesAfter(series: Series, after: Day): Generator<Day> {
  const { start, rule } = series;
  const { first, add, between } = PERIODS[rule.frequency];
  const origin = first(start);
  const last = rule.until ?? LAST_DAY;
  // Stryker disable next-line MethodExpression: from an earlier period on there are the same days, only later.
  let number = Math.max(0, Math.floor(between(origin, first(after)) / rule.interval));
  // Stryker disable next-line EqualityOperator: of one day both are the same.
  let horizon = addMonths(after < start ? start : after, MONTHS_LOOKED_AT);
  for (let period = add(origin, number * rule.interval); period <= horizon; ) {
    for (const day of inPeriod(period, series)) {
      if (day <= after || day < start) continue;
      if (day > last) return;
      horizon = addMonths(day, MONTHS_LOOKED_AT);
      yield day;
    }
    period = add(origin, ++number * rule.interval);
  }
}
