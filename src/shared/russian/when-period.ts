import { addDays, addMonths, type Day, endOfMonth, isDay, startOfMonth, startOfWeek, weekdayOf } from '../day.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import { readNumeral } from './numerals.ts';
import { forms, type OneOf, oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import type { Clock, Reading } from './when-piece.ts';

const HARD = 'ый ого ому ым ом ая ой ую ое ые ых ыми';
const SOFT = 'ий его ему им ем ая ей ую ее ие их ими';
const VERY_SOFT = 'ий его ему им ем яя ей юю ее ие их ими';

export const THIS = oneOf(
  'этот эту это эта этой этом этого этому эти этих этим ближ this',
  ...forms('текущ', SOFT),
  ...forms('ближайш', SOFT),
  ...forms('нынешн', VERY_SOFT),
);

/** «след. вторник», «на сл. неделе». */
export const NEXT_SHORT = oneOf('след сл');

export const NEXT = oneOf(
  'след сл ту той том та next',
  ...forms('следующ', SOFT),
  ...forms('следущ', SOFT),
  ...forms('будущ', SOFT),
);

export const LAST = oneOf(...forms('прошл', HARD), ...forms('минувш', SOFT));

export const WEEK = oneOf('неделя неделю неделе недели нед week');

export const MONTH = oneOf('месяц месяца месяце мес month');

/** Of weeks the one that comes: «на другой неделе». */
const OTHER = oneOf('другой другую другая');

const DAY_WORD = oneOf('день дня дню day');

const DATE = oneOf('число числа');

const INTO = oneOf('на в во до с со к');

const INTO_WEEKEND = oneOf('на в во к до за');

const FINAL = oneOf('last', ...forms('последн', VERY_SOFT));

const QUARTER = oneOf('квартал квартала квартале');

const YEAR = oneOf('год года году');

const WEEKEND = oneOf(
  'выходные выходных выходным выхи выхах выхам викенд викенда викенду викенде уикенд уикенда уикенду уикенде',
);

const NOMINATIVE_MONTH = oneOf('январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь');

const WORKING = oneOf(...forms('рабоч', SOFT));

type Part = 'start' | 'middle' | 'end';

const PARTS: readonly [OneOf, Part][] = [
  [oneOf('начало начала начале началу'), 'start'],
  [oneOf('середина середины середине середину'), 'middle'],
  [oneOf('конец конца конце концу исход исхода исходе исходу окончания окончанию окончание end'), 'end'],
];

export const dateOf = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : null;
};

export const yearOf = (day: Day) => Number(day.slice(0, 4));

export const monthOf = (day: Day) => Number(day.slice(5, 7));

/** «2027», «2027 г.», «две тысячи двадцать седьмого года», «следующего года»; a bare spoken number is none. */
export function readYear(tokens: readonly Token[], at: number, today: Day): { year: number; next: number } | null {
  const word = tokens[at]?.word;
  const step = NEXT.test(word) ? 1 : THIS.test(word) ? 0 : null;
  if (step !== null) return YEAR.test(tokens[at + 1]?.word) ? { year: yearOf(today) + step, next: at + 2 } : null;
  const number = readNumeral(tokens, at);
  if (!number || number.value < 2000 || number.value > 2099) return null;
  const { value: year, next } = number;
  const [unit, sign] = [tokens[next]?.word, tokens[next + 1]?.text];
  if (YEAR.test(unit)) return { year, next: next + 1 };
  if (unit === 'г') return { year, next: next + (sign === '.' ? 2 : 1) };
  return number.digits ? { year, next } : null;
}

interface Period {
  kind: 'day' | 'week' | 'month' | 'quarter' | 'year';
  first: Day;
  last: Day;
  next: number;
  /** Said as «следующий» or with its year, so that its beginning is not moved forward. */
  later: boolean;
  /** A month by its name, which comes again in a year. */
  named?: boolean;
}

const quarterStart = (day: Day) => addMonths(`${day.slice(0, 4)}-01-01`, Math.floor((monthOf(day) - 1) / 3) * 3);

