import { readAmount } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { TAKES_BACK } from './taking-back.ts';
import { type Token, tokenize } from './text.ts';
import { wordAt } from './when-piece.ts';
import { readLength } from './when-relative.ts';

/** How long something is said to take. */
export interface SaidMinutes {
  minutes: number;
  /** The index of the first token behind it. */
  next: number;
}

/** What no estimate is meant by: a part of a day. */
const VAGUE = oneOf('полдня');

/** «30м», of which the unit alone would be metres. */
function shortMinutes(tokens: readonly Token[], at: number): SaidMinutes | null {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  const isShort = number?.kind === 'number' && number.text.length < 5 && unit?.glued && unit.word === 'м';
  return isShort ? { minutes: Number(number.text), next: at + 2 } : null;
}

/** A single length of minutes or hours. */
function partAt(tokens: readonly Token[], at: number): (SaidMinutes & { isHours: boolean }) | null {
  const short = shortMinutes(tokens, at);
  if (short) return { ...short, isHours: false };
  const length = VAGUE.test(wordAt(tokens, at)) ? null : readLength(tokens, at);
  if (!length || (length.unit !== 'minute' && length.unit !== 'hour')) return null;
  const isHours = length.unit === 'hour';
  return { minutes: Math.round(length.value * (isHours ? 60 : 1)), next: length.next, isHours };
}

/** Nothing more is said behind it. */
export const isEndAt = (tokens: readonly Token[], at: number) => (tokens[at]?.kind ?? 'break') !== 'word';

/** «полчаса», «2 часа», «1 ч 30 мин», «час двадцать» at token `at`. */
export function minutesAt(tokens: readonly Token[], at: number): SaidMinutes | null {
  const first = partAt(tokens, at);
  if (!first?.isHours) return first;
  const second = partAt(tokens, wordAt(tokens, first.next) === 'и' ? first.next + 1 : first.next);
  if (second && !second.isHours && second.minutes < 60)
    return { minutes: first.minutes + second.minutes, next: second.next };
  const bare = tokens[first.next]?.kind === 'break' ? null : readAmount(tokens, first.next);
  const isBare = bare && bare.value >= 5 && bare.value < 60 && Number.isInteger(bare.value);
  return isBare && isEndAt(tokens, bare.next) ? { minutes: first.minutes + bare.value, next: bare.next } : first;
}

const CLOCK = /^(\d{1,2}):([0-5]\d)$/;
const PLAIN = /^\d{1,4}$/;

/** What is typed where nothing but a length is: «45» is minutes, «1:30» hours with minutes. NaN where it says none. */
export function readMinutes(text: string): number {
  const typed = text.trim();
  if (PLAIN.test(typed)) return Number(typed);
  const [, hours, minutes] = CLOCK.exec(typed) ?? [];
  if (hours) return Number(hours) * 60 + Number(minutes);
  const tokens = tokenize(typed).filter(({ text: sign }, at, all) => sign !== '.' || at < all.length - 1);
  const said = minutesAt(tokens, 0);
  return said && said.next === tokens.length ? said.minutes : Number.NaN;
}

const ROUGH = oneOf('мин минут минуток часа часов часика часиков');
/** The minutes of an amount at token `at`, whose unit stands ahead of it at token `unit`; null for none. */
export function amountOf(tokens: readonly Token[], unit: number, at: number): SaidMinutes | null {
  const word = wordAt(tokens, unit);
  const amount = ROUGH.test(word) ? readAmount(tokens, at) : null;
  return amount && { minutes: Math.round(amount.value * (word.startsWith('час') ? 60 : 1)), next: amount.next };
}

/** The minutes of «часа полтора», «минут двадцать» at token `at`, roughly so long; null for none. */
export const aboutAt = (tokens: readonly Token[], at: number) => amountOf(tokens, at, at + 1);

/** «оценка», «длительность»: behind it stands how long something takes. */
export const ESTIMATE_NOUN = oneOf(
  'оценка оценку оценкой эстимейт эстимейта трудозатраты длительность длительностью продолжительность продолжительностью',
);
/** «займёт», «уйдёт»: verbs that a length of time goes with. */
export const LASTS = oneOf(
  'займет займут занимает уйдет уйдут потребуется потребуются понадобится понадобятся съест съедят отнимет отнимут',
);
/** Verbs behind which a length says how far something moves. */
export const MOVES = /^(?:перен[её]с|передвин|сдвин|отлож|задерж|напомн|сократ|продл)/;

/** Tokens `from` up to, not including, `to`. */
export interface TokenRange {
  from: number;
  to: number;
}

/** An estimate with the words that say it. */
export interface SaidEstimate extends TokenRange {
  minutes: number;
  /** Its noun as it was said; null where a verb or a sign says it. */
  noun: string | null;
  /** The place of a verb that says nothing else: «оцени … в 40 минут». */
  verb?: number;
  /** Further words that say nothing else. */
  also?: readonly TokenRange[];
}

const HESITATES = /^(?:э|ээ|эээ)$/;
const BETWEEN_MENDED = /^(?:в|на|и|это|много|мало|давай|ставь|великодушно|пожалуйста|все|\.|,|-|–|—|)$/;

/** The length that is said in the place of one, where it was taken back: «в полчаса.. стоп, в 45 мин». */
export function mended(tokens: readonly Token[], said: SaidEstimate): SaidEstimate {
  let [at, takesBack] = [said.to, false];
  for (; at < tokens.length; at++) {
    const isBack = HESITATES.test(wordAt(tokens, at)) || TAKES_BACK.test(wordAt(tokens, at));
    if (!isBack && !BETWEEN_MENDED.test(wordAt(tokens, at))) break;
    // «час, не два» denies what comes.
    takesBack ||= isBack && (wordAt(tokens, at) !== 'не' || tokens[at + 1]?.kind === 'mark');
  }
  const again = takesBack ? (minutesAt(tokens, at) ?? aboutAt(tokens, at)) : null;
  const bare = takesBack && !again && said.minutes < 60 ? readAmount(tokens, at) : null;
  if (again) return mended(tokens, { ...said, minutes: again.minutes, to: again.next });
  return bare && isEndAt(tokens, bare.next) ? { ...said, minutes: bare.value, to: bare.next } : said;
}
