import { addDays, addMonths, type Day, MINUTE } from '../day.ts';
import { isWorkday } from '../repeat/workdays.ts';
import { UNITS, type Unit } from './calendar-words.ts';
import { fractionAfter, numberWord, readAmount } from './numerals.ts';
import { oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import { type Clock, type Reading, wordAt, wordsAt } from './when-piece.ts';

/** A length of time: «два дня», «полтора часа», «полчаса». Months and years count on the calendar. */
export interface Length {
  value: number;
  unit: Unit;
  next: number;
}

/** Words by a length of time that say which way it leads. */
export const LATER = /^(?:позже|позднее|вперед|дальше|попозже)$/;
export const EARLIER = /^(?:раньше|назад|пораньше|ранее)$/;

const WHOLE: ReadonlyMap<string, { value: number; unit: Unit }> = new Map(
  Object.entries({
    полчаса: { value: 30, unit: 'minute' },
    полчасика: { value: 30, unit: 'minute' },
    получаса: { value: 30, unit: 'minute' },
    'часик-полтора': { value: 90, unit: 'minute' },
    'час-полтора': { value: 90, unit: 'minute' },
    полгода: { value: 6, unit: 'month' },
    полгодика: { value: 6, unit: 'month' },
    полмесяца: { value: 15, unit: 'day' },
    полдня: { value: 6, unit: 'hour' },
    сутки: { value: 1, unit: 'day' },
  }),
);
const MAX_AMOUNT = 10_000;

/** Reads a length of time at token `at`; a unit alone is one of it. */
export function readLength(tokens: readonly Token[], at: number): Length | null {
  const first = wordAt(tokens, at);
  const whole = WHOLE.get(first);
  if (whole) return { ...whole, next: at + 1 };
  if (wordsAt(tokens, at, 'пол', /^часа?$/)) return { value: 30, unit: 'minute', next: at + 2 };
  if (wordsAt(tokens, at, /^четверт[ьи]$/, 'часа')) return { value: 15, unit: 'minute', next: at + 2 };
  if (wordsAt(tokens, at, 'три', 'четверти', 'часа')) return { value: 45, unit: 'minute', next: at + 3 };
  const unit = UNITS.get(first);
  const more = unit && fractionAfter(tokens, at + 1);
  if (more) return { value: 1 + more, unit, next: at + 3 };
  if (unit) return inverted(tokens, at, unit) ?? { value: 1, unit, next: at + 1 };
  const amount = readAmount(tokens, at);
  const named = amount && UNITS.get(wordAt(tokens, amount.next));
  if (!amount || !named || amount.value > MAX_AMOUNT) return null;
  const part = fractionAfter(tokens, amount.next + 1);
  return { value: amount.value + part, unit: named, next: amount.next + (part ? 3 : 1) };
}

const SWAPPED = new Set(
  'минут минуток часа часов часика часиков дня дней денька деньков недели недель недельки месяца месяцев'.split(' '),
);

/** «минут двадцать», «часа два»: the swapped order that means "about". */
function inverted(tokens: readonly Token[], at: number, unit: Unit): Length | null {
  if (!SWAPPED.has(tokens[at]!.word)) return null;
  const amount = readAmount(tokens, at + 1);
  return amount && amount.value <= MAX_AMOUNT ? { value: amount.value, unit, next: amount.next } : null;
}

/** «минут через двадцать», «дня за два», «минуток на десять»: about so long, with the preposition in the midst of it. */
export function aboutLength(tokens: readonly Token[], at: number, preposition: RegExp): Length | null {
  const unit = UNITS.get(wordAt(tokens, at));
  const amount = unit && preposition.test(wordAt(tokens, at + 1)) ? readAmount(tokens, at + 2) : null;
  return unit && amount && amount.value <= MAX_AMOUNT ? { value: amount.value, unit, next: amount.next } : null;
}

const minutesOf = ({ value, unit }: Length) => (unit === 'minute' ? value : value * 60) * MINUTE;

const DAYS_IN: Record<Unit, number> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 31, year: 366 };
/** A lifetime: what lies beyond is not what a person means. */
const FARTHEST_DAYS = 73 * 366;

