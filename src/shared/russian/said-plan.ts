import type { TokenRange } from './length-words.ts';
import { OWN_DOING } from './own-doing.ts';
import { editDistance } from './stem.ts';
import { isTakenBack, takesBack } from './taking-back.ts';
import type { Token } from './text.ts';
import { compatible, findPieces, momentOf, type When } from './when.ts';
import { type Clock, type Piece, wordAt } from './when-piece.ts';

/** The day on which something is meant to be done, with the words that say so. */
export interface SaidPlan extends TokenRange {
  when: When;
  /** By one's own doing; otherwise by a plan, which of a new task says no more than its day does: «запиши в план на завтра». */
  doing: boolean;
  /** A clause of its own, and not the end of a name: «купить краску, сделаю в среду». */
  apart: boolean;
  /** The place of a verb that says nothing else: «запланируй … на среду». */
  verb?: number;
}

/** What may stand between the words of a plan and its day. */
const BESIDE =
  /^(?:за|на|в|это|этим|им|ею|ней|него|нее|сам|сама|я|буду|будем|только|уже|ей|мне|мой|моем|поутру|сразу|наверное|примерно|где-то|давай|:|—|–|-)$/;
const MOST_BESIDE = 4;
const JOINT = /^(?:,|;|\.|–|—|-|:|а|но|и)$/;
const INFINITIVE = /(?:ть|ти|чь|ться|тись|чься)$/;
/** «в план», «в моём плане» */
const PLAN = /^план(?:е|у)?$/;
const INTO = /^(?:в|во)$/;
/** «двигай план на среду» */
const MOVES_PLAN = /^(?:двиг|сдвин|сдвиг|передвин|перенес|перенос|поменя|исправ|перекин)/;
const IF = /^(?:если|когда|пока|не|чтобы|что|как)$/;
/** What between two days takes the first of them back, beside the words that always do. */
const MENDS = /^(?:поправк|впрочем|виноват|извин|прост)/;
/** Words between what was said first and what was said in its place. */
const MOST_MENDING = 10;

const PLANS = ['запланируй', 'запланируйте', 'запланировать', 'спланируй', 'планируй', 'распланируй', 'перепланируй'];
/** Letters of a slip: «запланирй». */
const SLIPS = 2;

/** Words that say a plan, and the pieces of time that stand with them. */
interface Clause extends TokenRange {
  pieces: Piece[];
  doing: boolean;
  verb?: number;
}

/** The pieces that begin at `at` or behind words that say nothing, and where they end. */
function following(tokens: readonly Token[], pieces: readonly Piece[], at: number): { to: number; found: Piece[] } {
  const found: Piece[] = [];
  let to = at;
  for (let next = at; next <= to + MOST_BESIDE; ) {
    const piece = pieces.find(({ from }) => from === next);
    if (piece) {
      found.push(piece);
      to = piece.to;
      next = to;
      if (tokens[next]?.text === ',') next++;
    } else if (BESIDE.test(wordAt(tokens, next) || (tokens[next]?.text ?? ''))) next++;
    else break;
  }
  return { to, found };
}

function preceding(tokens: readonly Token[], pieces: readonly Piece[], at: number): { from: number; found: Piece[] } {
  const found: Piece[] = [];
  let from = at;
  for (let next = at; next > 0 && from - next <= MOST_BESIDE; ) {
    const piece = pieces.find(({ to }) => to === next);
    if (piece) {
      found.unshift(piece);
      from = piece.from;
      next = from;
    } else if (BESIDE.test(wordAt(tokens, next - 1))) next--;
    else break;
  }
  return { from, found };
}

/** The words of one's own doing at token `at`; null for none. */
export type DoingAt = (tokens: readonly Token[], at: number) => TokenRange | null;
const ownDoing: DoingAt = (tokens, at) => (OWN_DOING.test(tokens[at]!.word) ? { from: at, to: at + 1 } : null);

/** Where the words of a plan stand: one's own doing, «в план», «двигай план»; null where token `at` says none. */
function wordsAt(tokens: readonly Token[], at: number, doingAt: DoingAt): TokenRange | null {
  const { word, quote } = tokens[at]!;
  if (quote > 0 || IF.test(wordAt(tokens, at - 1))) return null;
  const doing = doingAt(tokens, at);
  if (doing) return doing;
  if (!PLAN.test(word)) return null;
  const own = /^мо(?:ем|й)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at;
  if (INTO.test(wordAt(tokens, own - 1))) return { from: own - 1, to: at + 1 };
  return MOVES_PLAN.test(wordAt(tokens, at - 1)) && at > 1 ? { from: at, to: at + 1 } : null;
}