/** «недели», «следующего месяца», «декабря», «года», «дня». */
function readPeriod(tokens: readonly Token[], at: number, { today }: Clock): Period | null {
  const first = tokens[at]?.word;
  const later = NEXT.test(first) || (OTHER.test(first) && WEEK.test(tokens[at + 1]?.word));
  const dot = NEXT_SHORT.test(first) && tokens[at + 1]?.text === '.' ? 1 : 0;
  const place = later || THIS.test(first) ? at + 1 + dot : at;
  const word = tokens[place]?.word;
  const step = later ? 1 : 0;
  const period = (kind: Period['kind'], start: Day, last: Day): Period => ({
    kind,
    first: start,
    last,
    next: place + 1,
    later,
  });
  if (DAY_WORD.test(word)) return period('day', addDays(today, step), addDays(today, step));
  if (WEEK.test(word)) {
    const monday = addDays(startOfWeek(today), 7 * step);
    return period('week', monday, addDays(monday, 6));
  }
  if (MONTH.test(word)) {
    const start = addMonths(startOfMonth(today), step);
    return period('month', start, endOfMonth(start));
  }
  if (QUARTER.test(word)) {
    const start = addMonths(quarterStart(today), 3 * step);
    return period('quarter', start, addDays(addMonths(start, 3), -1));
  }
  if (YEAR.test(word)) {
    const start = addMonths(`${today.slice(0, 4)}-01-01`, 12 * step);
    return period('year', start, addDays(addMonths(start, 12), -1));
  }
  const month = word && MONTHS.get(word);
  if (!month) return null;
  const year = readYear(tokens, place + 1, today);
  const named = period('month', ...monthNamed(month, today, year?.year));
  return { ...named, named: true, ...(year && { next: year.next, later: true }) };
}

function monthNamed(month: number, today: Day, year = yearOf(today) + (month < monthOf(today) ? 1 : 0)): [Day, Day] {
  const start = dateOf(year, month, 1)!;
  return [start, endOfMonth(start)];
}

const STEPS = { day: 1, week: 7, month: 0, quarter: 0, year: 0 } as const;

const MONTH_STEPS = { day: 0, week: 0, month: 1, quarter: 3, year: 12 } as const;

/** The day on which the period that follows one from `first` begins. */
const startAfter = ({ kind, named }: Period, first: Day) =>
  addMonths(addDays(first, STEPS[kind]), named ? 12 : MONTH_STEPS[kind]);

/** The same period the next time, where nobody said of which year. */
function nextOf(period: Period): [first: Day, last: Day] {
  const first = startAfter(period, period.first);
  return [first, period.named ? endOfMonth(first) : addDays(startAfter(period, first), -1)];
}

/** The day on which a period begins, or its next one where that has passed. */
function beginning(period: Period, offset: number, today: Day): Day {
  const day = addDays(period.first, offset);
  return period.later || day >= today ? day : addDays(startAfter(period, period.first), offset);
}

const BARE_END = oneOf('конец end');

/** «end of the month»: where the period begins. */
function behindOf(tokens: readonly Token[], at: number): number {
  const of = tokens[at]?.word === 'of' ? at + 1 : at;
  return tokens[of]?.word === 'the' ? of + 1 : of;
}

/** «конца недели», «начале следующего месяца», «середине декабря». */
export function readPartOfPeriod(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const part = PARTS.find(([words]) => words.test(tokens[at]!.word))?.[1];
  const bare = BARE_END.test(tokens[at]!.word);
  const of = behindOf(tokens, at + 1);
  const work = WORKING.test(tokens[of]?.word) ? 1 : 0;
  const period = prep || bare ? readPeriod(tokens, of + work, clock) : null;
  if (!part || !period) return null;
  const to = period.next;
  const vague = true;
  if (period.kind === 'day') return part === 'end' ? { day: period.last, vague, to } : null;
  if (part === 'end')
    return { day: work && period.kind === 'week' ? addDays(period.first, 4) : period.last, vague, to };
  const middle = period.kind === 'week' ? 2 : 14;
  return { day: beginning(period, part === 'middle' ? middle : 0, clock.today), vague, to };
}

