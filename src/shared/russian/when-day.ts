import { addDays, addMonths, type Day, startOfMonth, startOfWeek, weekdayOf } from '../day.ts';
import { MONTHS, SHORT_WEEKDAY, WEEKDAYS } from './calendar-words.ts';
import { readNumeral } from './numerals.ts';
import type { Token } from './text.ts';
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
  yearOf,
} from './when-period.ts';
import type { Clock, Reading } from './when-piece.ts';

const NAMED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    сегодня: 0,
    сегодняшний: 0,
    сегодняшнего: 0,
    седня: 0,
    сеня: 0,
    севодня: 0,
    сегодна: 0,
    завтра: 1,
    завтро: 1,
    зафтра: 1,
    завтрева: 1,
    завтрашний: 1,
    завтрашнего: 1,
    завтрашнему: 1,
    послезавтра: 2,
    послезавтро: 2,
    послезафтра: 2,
    послезавтрашний: 2,
    послезавтрашнего: 2,
    послепослезавтра: 3,
    вчера: -1,
    вчерашний: -1,
    вчерашнего: -1,
    позавчера: -2,
  }),
);

const TITLED = /^(?:фильм|кино|сериал|газет|журнал|книг|роман|песн|игр|групп|клуб|кафе|альбом|мультик|мультфильм)/;

/** The nearest such date, today included; 29 February may be years away. */
function nearestDate(month: number, date: number, today: Day): Day | null {
  for (let year = yearOf(today); year < yearOf(today) + 9; year++) {
    const day = dateOf(year, month, date);
    if (day && day >= today) return day;
  }
  return null;
}

/** The nearest such number of a month, today included. */
function nearestNumber(date: number, today: Day): Day | null {
  for (let step = 0; step < 13; step++) {
    const first = addMonths(startOfMonth(today), step);
    const day = dateOf(yearOf(first), monthOf(first), date);
    if (day && day >= today) return day;
  }
  return null;
}

