import { addDays, addMonths, MINUTE } from '../day.ts';
import { UNITS, type Unit } from './calendar-words.ts';
import { fractionAfter, readAmount } from './numerals.ts';
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

/** «через два часа тридцать минут», «через час и 15 минут». */
function readSum(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
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

/** «через час», «спустя 3 дня», «минут через двадцать», «в течение недели», «3 дня спустя». */
export function readRelative(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const word = tokens[at]!.word;
  if (/^(?:через|чрез|чере[сз]|спустя)$/.test(word)) {
    const about = /^(?:где-то|примерно|около|ровно)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
    return readSum(tokens, at + 1 + about, clock);
  }
  if (word === 'в' && /^течени[еи]$/.test(wordAt(tokens, at + 1))) return readSum(tokens, at + 2, clock);
  const about = aboutLength(tokens, at, /^(?:через|спустя)$/);
  if (about) return ending(after(about, clock), about.next);
  // Stryker disable next-line ConditionalExpression,StringLiteral: no length begins with a sign; only saves looking.
  const length = tokens[at]!.kind === 'mark' ? null : readLength(tokens, at);
  if (length && tokens[length.next]?.word === 'спустя') return ending(after(length, clock), length.next + 1);
  return null;
}
