import {
  aboutAt,
  ESTIMATE_NOUN,
  isEndAt,
  LASTS,
  MOVES,
  mended,
  minutesAt,
  type SaidEstimate,
  type TokenRange,
} from './length-words.ts';
import { readAmount } from './numerals.ts';
import { takesBack } from './taking-back.ts';
import type { Token } from './text.ts';
import { wordAt } from './when-piece.ts';

/** A length with the words that lead to it, and whether it is said that it is not meant. */
interface Amount extends TokenRange {
  minutes: number;
  denied: boolean;
  /** The preposition that leads it: behind «в» and «на» whole hours may be a time of day. */
  prep: string;
}

const RATES = /^оцен(?!к|щик|оч)/;
const RESETS = /^(?:(?:по|про)?став|пиши|испр|поправ|скоррект|измен|помен|обнов|смен)/;
const LAYS = /^(?:клади(?:те)?|закладывай(?:те)?|заложи(?:те)?|забей(?:те)?|зафиксируй(?:те)?|укажи(?:те)?)$/;
/** What a length ahead or behind leads to is a moment. */
const OF_MOMENT = /^(?:до|после|через|с|со|к|ко|каждые|каждый|каждую)$/;
const AGO = /^(?:назад|спустя)$/;
const WHICH = /^как(?:ой|ие|ая|ое)$/;
const BEFORE_DENIED = /^(?:на|за|один|ровно|это|там|тебе|еще|раз)$/;
const LEADS =
  /^(?:на|в|во|за|это|там|ну|и|да|а|но|где-то|примерно|около|ему|ей|им|у|меня|нас|один|времени|так|съест|управлюсь|уложусь|успею|ни|разу|:|,|—|–|-)$/;
const BARE_AFTER = /^(?:а|на|в|давай)$/;
const MOST_HOURS = 24;
/** Words with which it is told why, between a length that is taken back and the one in its place. */
const MOST_BETWEEN = 9;

/** «времени отведи час» */
const GIVES_TIME = /^отведи(?:те)?$/;
const isDeed = ({ word, quote }: Token) =>
  quote === 0 && (RATES.test(word) || RESETS.test(word) || LAYS.test(word) || GIVES_TIME.test(word));

/** The place of the word by which the length at `from` is denied: «не час», «какой там час»; -1 for none. */
function denialOf(tokens: readonly Token[], from: number): number {
  let at = from - 1;
  while (at >= 0 && BEFORE_DENIED.test(wordAt(tokens, at))) at--;
  const isDenial = wordAt(tokens, at) === 'не' || WHICH.test(wordAt(tokens, at));
  return isDenial ? at : -1;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const which = WHICH.test(wordAt(tokens, at - 1)) ? readAmount(tokens, at) : null;
  const said = aboutAt(tokens, at) ?? minutesAt(tokens, at);
  if (!said)
    return which && which.value <= MOST_HOURS
      ? { minutes: which.value * 60, from: at - 1, to: which.next, denied: true, prep: '' }
      : null;
  if (OF_MOMENT.test(wordAt(tokens, at - 1)) || AGO.test(wordAt(tokens, said.next))) return null;
  const denial = denialOf(tokens, at);
  const prep = wordAt(tokens, at - 1);
  if (denial >= 0) return { minutes: said.minutes, from: denial, to: said.next, denied: true, prep };
  // «за час не управлюсь»
  if (wordAt(tokens, at - 1) === 'за' && wordAt(tokens, said.next) === 'не')
    return { minutes: said.minutes, from: at - 1, to: said.next + 2, denied: true, prep };
  const { minutes, to } = mended(tokens, { minutes: said.minutes, from: at, to: said.next, noun: null });
  return { minutes, from: at, to, denied: false, prep };
}

const BARE_BEHIND = /^(?:нет|вернее|точнее|ой|э|все|аж|целых|,|\.|…)$/;

/** «не час, а четыре», «это не час. поставь три, нет, все четыре»: hours, though no word says so. */
function bareAfter(tokens: readonly Token[], denied: Amount): Amount | null {
  let found: Amount | null = null;
  for (let at = denied.to; at < tokens.length && at < (found?.to ?? denied.to) + MOST_BETWEEN; at++) {
    const { word, text, quote } = tokens[at]!;
    const led =
      (text === ',' && WHICH.test(wordAt(tokens, denied.from))) ||
      BARE_AFTER.test(word || text) ||
      (quote === 0 && RESETS.test(word)) ||
      (found && BARE_BEHIND.test(word || text));
    if (!led) continue;
    const begin = /^(?:все|аж|целых)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
    const amount = readAmount(tokens, begin);
    const behind = amount && tokens[amount.next];
    // «а 18:00» is a time of day.
    const isLast = amount && behind?.text !== ':' && (isEndAt(tokens, amount.next) || (behind && isDeed(behind)));
    if (!isLast || amount.value > MOST_HOURS) continue;
    const prep = wordAt(tokens, at);
    found = { minutes: Math.round(amount.value * 60), from: begin, to: amount.next, denied: false, prep };
  }
  return found;
}

