import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  HOUR,
  instantOf,
  MINUTE,
  startOfWeek,
  wallClock,
} from '../day.ts';
import { spend } from '../work.ts';
import { leadsForeignDay, type Unit } from './calendar-words.ts';
import { oneOf } from './one-of.ts';
import { type Span, type Token, tokenize } from './text.ts';
import { readDay } from './when-day.ts';
import { type Clock, clockAt, type HourMinute, type Piece, type Reading, wordAt } from './when-piece.ts';
import { dayOfPieces, nextTime, pad, place, timeOfPieces, timeOnDay } from './when-place.ts';
import { readRelative } from './when-relative.ts';
import { readPart, readTime } from './when-time.ts';

/** The time of a deadline without a time. */
export const END_OF_DAY = '23:59';

/** A moment that a text speaks of. */
export interface When {
  /** Parts of the text that say it. */
  spans: Span[];
  /** Epoch milliseconds; without a time 23:59 of the day. */
  due: number;
  day: Day;
  /** `HH:MM`, or null where only a day was said. */
  time: string | null;
  hasTime: boolean;
  /** The day was said, not concluded from the time. */
  saysDay: boolean;
  /** Counted from now in hours or minutes. */
  relative: boolean;
  past: boolean;
  /** The time as said, for another day than `day`. */
  clockTime: HourMinute | null;
}

/** What to do with a deadline that may exist already. */
export type DueChange =
  | { kind: 'at'; due: number }
  | { kind: 'day'; day: Day }
  | { kind: 'time'; time: HourMinute }
  | { kind: 'shift'; amount: number; unit: Unit }
  | { kind: 'clear' };

/** What a moment that was said makes of a deadline: a day keeps its time, a time its day. */
export function dueChangeOf(when: When): DueChange {
  if (when.relative) return { kind: 'at', due: when.due };
  if (!when.clockTime) return { kind: 'day', day: when.day };
  return when.saysDay ? { kind: 'at', due: when.due } : { kind: 'time', time: when.clockTime };
}

const PREPOSITIONS = oneOf('в во на к ко до с со после около под за по at');
const ABOUT = oneOf(
  'ближе где-то примерно ровно часов часиков часика районе около ориентировочно аж уже прямо именно позднее позже начиная',
);
const BEFORE_SPAN = oneOf('ровно примерно где-то на');
const SPAN = oneOf('через спустя');
const LATER = oneOf('позднее позже');

function readCore(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  if (!tokens[at]) return null;
  return readDay(tokens, at, clock, prep) ?? readTime(tokens, at, prep) ?? readPart(tokens, at, prep);
}

/** The preposition at a token, with what is said about it, and where that which it leads begins. */
function leadOf(tokens: readonly Token[], at: number): { start: number; prep: string } | null {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (word === 'не' && LATER.test(next)) return { start: at + 2, prep: 'до' };
  if (ABOUT.test(word) && PREPOSITIONS.test(next)) return { start: at + 2, prep: next };
  if (leadsForeignDay(word, next)) return { start: at + 1, prep: 'на' };
  if (!PREPOSITIONS.test(word)) return null;
  return { start: ABOUT.test(next) ? at + 2 : at + 1, prep: word };
}

/** Longest reading that begins at a token, its preposition included. */
export function readPiece(tokens: readonly Token[], at: number, clock: Clock): Piece | null {
  const exactly = BEFORE_SPAN.test(wordAt(tokens, at)) && SPAN.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const relative = readRelative(tokens, at + exactly, clock);
  const lead = relative ? null : leadOf(tokens, at);
  const led = lead && readCore(tokens, lead.start, clock, lead.prep);
  if (led) return { ...led, from: at, prep: lead.prep };
  const bare = relative ?? readCore(tokens, at, clock, '');
  return bare && { ...bare, from: at, prep: '' };
}

/** Looks at a word that reading a moment from it takes. */
const READING = 8;

/** Nobody speaks of more moments in one breath; what follows them is noise. */
const MOST_PIECES = 60;

/** Everything in the tokens that names a day or a time, in order. Quoted words are titles, not dates. */
export function findPieces(tokens: readonly Token[], clock: Clock, quotes = false): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length && pieces.length < MOST_PIECES; ) {
    spend(READING);
    const piece = tokens[at]!.quote && !quotes ? null : readPiece(tokens, at, clock);
    if (piece) pieces.push(piece);
    at = piece?.to ?? at + 1;
  }
  return pieces;
}

const isDayPiece = (piece: Piece) => piece.day !== undefined;
const hasClock = (piece: Piece) => piece.time !== undefined;
const lacks = (used: readonly Piece[], test: (piece: Piece) => boolean) => !used.some(test);

const BETWEEN = oneOf('и где-то примерно это , ( – — -');
/** Between a longer time and a day of it: «к концу недели, скажем, в пятницу». */
const NARROWS = oneOf(
  'скажем например точнее вернее лучше именно конкретно то есть тоесть а и где-то примерно это , ( – — - :',
);

const adjacent = (tokens: readonly Token[], left: Piece, right: Piece, between = BETWEEN): boolean =>
  tokens.slice(left.to, right.from).every(({ word }) => between.test(word));

/** A day farther from a longer time is none of it. */
const WEEK = 7;

/** «до выходных, до пятницы», «в следующий вторник, то есть на той неделе»: of a longer time and a day the day holds. */
function narrows(tokens: readonly Token[], last: Piece, piece: Piece): boolean {
  if (!isDayPiece(last) || !isDayPiece(piece) || !adjacent(tokens, last, piece, NARROWS)) return false;
  if (last.vague) return !piece.vague && Math.abs(daysBetween(last.day!, piece.day!)) <= WEEK;
  return piece.vague === true && piece.weekOf !== undefined && startOfWeek(piece.weekOf) === startOfWeek(last.day!);
}

