import { addDays, addMonths, type Day, startOfMonth, startOfWeek, weekdayOf } from '../day.ts';
import { MONTHS, SHORT_WEEKDAY, WEEKDAYS } from './calendar-words.ts';
import { endingOf } from './endings.ts';
import { type Numeral, readNumeral } from './numerals.ts';
import { oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import { firstFrom, nearestDate, readFeast, readNamed, said } from './when-named.ts';
import {
  dateOf,
  LAST,
  MONTH,
  monthOf,
  NEXT,
  NEXT_SHORT,
  readCounted,
  readPartOfPeriod,
  readWeekend,
  readWholePeriod,
  readYear,
  THIS,
  WEEK,
  yearOf,
} from './when-period.ts';
import { type Clock, type Reading, wordAt } from './when-piece.ts';

/** The nearest such number of a month, today included; not every month has a 31st. */
export const nearestNumber = (date: number, today: Day): Day | null =>
  firstFrom(
    today,
    [0, 1, 2].map((months) => {
      const first = addMonths(startOfMonth(today), months);
      return dateOf(yearOf(first), monthOf(first), date);
    }),
  );

/** The nearest such weekday after today. */
function nearestWeekday(weekday: number, today: Day): Day {
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/** «(пятницы) следующей недели» */
function weekAfter(tokens: readonly Token[], at: number, monday: Day): { monday: Day; to: number } | null {
  const which = tokens[at]?.word;
  const place = NEXT_SHORT.test(which) && tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  if (!WEEK.test(tokens[place]?.word)) return null;
  if (NEXT.test(which)) return { monday: addDays(monday, 7), to: place + 1 };
  return THIS.test(which) ? { monday, to: place + 1 } : null;
}

/** «пятницу», «эту субботу», «следующий вторник», «пт». */
function readWeekday(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const first = tokens[at]!.word;
  const dot = NEXT_SHORT.test(first) && tokens[at + 1]?.text === '.' ? 1 : 0;
  const which = NEXT.test(first) ? 'next' : LAST.test(first) ? 'last' : THIS.test(first) ? 'this' : '';
  const place = which ? at + 1 + dot : at;
  const word = wordAt(tokens, place);
  const weekday = WEEKDAYS.get(word);
  if (!weekday) return null;
  const short = SHORT_WEEKDAY.test(word);
  if (!prep && !which && !short && !standsAlone(tokens, place)) return null;
  const to = short && tokens[place + 1]?.text === '.' && tokens[place + 1]!.glued ? place + 2 : place + 1;
  const monday = startOfWeek(clock.today);
  const week = which === '' ? weekAfter(tokens, to, monday) : null;
  if (week) return said(addDays(week.monday, weekday - 1), week.to, clock);
  if (which === 'next') return { day: addDays(monday, 6 + weekday), to };
  if (which === 'last') return said(addDays(monday, weekday - 8), to, clock);
  return { day: nearestWeekday(weekday, clock.today), weekday, to };
}

const TERM = oneOf('срок дедлайн дата срока вместо');
const WHOLE_WEEKDAY = oneOf('понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье');
const BEHIND_HOUR = /^(?::|\d\d|час|часов)$/;
const PART_OF_DAY = oneOf('утро утра утру утром вечер вечера вечеру вечером ночь ночи ночью день дня');
const OF_WEEKDAY = oneOf('понедельника вторника среды четверга пятницы субботы воскресенья');
const INTO_TIME = oneOf('в к до утром днем вечером');

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/**
 * A weekday without a preposition is a date only at the edge of a phrase, before a time, or behind a part of the day. «позвонить Омару
 * Sonntag» is one, «скидки на Black Friday» none.
 */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const edge = (token: Token | undefined) => !token || token.kind === 'mark' || token.kind === 'break';
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (TERM.test(before?.word)) return true;
  if (PART_OF_DAY.test(before?.word) && OF_WEEKDAY.test(tokens[at]!.word)) return true;
  // «Sun Microsystems»
  if (isLatin(tokens[at]!.word))
    return !isLatin(before?.word ?? '') && (tokens[at]!.word.length > 5 || !isLatin(after?.word ?? ''));
  if (!WHOLE_WEEKDAY.test(tokens[at]!.word)) return false;
  const number = after?.kind === 'number';
  // «встреча пятница 14 00», as recognisers write it; «серия Пятница 13» is a name.
  if (number && BEHIND_HOUR.test(wordAt(tokens, at + 2))) return true;
  return edge(before) && (edge(after) || number || INTO_TIME.test(wordAt(tokens, at + 1)));
}

const TO = oneOf('по до - – —');

/** «25 декабря», «двадцать пятого декабря 2026 года». */
function readDateOfMonth(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const number = readNumeral(tokens, at);
  // «с 5 по 10 января», «5–10 января» begin on the fifth.
  if (number && TO.test(tokens[number.next]?.word)) {
    const last = readNumeral(tokens, number.next + 1);
    const named = last && last.value > number.value && MONTHS.get(wordAt(tokens, last.next));
    const first = named ? nearestDate(named, number.value, clock.today) : null;
    if (first) return { day: first, to: last!.next + 1 };
  }
  const month = number && MONTHS.get(wordAt(tokens, number.next));
  if (!month || (!number.ordinal && !number.digits)) return null;
  const dotted =
    tokens[number.next + 1]?.text === '.' && tokens[number.next + 1]!.glued && tokens[number.next]!.text.length <= 4;
  const next = number.next + (dotted ? 2 : 1);
  const year = readYear(tokens, next, clock.today);
  const day = year ? dateOf(year.year, month, number.value) : nearestDate(month, number.value, clock.today);
  return day ? said(day, year?.next ?? next, clock) : null;
}

const VERSIONED = 'верси релиз пункт глав раздел'.split(' ');
const isVersion = (word: string): boolean => /[a-z]/.test(word) || VERSIONED.some((stem) => word.startsWith(stem));
const YEAR_OF_DATE = /^(?:20)?\d\d$/;

/** 25.12, 25.12.2026, 25/12, 2026-12-25. */
function readNumericDate(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const [a, mark, b, again, c] = tokens.slice(at, at + 5);
  if (b?.kind !== 'number' || !mark!.glued || !b.glued) return null;
  if (a!.glued && tokens[at - 1]?.kind !== 'mark') return null;
  const whole = again?.text === mark!.text && again.glued && c?.kind === 'number' && c.glued;
  const goesOn = (index: number) =>
    tokens[index]?.glued &&
    (tokens[index].kind !== 'mark' || ('./:-'.includes(tokens[index].text) && tokens[index + 1]?.glued));
  if (whole) {
    if (goesOn(at + 5)) return null;
    if (mark!.text === '-') return dated(Number(a!.text), b.text, c.text, at + 5, clock);
    if (!'./'.includes(mark!.text) || !YEAR_OF_DATE.test(c.text)) return null;
    return dated(Number(c.text.slice(-2)) + 2000, b.text, a!.text, at + 5, clock);
  }
  // «версия 2.10», «Python 3.12» are not dates.
  const versioned = !prep && isVersion(wordAt(tokens, at - 1));
  if (!'./'.includes(mark!.text) || versioned || b.text.length !== 2 || prep === 'в' || goesOn(at + 3)) return null;
  const day = nearestDate(Number(b.text), Number(a!.text), clock.today);
  return day ? { day, to: at + 3 } : null;
}

function dated(year: number, month: string, date: string, to: number, clock: Clock): Reading | null {
  const day = dateOf(year, Number(month), Number(date));
  return day ? said(day, to, clock) : null;
}

const NUMBER_OF_MONTH = oneOf('числа число числу числе');

/** «25-го», «пятого числа», «5 числа следующего месяца», «числа 20-го». */
function readNumberOfMonth(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const swapped = tokens[at]!.word === 'числа';
  const number = readNumeral(tokens, swapped ? at + 1 : at);
  if (!number) return null;
  const named = NUMBER_OF_MONTH.test(tokens[number.next]?.word) || endsApart(tokens, number, prep);
  if (!named && !swapped && !plainOrdinal(tokens, number, prep)) return null;
  const next = named ? number.next + 1 : number.next;
  const month = readMonthAfter(tokens, next, clock);
  const day = month
    ? dateOf(yearOf(month.first), monthOf(month.first), number.value)
    : nearestNumber(number.value, clock.today);
  return day ? { day, to: month?.next ?? next } : null;
}

const GENITIVE = oneOf('до с после около');

/** «до 25 го» */
const endsApart = (tokens: readonly Token[], { digits, ordinal, next }: Numeral, prep: string): boolean =>
  digits && !ordinal && GENITIVE.test(prep) && tokens[next]?.word === 'го';

const OF_CLOCK = oneOf('утра дня вечера ночи часов часа час');

/** «(шестнадцатого) восемь утра» */
function saysHour(tokens: readonly Token[], at: number): boolean {
  const hour = readNumeral(tokens, at);
  return hour !== null && !hour.ordinal && OF_CLOCK.test(tokens[hour.next]?.word);
}

const DATIVE = oneOf('к ко');
const FOLLOWING = oneOf(
  'в во на к ко до с со у надо нужно мне и а но утром вечером днем напомни добавь создай запиши поставь удали перенеси',
);
const INFINITIVE = endingOf('ть ться ти тись чь');
const ACCUSATIVE = endingOf('ое тье');

/** «пятого», «к пятому», «25-го» without a noun that the number would belong to. */
function plainOrdinal(tokens: readonly Token[], { ordinal, form, next }: Numeral, prep: string): boolean {
  const led =
    (form.endsWith('го') && (!prep || GENITIVE.test(prep))) ||
    (form.endsWith('му') && DATIVE.test(prep)) ||
    ((form === 'е' || ACCUSATIVE(form) !== '') && prep === 'на');
  const after = tokens[next];
  if (!ordinal || !led) return false;
  return (
    after?.kind !== 'word' || INFINITIVE(after.word) !== '' || FOLLOWING.test(after.word) || saysHour(tokens, next)
  );
}

function readMonthAfter(tokens: readonly Token[], at: number, clock: Clock): { first: Day; next: number } | null {
  if (NEXT.test(tokens[at]?.word) && MONTH.test(tokens[at + 1]?.word))
    return { first: addMonths(startOfMonth(clock.today), 1), next: at + 2 };
  if (THIS.test(tokens[at]?.word) && MONTH.test(tokens[at + 1]?.word))
    return { first: startOfMonth(clock.today), next: at + 2 };
  return null;
}

const READERS = [
  readFeast,
  readNamed,
  readCounted,
  readWeekday,
  readNumericDate,
  readDateOfMonth,
  readPartOfPeriod,
  readWeekend,
  readWholePeriod,
  readNumberOfMonth,
];

/** Reads a day at token `at`, after the preposition `prep` (empty where there is none). */
export function readDay(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  for (const reader of READERS) {
    const reading = reader(tokens, at, clock, prep);
    if (reading) return reading;
  }
  return null;
}