function amountsIn(tokens: readonly Token[]): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = tokens[at]!.quote === 0 ? amountAt(tokens, at) : null;
    if (!one) continue;
    found.push(one);
    at = one.to - 1;
  }
  const last = found.at(-1);
  const bare = last?.denied && last.minutes >= 60 ? bareAfter(tokens, last) : null;
  return bare ? [...found, bare] : found;
}

/** «в 15 часов», «не на 2 часа, а на 3» */
const mayBeTime = ({ minutes, prep }: Amount) => /^(?:в|во|на)$/.test(prep) && minutes >= 60 && minutes % 60 === 0;

/** Whether each of several that are meant is said in the place of the one before it. */
const areMended = (tokens: readonly Token[], given: readonly Amount[]) =>
  given.every(({ from }, at) => {
    const between = tokens.slice(given[at - 1]?.to ?? from, from);
    return at === 0 || between.some(({ word }) => RESETS.test(word) || takesBack(word));
  });

/** With what leads to it. */
function led(tokens: readonly Token[], { from, to }: TokenRange): TokenRange {
  let begin = from;
  while (
    begin > 0 &&
    (LEADS.test(wordAt(tokens, begin - 1)) || LASTS.test(wordAt(tokens, begin - 1)) || tokens[begin - 1]!.text === ',')
  )
    begin--;
  return { from: begin, to };
}

/** Lengths near each other are told of together, with all that is said between them. */
function rangesOf(tokens: readonly Token[], amounts: readonly Amount[]): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (const { from, to } of amounts) {
    const before = ranges.at(-1);
    if (before && from - before.to <= MOST_BETWEEN) before.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map((range) => led(tokens, range));
}

/**
 * How long something is said to take where a word rates it («оцени … в 40 минут», «исправь оценку … на час», «часа два клади») or a
 * length is denied for another («не час, а четыре», «какой там час, ставь три часа»): the one that is meant; null where neither is said.
 */
export function rerated(tokens: readonly Token[]): SaidEstimate | null {
  if (tokens.some(({ word, text }) => MOVES.test(word) || text === '?')) return null;
  const amounts = amountsIn(tokens);
  const denied = amounts.filter((one) => one.denied);
  const given = amounts.filter((one) => !one.denied && !denied.some(({ minutes }) => minutes === one.minutes));
  const [only] = given;
  const noun = tokens.findIndex(({ word, quote }) => quote === 0 && ESTIMATE_NOUN.test(word));
  const says = (words: RegExp) => tokens.some(({ word, quote }) => quote === 0 && words.test(word));
  const isRated = (noun >= 0 || says(/^столько$/)) && says(RESETS);
  const lays = says(LAYS) || (says(GIVES_TIME) && says(/^времени$/));
  const isLaid = lays && given.every((one) => !mayBeTime(one));
  const isDenied = denied.length > 0 && (isRated || [...denied, ...given].some((one) => !mayBeTime(one)));
  if (!only || !(isDenied || isRated || isLaid || says(RATES)) || !areMended(tokens, given)) return null;
  const meant = given.at(-1)!;
  const ranges = rangesOf(tokens, amounts);
  const main = ranges.find(({ from, to }) => from <= meant.from && to >= meant.to)!;
  const isFree = (at: number) => !ranges.some(({ from, to }) => at >= from && at < to);
  const verb = tokens.findIndex((token, at) => isDeed(token) && isFree(at));
  const also = ranges.filter((range) => range !== main);
  if (!tokens.some(({ kind }, at) => kind === 'word' && at !== verb && at !== noun && isFree(at))) return null;
  if (noun >= 0 && isFree(noun)) also.push({ from: noun, to: noun + (tokens[noun + 1]?.text === ':' ? 2 : 1) });
  const { from, to } = main;
  return { minutes: meant.minutes, from, to, also, noun: tokens[noun]?.word ?? null, ...(verb >= 0 && { verb }) };
}