/** The nearest such weekday after today. */
function nearestWeekday(weekday: number, today: Day): Day {
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

function readNamed(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const token = tokens[at]!;
  if (token.word === 'после' && /^завтр[ао]$/.test(tokens[at + 1]?.word ?? ''))
    return { day: addDays(clock.today, 2), to: at + 2 };
  const offset = NAMED.get(token.word);
  if (offset === undefined) return null;
  const adjective = token.word.endsWith('ий') || token.word.endsWith('его') || token.word.endsWith('ему');
  if (adjective && !/^(?:день|дня|дню)$/.test(tokens[at + 1]?.word ?? '')) return null;
  const name = token.text !== token.word && !prep && TITLED.test(tokens[at - 1]?.word ?? '');
  if (name || (tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'word')) return null;
  return { day: addDays(clock.today, offset), past: offset < 0, to: adjective ? at + 2 : at + 1 };
}

/** «пятницу», «эту субботу», «следующий вторник», «пт». */
function readWeekday(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const first = tokens[at]!.word;
  const dot = NEXT_SHORT.test(first) && tokens[at + 1]?.text === '.' ? 1 : 0;
  const which = NEXT.test(first) ? 'next' : LAST.test(first) ? 'last' : THIS.test(first) ? 'this' : '';
  const place = which ? at + 1 + dot : at;
  const word = tokens[place]?.word ?? '';
  const weekday = WEEKDAYS.get(word);
  if (!weekday) return null;
  const short = SHORT_WEEKDAY.test(word);
  if (short && tokens[place]!.text.length > 3) return null;
  if (!prep && !which && !short && !standsAlone(tokens, place)) return null;
  const to = short && tokens[place + 1]?.text === '.' && tokens[place + 1]!.glued ? place + 2 : place + 1;
  const monday = startOfWeek(clock.today);
  if (which === 'next') return { day: addDays(monday, 6 + weekday), to: to };
  if (which === 'last') return { day: addDays(monday, weekday - 8), past: true, to };
  return { day: nearestWeekday(weekday, clock.today), weekday, to };
}

/** A weekday without a preposition is a date only at the edge of a phrase, or before a time. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const edge = (token: Token | undefined) => !token || token.kind === 'mark' || token.kind === 'break';
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (/^(?:срок|дедлайн|дата|срока|вместо)$/.test(before?.word ?? '')) return true;
  if (
    !/^(?:понедельник|вторник|среда|среду|четверг|пятница|пятницу|суббота|субботу|воскресенье)$/.test(tokens[at]!.word)
  )
    return false;
  // «встреча пятница 14 00», as recognisers write it; «Пятница 13» is a name.
  if (after?.kind === 'number' && /^(?::|\d\d|час|часов)$/.test(tokens[at + 2]?.text ?? '')) return true;
  return edge(before)
    ? edge(after) || /^(?:в|к|до|утром|днем|вечером)$/.test(after!.word) || after!.kind === 'number'
    : edge(after) && before!.kind === 'mark';
}

/** «25 декабря», «двадцать пятого декабря 2026 года». */
function readDateOfMonth(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const number = readNumeral(tokens, at);
  // «с 5 по 10 января», «5–10 января» begin on the fifth.
  if (number && /^(?:по|до|-|–|—)$/.test(tokens[number.next]?.word ?? '')) {
    const last = readNumeral(tokens, number.next + 1);
    const named = last && last.value > number.value && MONTHS.get(tokens[last.next]?.word ?? '');
    const first = named ? nearestDate(named, number.value, clock.today) : null;
    if (first) return { day: first, to: last!.next + 1 };
  }
  const month = number && MONTHS.get(tokens[number.next]?.word ?? '');
  if (!number || !month || number.value > 31 || number.value < 1) return null;
  if (!number.ordinal && !number.digits) return null;
  const dotted =
    tokens[number.next + 1]?.text === '.' && tokens[number.next + 1]!.glued && tokens[number.next]!.text.length <= 4;
  const next = number.next + (dotted ? 2 : 1);
  const year = readYear(tokens, next, clock.today);
  const day = year ? dateOf(year.year, month, number.value) : nearestDate(month, number.value, clock.today);
  return day ? { day, past: day < clock.today, to: year?.next ?? next } : null;
}

/** 25.12, 25.12.2026, 25/12, 2026-12-25. */
function readNumericDate(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const [a, mark, b, again, c] = tokens.slice(at, at + 5);
  if (
    a?.kind !== 'number' ||
    b?.kind !== 'number' ||
    !mark?.glued ||
    !b.glued ||
    (tokens[at]!.glued && tokens[at - 1]?.kind !== 'mark')
  )
    return null;
  const whole = again?.text === mark.text && again.glued && c?.kind === 'number' && c.glued;
  const closes = (index: number) =>
    !(
      tokens[index]?.glued &&
      (tokens[index]!.kind !== 'mark' || (/^[./:-]$/.test(tokens[index]!.text) && tokens[index + 1]?.glued))
    );
  if (mark.text === '-' && whole && a.text.length === 4 && closes(at + 5))
    return dated(Number(a.text), b.text, c!.text, at + 5, clock);
  if (!/^[./]$/.test(mark.text) || a.text.length > 2 || b.text.length > 2) return null;
  if (whole && /^(?:\d\d|20\d\d)$/.test(c!.text) && closes(at + 5))
    return dated(Number(c!.text.slice(-2)) + 2000, b.text, a.text, at + 5, clock);
  // «версия 2.10», «Python 3.12» are not dates.
  const versioned =
    !prep &&
    /^(?:верси\p{L}*|релиз\p{L}*|пункт\p{L}*|глав\p{L}*|раздел\p{L}*|v|[a-z].*)$/u.test(tokens[at - 1]?.word ?? '');
  const sure = !versioned && b.text.length === 2 && prep !== 'в' && Number(b.text) <= 12;
  if (whole || !sure || !closes(at + 3)) return null;
  const day = nearestDate(Number(b.text), Number(a.text), clock.today);
  return day ? { day, to: at + 3 } : null;
}

function dated(year: number, month: string, date: string, to: number, clock: Clock): Reading | null {
  const day = dateOf(year, Number(month), Number(date));
  return day ? { day, past: day < clock.today, to } : null;
}

/** «25-го», «пятого числа», «5 числа следующего месяца», «числа 20-го». */
function readNumberOfMonth(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const swapped = tokens[at]!.word === 'числа';
  const number = readNumeral(tokens, swapped ? at + 1 : at);
  if (
    !number ||
    number.value < 1 ||
    number.value > 31 ||
    (!prep && !number.ordinal && !swapped && !/^числ/.test(tokens[number.next]?.word ?? ''))
  )
    return null;
  const named = /^числ[аоуе]$/.test(tokens[number.next]?.word ?? '');
  if (!named && !swapped && !plainOrdinal(tokens, number, prep)) return null;
  const next = named ? number.next + 1 : number.next;
  const month = readMonthAfter(tokens, next, clock);
  const day = month
    ? dateOf(yearOf(month.first), monthOf(month.first), number.value)
    : nearestNumber(number.value, clock.today);
  return day ? { day, to: month?.next ?? next } : null;
}

/** «пятого», «к пятому», «25-го» without a noun that the number would belong to. */
function plainOrdinal(
  tokens: readonly Token[],
  number: NonNullable<ReturnType<typeof readNumeral>>,
  prep: string,
): boolean {
  if (!number.ordinal) return false;
  const genitive = /(?:го)$/.test(number.form);
  const dative = /(?:му)$/.test(number.form) && /^ко?$/.test(prep);
  const accusative = /^(?:е|ое)$|[^\s]ое$|тье$/.test(number.form) && prep === 'на';
  if (!(genitive && /^(?:|до|с|после|около)$/.test(prep)) && !dative && !accusative) return false;
  const after = tokens[number.next];
  if (!after || after.kind === 'mark' || after.kind === 'break' || after.kind === 'number') return true;
  return (
    /(?:ть|ться|ти|тись|чь)$/.test(after.word) ||
    /^(?:во?|на|к|ко|до|с|со|у|надо|нужно|мне|и|а|но|утром|вечером|днем|напомни|добавь|создай|запиши|поставь|удали|перенеси)$/.test(
      after.word,
    )
  );
}

function readMonthAfter(tokens: readonly Token[], at: number, clock: Clock): { first: Day; next: number } | null {
  if (NEXT.test(tokens[at]?.word) && MONTH.test(tokens[at + 1]?.word))
    return { first: addMonths(startOfMonth(clock.today), 1), next: at + 2 };
  if (THIS.test(tokens[at]?.word) && MONTH.test(tokens[at + 1]?.word))
    return { first: startOfMonth(clock.today), next: at + 2 };
  return null;
}

/** «до нового года», «к новому году»: its eve. */
function readNewYear(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const named = /^нов(?:ого|ому)$/.test(tokens[at]!.word) && /^год[ау]$/.test(tokens[at + 1]?.word ?? '');
  if (!named || !/^(?:до|ко?)$/.test(prep) || /^обучени/.test(tokens[at + 2]?.word ?? '')) return null;
  const day = nearestDate(12, 31, clock.today);
  return day ? { day, to: at + 2 } : null;
}

const READERS = [
  readNewYear,
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
