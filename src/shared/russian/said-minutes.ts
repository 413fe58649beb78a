import { readAmount } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { TAKES_BACK } from './taking-back.ts';
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

const isEndAt = (tokens: readonly Token[], at: number) => (tokens[at]?.kind ?? 'break') !== 'word';

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

const NOUN = oneOf('оценка оценку оценкой длительность длительностью продолжительность продолжительностью');
const TAKES = oneOf('займет уйдет потребуется понадобится');
const BETWEEN = /^(?::|-|–|—|~|≈|в|времени|по|примерно|около|где-то|это|будет|на|ровно|минимум|типа|наверное|наверно)$/;
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
  /** The place of a verb that says nothing else: «оцени … в 40 минут». */
  verb?: number;
}

/** The words behind which an estimate stands, with the place where it may begin. */
function leadAt(tokens: readonly Token[], at: number): { begin: number; noun: string | null } | null {
  const { text, word, glued } = tokens[at]!;
  if (text === '~' || text === '≈') return glued ? null : { begin: at + 1, noun: null };
  if (NOUN.test(word)) return { begin: at + 1, noun: word };
  if (TAKES.test(word)) return { begin: at + 1, noun: null };
  return word === 'по' && wordAt(tokens, at + 1) === 'времени' ? { begin: at + 2, noun: null } : null;
}

const ROUGH = oneOf('мин минут минуток часа часов часика часиков');
const ABOUT = /^(?:ну|примерно|около|где-то|максимум|минимум|это|там|всего|работы|дела|по|времени)$/;
const BEHIND = /^(?:максимум|минимум|вместе|примерно|не|где-то|работы|всего|от|и)$/;
const RATES = oneOf('оцени оцените оценить');
const MOVES = /^(?:перен[её]с|передвин|сдвин|отлож|задерж|напомн|сократ|продл)/;

const PART_OF_DAY = oneOf('утра дня вечера ночи');

/** Words of a message that tell what its lengths are. */
interface Around {
  /** The place of a verb that moves something, behind which a length says how far; infinite where there is none. */
  moved: number;
  /** The place of a verb that rates something; -1 where there is none. */
  verb: number;
}

function around(tokens: readonly Token[]): Around {
  const moved = tokens.findIndex(({ word }) => MOVES.test(word));
  const verb = tokens.findIndex(({ word, quote }) => quote === 0 && RATES.test(word));
  return { moved: moved < 0 ? Number.POSITIVE_INFINITY : moved, verb };
}

/** An amount of the unit at token `unit`, which stands ahead of it. */
function amountOf(tokens: readonly Token[], unit: number, at: number): SaidMinutes | null {
  const word = wordAt(tokens, unit);
  const amount = ROUGH.test(word) ? readAmount(tokens, at) : null;
  return amount && { minutes: Math.round(amount.value * (word.startsWith('час') ? 60 : 1)), next: amount.next };
}

/** «часа полтора», «минут двадцать»: roughly so long. */
const aboutAt = (tokens: readonly Token[], at: number) => amountOf(tokens, at, at + 1);

/** «часа на два», «минут на двадцать»: nobody says so of a time of day. */
function roughAt(tokens: readonly Token[], at: number): SaidMinutes | null {
  const said = wordAt(tokens, at + 1) === 'на' ? amountOf(tokens, at, at + 2) : null;
  return said && PART_OF_DAY.test(wordAt(tokens, said.next)) ? null : said;
}

/** «…, минут на двадцать», «…, 45 мин вместе с дорогой»: set off from what is to be done. Two hours alone may be two o'clock. */
function setOffAt(tokens: readonly Token[], at: number, { moved }: Around): SaidEstimate | null {
  const { text, word, quote } = tokens[at]!;
  const isMark = /^[,;—–]$/.test(text);
  if (quote > 0 || !(isMark || word === 'работы') || at > moved) return null;
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

/** Words that make a length one of work: «часа полтора уйдёт», «возни на полчаса». */
const OF_WORK = oneOf('дело дела делов работы работа возни уйдет займет');
const BESIDE_WORK = oneOf('это там на с');

/** «часа на три» wherever it stands, and any length beside a word that makes it one of work: «там работы на полчаса». */
function ofWorkAt(tokens: readonly Token[], at: number, { moved }: Around): SaidEstimate | null {
  const { quote, kind } = tokens[at]!;
  if (quote > 0 || kind === 'mark' || kind === 'break' || at > moved) return null;
  const rough = roughAt(tokens, at);
  const said = rough ?? aboutAt(tokens, at) ?? minutesAt(tokens, at);
  if (!said) return null;
  let [from, to, cued] = [at, said.next, rough !== null];
  for (; from > 0 && (OF_WORK.test(wordAt(tokens, from - 1)) || BESIDE_WORK.test(wordAt(tokens, from - 1))); from--)
    cued ||= OF_WORK.test(wordAt(tokens, from - 1));
  for (; OF_WORK.test(wordAt(tokens, to)); to++) cued = true;
  return cued ? { minutes: said.minutes, from, to, noun: null } : null;
}

/** «в 40 минут» of what is to be rated so. */
function ratedAt(tokens: readonly Token[], at: number, { verb }: Around): SaidEstimate | null {
  if (verb < 0 || !/^(?:в|на)$/.test(wordAt(tokens, at))) return null;
  const said = minutesAt(tokens, at + 1);
  return said && { minutes: said.minutes, from: at, to: said.next, noun: null, verb };
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

const BETWEEN_MENDED = /^(?:в|на|и|это|\.|,|-|–|—|)$/;

/** The length that is said in the place of one, where it was taken back: «в полчаса.. стоп, в 45 мин». */
function mended(tokens: readonly Token[], said: SaidEstimate): SaidEstimate {
  let [at, takesBack] = [said.to, false];
  for (; at < tokens.length && (TAKES_BACK.test(wordAt(tokens, at)) || BETWEEN_MENDED.test(wordAt(tokens, at))); at++)
    takesBack ||= TAKES_BACK.test(wordAt(tokens, at));
  const again = takesBack ? (minutesAt(tokens, at) ?? aboutAt(tokens, at)) : null;
  const bare = takesBack && !again && said.minutes < 60 ? readAmount(tokens, at) : null;
  if (again) return mended(tokens, { ...said, minutes: again.minutes, to: again.next });
  return bare && isEndAt(tokens, bare.next) ? { ...said, minutes: bare.value, to: bare.next } : said;
}

/** What is surely said of how long something takes: «оценка 2 часа», «займёт час», «~30 мин», and not «на 30 минут». */
export function saidEstimates(tokens: readonly Token[]): SaidEstimate[] {
  const found: SaidEstimate[] = [];
  const said = around(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const one =
      estimateAt(tokens, at) ?? setOffAt(tokens, at, said) ?? ratedAt(tokens, at, said) ?? ofWorkAt(tokens, at, said);
    if (!one || one.minutes < 1 || one.minutes > MOST || one.from < (found.at(-1)?.to ?? 0)) continue;
    found.push(mended(tokens, one));
    at = found.at(-1)!.to - 1;
  }
  return found;
}

/** Where its words stand in the text, with a comma before them. */
export function spanOf(tokens: readonly Token[], { from, to }: Pick<SaidEstimate, 'from' | 'to'>): Span {
  const first = tokens[from - 1]?.text === ',' ? from - 1 : from;
  return { start: tokens[first]!.start, end: tokens[to - 1]!.end };
}