/** Does a piece say something that the pieces before it leave open? */
function adds(tokens: readonly Token[], used: readonly Piece[], piece: Piece): boolean {
  const last = used.at(-1);
  if (!last) return true;
  if (last.moment !== undefined) return false;
  // «сегодня через двадцать минут»
  if (piece.moment !== undefined) return isDayPiece(last) && !last.weekday && adjacent(tokens, last, piece);
  if (narrows(tokens, last, piece)) return true;
  if ((piece.weekday || piece.weekOf) && (last.weekday || last.weekOf) && adjacent(tokens, last, piece))
    return Boolean(piece.weekOf) !== Boolean(last.weekOf);
  if (isDayPiece(piece) && last.weekday && !piece.weekday && adjacent(tokens, last, piece)) return true;
  if (isDayPiece(piece)) return lacks(used, isDayPiece);
  if (hasClock(piece)) return lacks(used, hasClock);
  return lacks(used, (other) => other.part !== undefined);
}

const TO = oneOf('до по');

/** «с 10 до 12»: a span of time begins at its first edge. */
function closesRange(tokens: readonly Token[], used: readonly Piece[], piece: Piece): boolean {
  const last = used.at(-1)!;
  if (!last.time || !piece.time) return false;
  return last.prep === 'с' && TO.test(piece.prep) && adjacent(tokens, last, piece);
}

/** Chooses, from the left, the pieces that together say one moment. */
export function compatible(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const used: Piece[] = [];
  for (const piece of pieces) if (adds(tokens, used, piece) || closesRange(tokens, used, piece)) used.push(piece);
  return used;
}

const spansOf = (tokens: readonly Token[], used: readonly Piece[]) =>
  used.map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }));

/** The moment that compatible pieces say together, or null for none. */
export function momentOf(tokens: readonly Token[], used: readonly Piece[], clock: Clock): When | null {
  const [first] = used;
  if (!first) return null;
  const spans = spansOf(tokens, used);
  const moment = used.find((piece) => piece.moment !== undefined)?.moment;
  if (moment !== undefined) {
    const due = Math.round(moment / MINUTE) * MINUTE;
    const { hour, minute } = wallClock(due, clock.zone);
    return {
      spans,
      due,
      day: dayOf(due, clock.zone),
      time: `${pad(hour)}:${pad(minute)}`,
      hasTime: true,
      saysDay: true,
      relative: true,
      past: false,
      clockTime: null,
    };
  }
  const said = dayOfPieces(used);
  const at = timeOfPieces(used);
  const past = used.some((piece) => piece.past);
  const placed = place(said, at, clock);
  const due = instantOf(placed.day, placed.time ?? END_OF_DAY, clock.zone);
  return {
    spans,
    due,
    ...placed,
    hasTime: placed.time !== null,
    saysDay: said !== undefined,
    relative: false,
    past,
    clockTime: at?.time ?? null,
  };
}

/** The first moment that a text speaks of, seen from `now` in `zone`; null where it speaks of none. */
export function findWhen(text: string, now: number, zone: string, dayStart?: number): When | null {
  const tokens = tokenize(text);
  const clock = clockAt(now, zone, dayStart);
  return momentOf(tokens, compatible(tokens, findPieces(tokens, clock)), clock);
}

/** The deadline after a change. A task without one counts a shift from today, in hours from now. */
export function changedDue(due: number | null, change: DueChange, clock: Clock): number | null {
  switch (change.kind) {
    case 'clear':
      return null;
    case 'at':
      return change.due;
    case 'day':
      return instantOf(change.day, due === null ? END_OF_DAY : timeText(due, clock.zone), clock.zone);
    case 'time': {
      // None is like one that has long passed.
      const before = due ?? 0;
      if (before < clock.now) {
        const next = nextTime(change.time, clock);
        return instantOf(next.day, next.time, clock.zone);
      }
      const day = dayOf(before, clock.zone);
      return instantOf(day, timeOnDay(change.time, day, clock), clock.zone);
    }
    case 'shift':
      return shifted(due, change.amount, change.unit, clock);
  }
}

const textOf = ({ hour, minute }: Pick<HourMinute, 'hour' | 'minute'>) => `${pad(hour)}:${pad(minute)}`;
const timeText = (instant: number, zone: string): string => textOf(wallClock(instant, zone));

function shifted(due: number | null, amount: number, unit: Unit, clock: Clock): number {
  if (unit === 'hour' || unit === 'minute') return (due ?? clock.now) + amount * (unit === 'hour' ? HOUR : MINUTE);
  const day = due === null ? clock.today : dayOf(due, clock.zone);
  const time = due === null ? END_OF_DAY : timeText(due, clock.zone);
  const days = unit === 'day' ? amount : unit === 'week' ? amount * 7 : 0;
  const months = unit === 'month' ? amount : unit === 'year' ? amount * 12 : 0;
  return instantOf(addMonths(addDays(day, Math.round(days)), Math.round(months)), time, clock.zone);
}

/** True for a deadline that was given as a day alone. */
export const isWholeDay = (due: number, zone: string): boolean => timeText(due, zone) === END_OF_DAY;

/** True for a deadline that has passed: a day with its owner's, which may end after midnight. */
export const isLate = (due: number, { now, zone, today }: Clock): boolean =>
  isWholeDay(due, zone) ? dayOf(due, zone) < today : due < now;