/** «в следующем месяце пятого числа», «в феврале, пятого». */
function numberIn({ first, next, named }: Period, tokens: readonly Token[], { today }: Clock): Reading | null {
  const number = readNumeral(tokens, named && tokens[next]?.text === ',' ? next + 1 : next);
  const isNamed = DATE.test(tokens[number?.next ?? next]?.word);
  const isBare = named && number?.ordinal && number.form.endsWith('го') && tokens[number.next]?.kind !== 'word';
  if (!number || !(isNamed || isBare)) return null;
  const year = (from: number) => dateOf(from, monthOf(first), number.value);
  const day = year(yearOf(first));
  const coming = day && named && day < today ? year(yearOf(first) + 1) : day;
  return coming ? { day: coming, to: isNamed ? number.next + 1 : number.next } : null;
}

/** «на этой неделе», «на следующую неделю», «в следующем месяце», «в декабре», «на май». */
export function readWholePeriod(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const word = tokens[at]!.word;
  if (!INTO.test(prep) && word !== 'next') return null;
  const period = readPeriod(tokens, at, clock);
  if (!period || period.kind === 'day') return null;
  const vague = true;
  if (prep === 'на' && word === 'неделе') return { day: period.last, vague, weekOf: period.first, to: period.next };
  const numbered = period.kind === 'month' ? numberIn(period, tokens, clock) : null;
  if (numbered) return numbered;
  const to = period.next;
  if (MONTHS.has(word))
    return prep === 'в' || prep === 'к' || prep === 'до' || (prep === 'на' && NOMINATIVE_MONTH.test(word))
      ? { day: period.first < clock.today ? period.last : period.first, vague, to }
      : null;
  if (period.later) return { day: period.first, vague, ...(period.kind === 'week' && { weekOf: period.first }), to };
  if (!THIS.test(word)) return null;
  return { day: period.last, vague, ...(period.kind === 'week' && { weekOf: period.first }), to };
}

/** «выходные»: the nearest Saturday, on a Saturday the Sunday that is left. */
export function readWeekend(tokens: readonly Token[], at: number, { today }: Clock, prep: string): Reading | null {
  const later = NEXT.test(tokens[at]!.word);
  const place = later || THIS.test(tokens[at]!.word) ? at + 1 : at;
  if (!WEEKEND.test(tokens[place]?.word) || !INTO_WEEKEND.test(prep)) return null;
  const saturday = addDays(startOfWeek(today), 5);
  const weekday = weekdayOf(today);
  const coming = weekday < 6 ? saturday : weekday === 6 ? addDays(today, 1) : addDays(saturday, 7);
  return { day: later ? addDays(saturday, 7) : coming, vague: true, to: place + 1 };
}

/** «последнюю пятницу месяца», «первый понедельник декабря», «последний день месяца». */
export function readCounted(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const last = FINAL.test(tokens[at]!.word);
  const number = last ? null : readNumeral(tokens, at);
  if (!last && (!number?.ordinal || number.value > 5 || number.value < 1)) return null;
  let next = last ? at + 1 : number!.next;
  const working = WORKING.test(tokens[next]?.word);
  if (working) next++;
  const word = tokens[next]?.word;
  const weekday = word && WEEKDAYS.get(word);
  if (!weekday && !DAY_WORD.test(word)) return null;
  const period = readPeriod(tokens, behindOf(tokens, next + 1), clock);
  if (!period || period.kind === 'day') return null;
  const pick = (first: Day, end: Day) =>
    weekday
      ? countWeekday(first, end, weekday, last ? 'last' : number!.value)
      : countDay(first, end, last ? 'last' : number!.value, working);
  const day = pick(period.first, period.last);
  const moved = day < clock.today && !period.later ? pick(...nextOf(period)) : day;
  return { day: moved, to: period.next };
}

function countWeekday(first: Day, last: Day, weekday: number, count: number | 'last'): Day {
  if (count === 'last') return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

function countDay(first: Day, last: Day, count: number | 'last', working: boolean): Day {
  const day = count === 'last' ? last : addDays(first, count - 1);
  const over = weekdayOf(day) - 5;
  if (!working || over <= 0) return day;
  return addDays(day, count === 'last' ? -over : 3 - over);
}
