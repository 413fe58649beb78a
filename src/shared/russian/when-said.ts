import { WEEKDAYS } from './calendar-words.ts';
import { readNumeral } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { editDistance } from './stem.ts';
import type { Token } from './text.ts';
import { findPieces, readPiece } from './when.ts';
import { nearestNumber, readDay } from './when-day.ts';
import { type Clock, type Piece, type Reading, wordAt } from './when-piece.ts';
import { readDaysOfKind, readWithin } from './when-relative.ts';
import { readTime } from './when-time.ts';

const NAMES = 'понедельник вторник среда четверг пятница суббота воскресенье сегодня завтра послезавтра'.split(' ');
/** Fewer letters may shorten anything. */
const SHORTEST = 3;
const OTHER_WORDS = new Set(['после']);
/** «субб», «воскр», «завт»: by what a day is shortened to. */
const SHORTENED: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap((name) =>
    Array.from({ length: name.length - SHORTEST }, (_, more) => [name.slice(0, SHORTEST + more), name] as const),
  ).filter(([short]) => !OTHER_WORDS.has(short) && !WEEKDAYS.has(short)),
);

/** So long, a word with a slip is still known. */
const MAY_SLIP = 6;
const SLIPPED = [...WEEKDAYS.keys(), ...NAMES].filter((name) => name.length >= MAY_SLIP && /^[а-я]+$/.test(name));

const withWord = <T extends Token>(token: T, word: string | undefined): T => (word ? { ...token, word } : token);
const unshortened = (tokens: readonly Token[]) => tokens.map((token) => withWord(token, SHORTENED.get(token.word)));
const mended = (tokens: readonly Token[]) =>
  tokens.map((token) => {
    if (token.kind !== 'word' || token.word.length < MAY_SLIP) return token;
    return withWord(
      token,
      SLIPPED.find((name) => editDistance(token.word, name, 1) <= 1),
    );
  });

const FOREIGN_LEAD = oneOf('am zum bis ab');
const UP_TO = oneOf('до к');
const HOURS = 24;
const LAST_DAY = 31;
const COUNTED_HOURS = oneOf('час часа');

/** «(до) 25», «двадцать седьмой», «am 1.»: a day of a month, though no word says so. */
function readBareDate(tokens: readonly Token[], at: number, clock: Clock): Reading | null {
  const lead = wordAt(tokens, at);
  const led = UP_TO.test(lead) || FOREIGN_LEAD.test(lead) ? at + 1 : at;
  const number = readNumeral(tokens, led);
  if (!number || number.value < 1 || number.value > LAST_DAY) return null;
  const isLast = tokens.slice(number.next).every(({ kind }) => kind === 'mark');
  const isDate =
    (number.ordinal && isLast) ||
    FOREIGN_LEAD.test(lead) ||
    (led > at && isLast && !number.ordinal && number.value > HOURS);
  const day = isDate ? nearestNumber(number.value, clock.today) : null;
  return day ? { day, to: number.next } : null;
}

/** «пять часов вечера», «тринадцать тридцать», «полдень»; a number by itself is one behind a day. */
function readBareTime(tokens: readonly Token[], at: number, behindDay: boolean): Reading | null {
  const time = readTime(tokens, at, 'в');
  if (!time) return null;
  const isNumber = readNumeral(tokens, at)?.next === time.to;
  if (isNumber) return behindDay ? time : null;
  // «завтра 2 часа» is a length of time.
  return COUNTED_HOURS.test(tokens[time.to - 1]!.word) ? null : time;
}

/** What a token says where nothing leads it. */
function readBare(tokens: readonly Token[], at: number, clock: Clock, behindDay: boolean): Reading | null {
  const { kind } = tokens[at]!;
  if (kind === 'mark' || kind === 'break') return null;
  return (
    readWithin(tokens, at, clock) ??
    readDaysOfKind(tokens, at, clock) ??
    readDay(tokens, FOREIGN_LEAD.test(wordAt(tokens, at)) && tokens[at + 1] ? at + 1 : at, clock, 'на') ??
    readBareDate(tokens, at, clock) ??
    readBareTime(tokens, at, behindDay)
  );
}

/** The pieces that are said between two others, or at an end. */
function piecesWithin(
  tokens: readonly Token[],
  { from, to }: Pick<Piece, 'from' | 'to'>,
  clock: Clock,
  before: Piece | undefined,
): Piece[] {
  const found: Piece[] = [];
  const own = tokens.slice(0, to);
  for (let at = from; at < to; ) {
    const last = found.at(-1) ?? before;
    const behindDay = last?.day !== undefined && own.slice(last.to, at).every(({ text }) => text === ',');
    const bare = readPiece(own, at, clock) ?? readBare(own, at, clock, behindDay);
    if (bare) found.push({ prep: '', ...bare, from: at });
    at = bare?.to ?? at + 1;
  }
  return found;
}

/** Those that everybody says so, and what stands beside them. */
function piecesOf(tokens: readonly Token[], clock: Clock): Piece[] {
  const sure = findPieces(tokens, clock, true);
  const ends = [...sure.map(({ from }) => from), tokens.length];
  return ends.flatMap((to, at) => {
    const before = sure[at - 1];
    const between = piecesWithin(tokens, { from: before?.to ?? 0, to }, clock, before);
    return [...between, ...sure.slice(at, at + 1)];
  });
}

/**
 * What words that are all said of a time name, in order. There a number by itself, a name without a preposition, a shortened one or
 * one with a slip are days and times, as they are nowhere else.
 */
export function piecesSaid(said: readonly Token[], clock: Clock): Piece[] {
  const tokens = unshortened(said);
  const found = piecesOf(tokens, clock);
  return found.length > 0 ? found : piecesOf(mended(tokens), clock);
}