function clausesIn(tokens: readonly Token[], pieces: readonly Piece[], doingAt: DoingAt): Clause[] {
  const found: Clause[] = [];
  for (const at of tokens.keys()) {
    const words = at < (found.at(-1)?.to ?? 0) ? null : wordsAt(tokens, at, doingAt);
    if (!words) continue;
    const ahead = following(tokens, pieces, words.to);
    const behind = ahead.found.some(({ day }) => day !== undefined) ? null : preceding(tokens, pieces, words.from);
    const own = withoutLeft([...(behind?.found ?? []), ...ahead.found]);
    const doing = doingAt(tokens, at) !== null;
    if (own.length > 0) found.push({ from: behind?.from ?? words.from, to: ahead.to, pieces: own, doing });
  }
  return found;
}

/** «план с пятницы на субботу»: the day that is left says nothing. */
function withoutLeft(pieces: Piece[]): Piece[] {
  const [first, ...others] = pieces;
  return first && /^со?$/.test(first.prep) && others.some(({ day }) => day !== undefined) ? others : pieces;
}

/** «запланируй отчёт на среду»: a day anywhere beside a verb that plans. */
function planned(tokens: readonly Token[], pieces: readonly Piece[]): Clause | null {
  const verb = tokens.findIndex(
    ({ word, quote }) =>
      quote === 0 && /план|запл|запал/.test(word) && PLANS.some((one) => editDistance(word, one, SLIPS) <= SLIPS),
  );
  const at = pieces.findIndex(({ day }) => day !== undefined);
  if (verb < 0 || at < 0) return null;
  const { from } = preceding(tokens, pieces.slice(0, at), pieces[at]!.from);
  const { to, found } = following(tokens, pieces, from);
  return { from, to, pieces: found, doing: false, verb };
}

/** Whether what was said is said anew: a clause of its own may tell why in between. */
const isSaidAnew = (between: readonly Token[]) =>
  between.some(({ word }) => takesBack(word) || MENDS.test(word) || /^как(?:ой|ая|ое)$/.test(word));

/** What was said in the place of the days of a clause, though no words of a plan stand with it: «сяду в пятницу, ой нет, в субботу». */
function mendedBehind(tokens: readonly Token[], pieces: readonly Piece[], { to }: Clause): Clause | null {
  const later = pieces.filter(({ from, day }) => from >= to && from - to <= MOST_MENDING && day !== undefined);
  const [next] = later;
  if (!next) return null;
  const tellsWhy = (between: readonly Token[]) =>
    isSaidAnew(between) && !between.some(({ word }) => INFINITIVE.test(word));
  const last = later.findLast(({ from }) => tellsWhy(tokens.slice(to, from)));
  const isAnew = isTakenBack(tokens.slice(to, next.from), (word) => MENDS.test(word));
  const said = last ?? (isAnew ? next : null);
  if (!said) return null;
  const { found, to: end } = following(tokens, pieces, said.from);
  return { from: said.from, to: end, pieces: found, doing: false };
}

/** What they say together: of those near each other the last holds, or adds its time to the day before it. */
function together(tokens: readonly Token[], [first, ...others]: readonly [Clause, ...Clause[]]): Clause {
  const said = { ...first };
  for (const next of others) {
    const between = tokens.slice(said.to, next.from);
    const again = next.pieces.some(({ day }) => day !== undefined);
    if (between.length > MOST_MENDING || (again && !isSaidAnew(between))) break;
    said.pieces = again ? next.pieces : [...said.pieces, ...next.pieces];
    said.to = next.to;
    said.doing ||= next.doing;
  }
  return said;
}

/** Something beside it is to be done: a verb behind it, or anything ahead of it. */
function isOfSomething(tokens: readonly Token[], { from, to }: TokenRange): boolean {
  if (tokens.slice(0, from).some(({ kind }) => kind === 'word')) return true;
  return INFINITIVE.test(wordAt(tokens, to));
}

/** When something is said to be done, by one's own doing or by a plan: «…, сделаю в среду», «в план на завтра», «сяду в пятницу, ой нет, в субботу». */
export function saidPlan(tokens: readonly Token[], clock: Clock, doingAt: DoingAt = ownDoing): SaidPlan | null {
  if (tokens.some(({ text }) => text === '?')) return null;
  const pieces = findPieces(tokens, clock);
  if (pieces.length === 0) return null;
  const verb = planned(tokens, pieces);
  const [first, ...others] = verb ? [verb] : clausesIn(tokens, pieces, doingAt);
  if (!first) return null;
  const mended = mendedBehind(tokens, pieces, others.at(-1) ?? first);
  const said = together(tokens, [first, ...others, ...(mended ? [mended] : [])]);
  const when = momentOf(tokens, compatible(tokens, said.pieces), clock);
  if (!when?.saysDay || when.past || !isOfSomething(tokens, said)) return null;
  if (IF.test(wordAt(tokens, said.from - 1))) return null;
  let from = said.from;
  while (from > 0 && JOINT.test(tokens[from - 1]!.word || tokens[from - 1]!.text)) from--;
  const before = tokens.slice(0, said.from);
  const apart = from < said.from || before.some(({ word }) => INFINITIVE.test(word));
  return { when, from, to: said.to, doing: said.doing, apart, ...(said.verb !== undefined && { verb: said.verb }) };
}
