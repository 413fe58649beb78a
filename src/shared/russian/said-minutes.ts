import { readAmount } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { type Span, type Token, tokenize } from './text.ts';
import { wordAt } from './when-piece.ts';
import { readLength } from './when-relative.ts';

/** How long something is said to take. */
interface SaidMinutes {
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

/** «полчаса», «2 часа», «1 ч 30 мин», «час двадцать» at token `at`. */
export function minutesAt(tokens: readonly Token[], at: number): SaidMinutes | null {
  const first = partAt(tokens, at);
  if (!first?.isHours) return first;
  const second = partAt(tokens, wordAt(tokens, first.next) === 'и' ? first.next + 1 : first.next);
  if (second && !second.isHours && second.minutes < 60)
    return { minutes: first.minutes + second.minutes, next: second.next };
  const bare = tokens[first.next]?.kind === 'break' ? null : readAmount(tokens, first.next);
  const isBare = bare && bare.value >= 5 && bare.value < 60 && Number.isInteger(bare.value);
  const isEnd = bare && (tokens[bare.next]?.kind ?? 'break') !== 'word';
  return isBare && isEnd ? { minutes: first.minutes + bare.value, next: bare.next } : first;
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

const NOUN = oneOf('оценка оценку оценкой длительность длительностью продолжительность продолжительностью');
const TAKES = oneOf('займет');
const BETWEEN = /^(?::|-|–|—|~|≈|в|времени|по|примерно|около|где-то|это|будет|на|ровно|минимум)$/;
const MOST_BETWEEN = 4;

/** A day: what takes longer is estimated otherwise. */
const MOST = 1440;

/** An estimate with the words that say it: tokens `from` up to, not including, `to`. */
export interface SaidEstimate {
  minutes: number;
  from: number;
  to: number;
  /** Its noun as it was said; null where a verb or a sign says it. */
  noun: string | null;
}

/** The words behind which an estimate stands, with the place where it may begin. */
function leadAt(tokens: readonly Token[], at: number): { begin: number; noun: string | null } | null {
  const { text, word, glued } = tokens[at]!;
  if (text === '~' || text === '≈') return glued ? null : { begin: at + 1, noun: null };
  if (NOUN.test(word)) return { begin: at + 1, noun: word };
  if (TAKES.test(word)) return { begin: at + 1, noun: null };
  return word === 'по' && wordAt(tokens, at + 1) === 'времени' ? { begin: at + 2, noun: null } : null;
}

const ROUGH = oneOf('минут минуток часа часов часика часиков');
const ABOUT = /^(?:ну|примерно|около|где-то|максимум|минимум|это|там|всего|работы|дела|по|времени)$/;
const BEHIND = /^(?:максимум|минимум|вместе|примерно|не|где-то|работы|всего|от|и)$/;
const MOVES = /^(?:перен[её]с|передвин|сдвин|отлож|задерж|напомн|сократ|продл)/;

/** «часа на два», «минут на двадцать»: nobody says so of a time of day. */
function roughAt(tokens: readonly Token[], at: number): SaidMinutes | null {
  const unit = wordAt(tokens, at);
  if (!ROUGH.test(unit) || wordAt(tokens, at + 1) !== 'на') return null;
  const amount = readAmount(tokens, at + 2);
  return amount && { minutes: Math.round(amount.value * (unit.startsWith('час') ? 60 : 1)), next: amount.next };
}

/** «…, минут на двадцать», «…, 45 мин вместе с дорогой»: set off from what is to be done. Two hours alone may be two o'clock. */
function setOffAt(tokens: readonly Token[], at: number): SaidEstimate | null {
  const { text, word, quote } = tokens[at]!;
  const isMark = /^[,;—–]$/.test(text);
  if (quote > 0 || !(isMark || word === 'работы') || tokens.slice(0, at).some((one) => MOVES.test(one.word)))
    return null;
  let begin = at + 1;
  while (begin < at + MOST_BETWEEN && ABOUT.test(wordAt(tokens, begin))) begin++;
  const rough = roughAt(tokens, begin);
  const exact = rough ? null : minutesAt(tokens, begin);
  const said = rough ?? (exact && (exact.minutes < 60 || wordAt(tokens, begin) === 'полтора') ? exact : null);
  if (!said) return null;
  const next = tokens[said.next];
  if (next?.kind === 'word' && !BEHIND.test(next.word)) return null;
  const from = isMark ? at + 1 : wordAt(tokens, at - 1) === 'там' ? at - 1 : at;
  return { minutes: said.minutes, from, to: said.next, noun: null };
}

function estimateAt(tokens: readonly Token[], at: number): SaidEstimate | null {
  const lead = tokens[at]!.quote > 0 ? null : leadAt(tokens, at);
  if (!lead) return null;
  for (let begin = lead.begin; begin <= lead.begin + MOST_BETWEEN; begin++) {
    const said = minutesAt(tokens, begin);
    if (said) return { minutes: said.minutes, from: at, to: said.next, noun: lead.noun };
    if (!BETWEEN.test(tokens[begin]?.word ?? '')) return null;
  }
  return null;
}

/** What is surely said of how long something takes: «оценка 2 часа», «займёт час», «~30 мин», and not «на 30 минут». */
export function saidEstimates(tokens: readonly Token[]): SaidEstimate[] {
  const found: SaidEstimate[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const said = estimateAt(tokens, at) ?? setOffAt(tokens, at);
    if (!said || said.minutes < 1 || said.minutes > MOST) continue;
    found.push(said);
    at = said.to - 1;
  }
  return found;
}

/** Where its words stand in the text, with a comma before them. */
export function spanOf(tokens: readonly Token[], { from, to }: Pick<SaidEstimate, 'from' | 'to'>): Span {
  const first = tokens[from - 1]?.text === ',' ? from - 1 : from;
  return { start: tokens[first]!.start, end: tokens[to - 1]!.end };
}
