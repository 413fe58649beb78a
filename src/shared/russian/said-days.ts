import { lastUpTo, type NthWeekday, type Rule } from '../repeat/rule.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import { readNumeral } from './numerals.ts';
import { forms, oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import { wordAt } from './when-piece.ts';

/** The days of a period on which something comes again: «по вторникам», «5-го числа», «во второй четверг», «8 марта». */
export interface SaidDays {
  days: Pick<Rule, 'weekdays' | 'monthDays' | 'months' | 'positions'>;
  /** The period that they are days of. */
  of: 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** Only those that the production calendar calls working. */
  workdays: boolean;
  /** «утром»: what part of each day is meant. */
  part?: string;
  /** They say by themselves that something repeats: «по вторникам», but not «во вторник». */
  repeats?: boolean;
  to: number;
}

const NONE: SaidDays['days'] = { weekdays: [], monthDays: [], months: [], positions: [] };
export const weekly = (weekdays: readonly number[]): Pick<SaidDays, 'days' | 'of' | 'workdays'> => ({
  days: { ...NONE, weekdays: weekdays.map((weekday) => ({ weekday, nth: null })) },
  of: 'WEEKLY',
  workdays: false,
});
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKING = [1, 2, 3, 4, 5];
const FREE = [6, 7];

const EVERY = oneOf(...forms('кажд', 'ый ая ую ое ые ого ой ому ых ым'), 'every each');
export const isEvery = (word: string) => EVERY.test(word);

const numbered = (words: string) => words.split(' ').map((word, index) => [word, index + 1] as const);
/** «понедельникам», «средам»: after «по». */
const DATIVE_PLURAL: ReadonlyMap<string, number> = new Map([
  ...numbered('понедельникам вторникам средам четвергам пятницам субботам воскресеньям'),
  ['воскресениям', 7],
  ...numbered('mondays tuesdays wednesdays thursdays fridays saturdays sundays'),
]);
/** «понедельников», «воскресений»: after «кроме». */
const GENITIVE_PLURAL: ReadonlyMap<string, number> = new Map(
  numbered('понедельников вторников сред четвергов пятниц суббот воскресений'),
);
const SHORT = oneOf('пн вт ср чт пт сб вс');

const weekdayAt = (tokens: readonly Token[], at: number): number | undefined => WEEKDAYS.get(wordAt(tokens, at));

/** What stands between members of a list; where the next one begins. */
function joined(tokens: readonly Token[], at: number, skipped?: (word: string) => boolean): number {
  const word = wordAt(tokens, at);
  if (![',', 'и', '/', 'and'].includes(word)) return 0;
  const next = ['и', 'and'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return skipped?.(wordAt(tokens, next)) ? next + 1 : next;
}

/** Members of a list, as long as they go on. */
function listAt<T>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => { value: T; to: number } | null,
  skipped?: (word: string) => boolean,
): { values: T[]; to: number } | null {
  const values: T[] = [];
  let to = at;
  for (let next = at; ; ) {
    const one = read(next);
    if (!one) break;
    values.push(one.value);
    to = one.to;
    next = joined(tokens, to, skipped);
    if (next === 0) break;
  }
  return values.length > 0 ? { values, to } : null;
}

const past = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '.' && tokens[at]!.glued && tokens[at + 1] ? at + 1 : at;

/** «понедельник, среду и пятницу»; also «каждый понедельник и каждую среду». */
export function weekdaysAt(tokens: readonly Token[], at: number): { values: number[]; to: number } | null {
  return listAt(
    tokens,
    at,
    (next) => {
      const value = weekdayAt(tokens, next);
      return value === undefined
        ? null
        : { value, to: SHORT.test(wordAt(tokens, next)) ? past(tokens, next + 1) : next + 1 };
    },
    isEvery,
  );
}

/** «кроме выходных», «кроме среды и воскресений». */
export function exceptAt(tokens: readonly Token[], at: number): SaidDays | null {
  if (wordAt(tokens, at) !== 'кроме') return null;
  const off = wordAt(tokens, at + 1) === 'выходных' ? { values: [FREE], to: at + 2 } : null;
  const named =
    off ??
    listAt(tokens, at + 1, (next) => {
      const value = GENITIVE_PLURAL.get(wordAt(tokens, next)) ?? weekdayAt(tokens, next);
      return value === undefined ? null : { value: [value], to: next + 1 };
    });
  if (!named) return null;
  const out = named.values.flat();
  const left = EVERY_DAY.filter((weekday) => !out.includes(weekday));
  return left.length > 0 ? { ...weekly(left), to: named.to } : null;
}

const BY_PART: ReadonlyMap<string, string> = new Map([
  ['утрам', 'утром'],
  ['вечерам', 'вечером'],
  ['ночам', 'ночью'],
]);
const DAYS_PLURAL = oneOf('дням');
const IN_DATIVE: ReadonlyMap<string, ReturnType<typeof weekly>> = new Map([
  ['рабочим', { ...weekly(EVERY_DAY), workdays: true }],
  ['будням', weekly(WORKING)],
  ['будним', weekly(WORKING)],
  ['выходным', weekly(FREE)],
  ['weekdays', weekly(WORKING)],
  ['weekends', weekly(FREE)],
]);

const dateAt = (tokens: readonly Token[], at: number) => {
  const number = readNumeral(tokens, at);
  return number && number.value >= 1 && number.value <= 31 ? number : null;
};

/** «1», «15-го», «пятое»: dates of a month, one after another. */
const datesAt = (tokens: readonly Token[], at: number) =>
  listAt(
    tokens,
    at,
    (next) => {
      const number = dateAt(tokens, next);
      return number && { value: number, to: number.next };
    },
    isEvery,
  );

/** The rule of dates of a month; one that shorter months lack is their last day. */
const onDates = (dates: readonly number[]): SaidDays['days'] =>
  dates.length === 1
    ? { ...NONE, ...lastUpTo(dates[0]!) }
    : { ...NONE, monthDays: [...new Set(dates)].sort((a, b) => a - b) };

/** «по вторникам и четвергам», «по рабочим дням», «по утрам», «по 1-м и 15-м числам». */
function afterBy(tokens: readonly Token[], at: number): SaidDays | null {
  const word = wordAt(tokens, at);
  const part = BY_PART.get(word);
  if (part) return { ...weekly(EVERY_DAY), part, repeats: true, to: at + 1 };
  const kind = IN_DATIVE.get(word);
  if (kind) {
    const to = DAYS_PLURAL.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    return word === 'рабочим' && to === at + 1 ? null : { ...kind, repeats: true, to };
  }
  const days = listAt(tokens, at, (next) => {
    const name = wordAt(tokens, next);
    const value = DATIVE_PLURAL.get(name) ?? (SHORT.test(name) ? WEEKDAYS.get(name) : undefined);
    return value === undefined ? null : { value, to: past(tokens, next + 1) };
  });
  if (days) return { ...weekly(days.values), repeats: true, to: days.to };
  const dates = datesAt(tokens, at);
  if (!dates || wordAt(tokens, dates.to) !== 'числам') return null;
  return {
    days: onDates(dates.values.map(({ value }) => value)),
    of: 'MONTHLY',
    workdays: false,
    repeats: true,
    to: dates.to + 1,
  };
}

const LAST = oneOf(...forms('последн', 'ий юю ее его ей'), 'last');
const FOREIGN_NTH = ['first', 'second', 'third', 'fourth'];
const WORKING_DAY = oneOf('рабочий рабочего');
const DAY = oneOf('день дня day');
const DATE = oneOf('число числа');
const WEEK_DAY = oneOf('будний буднего');
const FREE_DAY = oneOf('выходной выходные выходных weekend');

/** «второй», «последняя»: from either end, with the token behind it. */
function nthAt(tokens: readonly Token[], at: number): { nth: number; to: number } | null {
  if (LAST.test(wordAt(tokens, at))) return { nth: -1, to: at + 1 };
  const foreign = FOREIGN_NTH.indexOf(wordAt(tokens, at)) + 1;
  if (foreign > 0) return { nth: foreign, to: at + 1 };
  const number = readNumeral(tokens, at);
  return number?.ordinal ? { nth: number.value, to: number.next } : null;
}

const nthWeekday = (weekday: number, nth: number): SaidDays['days'] => {
  const one: NthWeekday = { weekday, nth: nth === 5 ? -1 : nth };
  return { ...NONE, weekdays: [one] };
};

/** «ноября» behind what is a day of a month: then it comes once a year. */
function ofMonth(tokens: readonly Token[], said: SaidDays): SaidDays {
  const month = MONTHS.get(wordAt(tokens, said.to));
  return month ? { ...said, days: { ...said.days, months: [month] }, of: 'YEARLY', to: said.to + 1 } : said;
}

/** «второй четверг», «последний рабочий день», «последнее число», «последний день ноября». */
export function nthOfMonth(tokens: readonly Token[], at: number): SaidDays | null {
  const place = nthAt(tokens, at);
  if (!place) return null;
  const { nth, to } = place;
  const monthly = { of: 'MONTHLY', workdays: false } as const;
  const weekday = weekdayAt(tokens, to);
  if (weekday) return ofMonth(tokens, { ...monthly, days: nthWeekday(weekday, nth), to: to + 1 });
  if (WORKING_DAY.test(wordAt(tokens, to)) && DAY.test(wordAt(tokens, to + 1))) {
    const { days } = weekly(EVERY_DAY);
    return { ...monthly, days: { ...days, positions: [nth] }, workdays: true, to: to + 2 };
  }
  const ends = DAY.test(wordAt(tokens, to)) || DATE.test(wordAt(tokens, to));
  return nth === -1 && ends ? { ...monthly, days: { ...NONE, monthDays: [-1] }, to: to + 1 } : null;
}

/** «8 марта», «5-го и 20-го числа», «15-го». @param bare a date needs no noun behind it */
export function datesOf(tokens: readonly Token[], at: number, bare: boolean): SaidDays | null {
  const dates = datesAt(tokens, at);
  if (!dates) return null;
  const numbers = dates.values.map(({ value }) => value);
  const month = MONTHS.get(wordAt(tokens, dates.to));
  if (month && numbers.length === 1) {
    const [date] = numbers as [number];
    const days = month === 2 && date === 29 ? lastUpTo(29) : { monthDays: [date], positions: [] };
    return {
      days: { ...NONE, ...days, months: [month] },
      of: 'YEARLY',
      workdays: false,
      to: dates.to + 1,
    };
  }
  const named = DATE.test(wordAt(tokens, dates.to));
  if (!named && !(bare && dates.values.some(({ ordinal }) => ordinal))) return null;
  const to = named ? dates.to + 1 : dates.to;
  return { days: onDates(numbers), of: 'MONTHLY', workdays: false, to };
}

const LEADS = oneOf('в во on');

/** What days words speak of behind or ahead of a period. */
export function saidDays(tokens: readonly Token[], at: number): SaidDays | null {
  const word = wordAt(tokens, at);
  if (word === 'по') return afterBy(tokens, at + 1);
  const on = word === 'on' ? afterBy(tokens, at + 1) : null;
  if (on) return on;
  const led = LEADS.test(word) ? at + 1 : at;
  const found = nthOfMonth(tokens, led);
  if (found) return found;
  if (led === at) return datesOf(tokens, at, true);
  const named = weekdaysAt(tokens, led);
  return named && { ...weekly(named.values), to: named.to };
}

/** «каждый понедельник», «каждое утро», «каждый рабочий день», «каждые выходные», «каждое 31-е число», «каждое 8 марта». */
export function everyDays(tokens: readonly Token[], at: number): SaidDays | null {
  const named = weekdaysAt(tokens, at);
  if (named) return { ...weekly(named.values), repeats: true, to: named.to };
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (WORKING_DAY.test(word) && DAY.test(next))
    return { ...weekly(EVERY_DAY), workdays: true, repeats: true, to: at + 2 };
  if (word === 'weekday') return { ...weekly(WORKING), repeats: true, to: at + 1 };
  if (WEEK_DAY.test(word) && DAY.test(next)) return { ...weekly(WORKING), repeats: true, to: at + 2 };
  if (FREE_DAY.test(word)) return { ...weekly(FREE), repeats: true, to: DAY.test(next) ? at + 2 : at + 1 };
  const found = nthOfMonth(tokens, at) ?? datesOf(tokens, at, true);
  return found && { ...found, repeats: true };
}