function after(length: Length, clock: Clock): Omit<Reading, 'to'> | null {
  const { value, unit } = length;
  if (value * DAYS_IN[unit] > FARTHEST_DAYS) return null;
  if (unit === 'minute' || unit === 'hour') return { moment: clock.now + minutesOf(length) };
  if (unit === 'day') return { day: addDays(clock.today, Math.round(value)) };
  if (unit === 'week') {
    const day = addDays(clock.today, Math.round(value * 7));
    return { day, weekOf: day };
  }
  const months = unit === 'year' ? value * 12 : value;
  const day = addMonths(clock.today, Math.floor(months));
  return { day: months % 1 ? addDays(day, 15) : day };
}

const WORKING = /^(?:рабоч|банковск|буд)\p{L}+$/u;
const OF_CALENDAR = /^календарн\p{L}+$/u;

/** The day behind so many working ones. */
function afterWorkdays(count: number, today: Day): Day {
  let day = today;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkday(day)) left--;
  }
  return day;
}

const MOST_WORKDAYS = 1_000;

/** «пять рабочих дней», «10 календарных дней» */
export function readDaysOfKind(tokens: readonly Token[], at: number, { today }: Clock): Reading | null {
  const amount = readAmount(tokens, at);
  const kind = amount && wordAt(tokens, amount.next);
  if (!amount || amount.value > MOST_WORKDAYS || UNITS.get(wordAt(tokens, amount.next + 1)) !== 'day') return null;
  const to = amount.next + 2;
  if (WORKING.test(kind!)) return { day: afterWorkdays(amount.value, today), to };
  return OF_CALENDAR.test(kind!) ? { day: addDays(today, Math.round(amount.value)), to } : null;
}

/** Behind such words a length of time is counted from now: «срок 3 рабочих дня», «за неделю», «в ближайшие три дня». */
const WITHIN = oneOf('срок срока сроком за истечении пределах ближайшие ближайших');

/** A length of time that words of a deadline count from now. */
export function readWithin(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const within = WITHIN.test(wordAt(tokens, at)) ? readSum(tokens, at + 1, clock) : null;
  // «за день до срока» is counted from there.
  return within && wordAt(tokens, within.to) !== 'до' ? within : null;
}

/** «трёхдневный», «двухнедельного», «месячный», «10-дневный»: a length of time as a term is said to have it. */
const OF_LENGTH = /^-?(\p{L}*?)-?(дневн|суточн|недельн|месячн)\p{L}+$/u;
const LENGTHS: Record<string, Unit> = { дневн: 'day', суточн: 'day', недельн: 'week', месячн: 'month' };

/** «(в) трёхдневный срок» */
function readTerm(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const digits = tokens[at]?.kind === 'number' ? Number(tokens[at].text) : null;
  const dash = digits !== null && tokens[at + 1]?.text === '-' ? 1 : 0;
  const place = digits === null ? at : at + 1 + dash;
  const [, count = '', unit] = OF_LENGTH.exec(wordAt(tokens, place)) ?? [];
  if (unit === undefined || !/^срок/.test(wordAt(tokens, place + 1))) return null;
  const value = digits ?? (count === '' ? 1 : numberWord(count)?.value);
  return value ? ending(after({ value, unit: LENGTHS[unit]!, next: 0 }, clock), place + 2) : null;
}

const FROM = oneOf('от с со считая начиная');
const OF_TODAY = /^(?:сегодня|сегодняшн\p{L}+|нынешн\p{L}+|текущ\p{L}+|этого)$/u;
const MOMENT = oneOf('дня числа даты момента');

/** «(две недели) вперёд от сегодняшнего дня»: where it ends; 0 where it is not there. */
function fromToday(tokens: readonly Token[], at: number): number {
  let next = LATER.test(wordAt(tokens, at)) ? at + 1 : at;
  const led = next;
  while (FROM.test(wordAt(tokens, next)) || wordAt(tokens, next) === ',') next++;
  if (next === led || !OF_TODAY.test(wordAt(tokens, next))) return 0;
  return MOMENT.test(wordAt(tokens, next + 1)) ? next + 2 : next + 1;
}

