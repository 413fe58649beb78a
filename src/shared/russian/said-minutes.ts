import {
  aboutAt,
  amountOf,
  ESTIMATE_NOUN,
  LASTS,
  MOVES,
  mended,
  minutesAt,
  type SaidEstimate,
  type SaidMinutes,
} from './length-words.ts';
import { readAmount } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { OWN_DOING } from './own-doing.ts';
import { rerated } from './rerated.ts';
import type { Span, Token } from './text.ts';
import { wordAt } from './when-piece.ts';

const BETWEEN =
  /^(?::|-|–|—|~|≈|в|времени|по|примерно|около|где-то|это|будет|на|у|меня|нас|всего|ровно|минимум|типа|наверное|наверно)$/;
const MOST_BETWEEN = 4;

/** A day: what takes longer is estimated otherwise. */
const MOST = 1440;

/** The words behind which an estimate stands, with the place where it may begin. */
function leadAt(tokens: readonly Token[], at: number): { begin: number; noun: string | null } | null {
  const { text, word, glued } = tokens[at]!;
  if (text === '~' || text === '≈') return glued ? null : { begin: at + 1, noun: null };
  if (ESTIMATE_NOUN.test(word)) return { begin: at + 1, noun: word };
  if (LASTS.test(word)) return { begin: at + 1, noun: null };
  if (word === 'времени') return { begin: at + 1, noun: null };
  return word === 'по' && wordAt(tokens, at + 1) === 'времени' ? { begin: at + 2, noun: null } : null;
}

const ABOUT = /^(?:ну|примерно|около|где-то|максимум|минимум|это|там|всего|работы|дела|по|времени)$/;
const BEHIND = /^(?:максимум|минимум|вместе|примерно|не|где-то|работы|всего|от|и)$/;
const PART_OF_DAY = oneOf('утра дня вечера ночи');

/** The place of a verb that moves something, behind which a length says how far; infinite where there is none. */
function moveIn(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }) => MOVES.test(word));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** «часа на два», «минут на двадцать»: nobody says so of a time of day. */
function roughAt(tokens: readonly Token[], at: number): SaidMinutes | null {
  const said = wordAt(tokens, at + 1) === 'на' ? amountOf(tokens, at, at + 2) : null;
  return said && PART_OF_DAY.test(wordAt(tokens, said.next)) ? null : said;
}

/** «…, минут на двадцать», «…, 45 мин вместе с дорогой»: set off from what is to be done. Two hours alone may be two o'clock. */
function setOffAt(tokens: readonly Token[], at: number, moved: number): SaidEstimate | null {
  const { text, word, quote } = tokens[at]!;
  const isMark = /^[,;—–]$/.test(text);
  if (quote > 0 || !(isMark || word === 'работы') || at > moved) return null;
  let begin = at + 1;
  while (begin < at + MOST_BETWEEN && ABOUT.test(wordAt(tokens, begin))) begin++;
  const about = aboutAt(tokens, begin);
  const rough = roughAt(tokens, begin) ?? (about && PART_OF_DAY.test(wordAt(tokens, about.next)) ? null : about);
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

const LEADS_ELSEWHERE = oneOf('в во на к ко до с со через после за около по не от каждые спустя');
/** Whether what leads a length at token `at` makes it a time of day, or how far something moves, or is its number: «через сорок минут». */
export const isLedElsewhere = (tokens: readonly Token[], at: number): boolean =>
  LEADS_ELSEWHERE.test(wordAt(tokens, at - 1)) || (!aboutAt(tokens, at) && readAmount(tokens, at - 1) !== null);

/** «часа на три» wherever it stands, and any length beside a word that makes it one of work: «там работы на полчаса». */
function ofWorkAt(tokens: readonly Token[], at: number, moved: number): SaidEstimate | null {
  const { quote, kind } = tokens[at]!;
  if (quote > 0 || kind === 'mark' || kind === 'break' || at > moved) return null;
  const rough = roughAt(tokens, at);
  const said = rough ?? aboutAt(tokens, at) ?? minutesAt(tokens, at);
  if (!said) return null;
  let [from, to, cued] = [at, said.next, rough !== null];
  for (; from > 0 && (OF_WORK.test(wordAt(tokens, from - 1)) || BESIDE_WORK.test(wordAt(tokens, from - 1))); from--)
    cued ||= OF_WORK.test(wordAt(tokens, from - 1));
  for (; OF_WORK.test(wordAt(tokens, to)); to++) cued = true;
  cued ||= at > 0 && to === said.next && OWN_DOING.test(wordAt(tokens, to)) && !isLedElsewhere(tokens, from);
  return cued ? { minutes: said.minutes, from, to, noun: null } : null;
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
  const moved = moveIn(tokens);
  const again = rerated(tokens);
  if (again && again.minutes >= 1 && again.minutes <= MOST) return [again];
  for (let at = 0; at < tokens.length; at++) {
    const one = estimateAt(tokens, at) ?? setOffAt(tokens, at, moved) ?? ofWorkAt(tokens, at, moved);
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