/** «на неделю вперёд от сегодня»: it moves nothing, but says a day. */
export function readFromToday(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const length = readLength(tokens, wordAt(tokens, at) === 'на' ? at + 1 : at);
  const to = length ? fromToday(tokens, length.next) : 0;
  return to > 0 ? ending(after(length!, clock), to) : null;
}

/** «через два часа тридцать минут», «через час и 15 минут». */
function readSum(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const ofKind = readDaysOfKind(tokens, at, clock);
  if (ofKind) return ofKind;
  const length = readLength(tokens, at);
  if (!length) return null;
  const second = readLength(tokens, tokens[length.next]?.word === 'и' ? length.next + 1 : length.next);
  const joins = second?.unit === 'minute' && length.unit === 'hour' && tokens[second.next - 1]!.word !== 'минуту';
  const bare = bareMinutes(tokens, length);
  if (bare) return { moment: clock.now + minutesOf(length) + bare.value * MINUTE, to: bare.next };
  if (joins) return { moment: clock.now + minutesOf(length) + minutesOf(second), to: second.next };
  return ending(after(length, clock), length.next);
}

/** «через час двадцать». */
function bareMinutes(tokens: readonly Token[], length: Length): { value: number; next: number } | null {
  const amount =
    length.unit === 'hour' && tokens[length.next]?.kind === 'word' ? readAmount(tokens, length.next) : null;
  if (!amount || amount.value < 5 || amount.value > 59 || UNITS.has(wordAt(tokens, amount.next))) return null;
  return amount;
}

const ending = (reading: Omit<Reading, 'to'> | null, to: number): Reading | null => reading && { ...reading, to };

const FOREIGN_UNITS: readonly [RegExp, Unit][] = [
  [/^min(?:ute)?s?$/, 'minute'],
  [/^h(?:ou)?rs?$/, 'hour'],
  [/^days?$/, 'day'],
  [/^weeks?$/, 'week'],
  [/^months?$/, 'month'],
];

/** «(in) 2 days», «(in) a week» */
function readForeign(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const amount = /^an?$/.test(wordAt(tokens, at)) ? { value: 1, next: at + 1 } : readAmount(tokens, at);
  const [, unit] = (amount && FOREIGN_UNITS.find(([name]) => name.test(wordAt(tokens, amount.next)))) ?? [];
  return amount && unit ? ending(after({ value: amount.value, unit, next: 0 }, clock), amount.next + 1) : null;
}

/** «через час», «спустя 3 дня», «минут через двадцать», «в течение недели», «3 дня спустя». */
export function readRelative(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const word = tokens[at]!.word;
  if (/^(?:через|чрез|чере[сз]|спустя)$/.test(word)) {
    const about = /^(?:где-то|примерно|около|ровно)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
    return readSum(tokens, at + 1 + about, clock);
  }
  if (word === 'в' && /^течени[еи]$/.test(wordAt(tokens, at + 1))) return readSum(tokens, at + 2, clock);
  if (word === 'по' && wordAt(tokens, at + 1) === 'истечении') return readSum(tokens, at + 2, clock);
  const term = word === 'в' ? readTerm(tokens, at + 1, clock) : null;
  if (term) return term;
  if (word === 'in') return readForeign(tokens, at + 1, clock);
  const counted = tokens[at]!.kind === 'mark' ? null : readFromToday(tokens, at, clock);
  if (counted) return counted;
  const about = aboutLength(tokens, at, /^(?:через|спустя)$/);
  if (about) return ending(after(about, clock), about.next);
  // Stryker disable next-line ConditionalExpression,StringLiteral: no length begins with a sign; only saves looking.
  const length = tokens[at]!.kind === 'mark' ? null : readLength(tokens, at);
  if (length && tokens[length.next]?.word === 'спустя') return ending(after(length, clock), length.next + 1);
  return null;
}
