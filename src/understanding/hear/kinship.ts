import { remembered } from '#shared/remembered.ts';
import { clean, type Token, tokenize } from '#shared/russian/text.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { isOneSlip, shareRun, soundOf } from './sound.ts';
import { keysOf, names } from './words.ts';

/** A word as it is compared. */
export interface Comparable {
  /** Folded. */
  word: string;
  keys: readonly string[];
  sound: string;
  /** Of a word that is compared with thousands. */
  traits?: Traits;
}

/** Words that are kin by more than this are taken for the same. */
export const SAME_WORD = 0.6;

const NAMELESS = new Set(
  'в во на с со к ко о об обо от до за из у по и а но не для про при над под бы же ли то мне я мой нужно надо насчет касательно поводу номер номером'.split(
    ' ',
  ),
);

/** A preposition, a conjunction: a word that no two things are told apart by. */
export const isNameless = (word: string): boolean => NAMELESS.has(word);

/** True for what tells one thing from another. */
export const isContent = (token: Token): boolean => names(token) && !isNameless(token.word);

/** Titles of all accounts whose words are kept. */
const KEPT_TITLES = 10_000;
const read = new Map<string, readonly string[]>();

/** The folded words of a title by which it may be named. */
export function namesIn(title: string): readonly string[] {
  const before = read.get(title);
  if (before) return before;
  if (read.size >= KEPT_TITLES) read.clear();
  const words = tokenize(clean(title))
    .filter(isContent)
    .map(({ word }) => word);
  read.set(title, words);
  return words;
}

/** Short names of all accounts whose words are kept as they are compared. */
const KEPT_NAMES = 2_000;
const compared = new WeakMap<Dictionary, (title: string) => readonly Comparable[]>();

/** The words of a short name, to be compared. */
export function titleWords(title: string, dictionary: Dictionary): readonly Comparable[] {
  const ask =
    compared.get(dictionary) ??
    remembered(
      (name: string) =>
        namesIn(name).map((word): Comparable => ({ word, keys: keysOf(word, dictionary), sound: soundOf(word) })),
      KEPT_NAMES,
    );
  compared.set(dictionary, ask);
  return ask(title);
}

function beginAlike(one: string, other: string, letters: number): boolean {
  for (let at = 0; at < letters; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Forms of one word begin alike; short words change sooner: «день», «дня». */
function mayShareLemma({ keys }: Comparable, title: Comparable): boolean {
  const { word } = title;
  return traitsOf(title).figures || keys.some((key) => beginAlike(key, word, word.length > 5 ? 3 : 1));
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++;
  return length;
}

/** «meeting» and «митинг», «Playrix» and «плейрикс». */
function soundsForeign(one: Comparable, other: Comparable): boolean {
  const start = commonStart(one.sound, other.sound);
  const shorter = Math.min(one.sound.length, other.sound.length);
  return (start >= 4 && start >= shorter - 2) || isOneSlip(one.sound, other.sound);
}

const PREFIXES = /^(?:пере|под|при|про|рас|раз|вы|за|на|об|от|по|до|из|ис|со|у|с|о)(?=.{4})/;

/** «позвонить» without its prefix; null for a word that has none. */
export function unprefixed(word: string): string | null {
  const rest = word.replace(PREFIXES, '');
  return rest === word ? null : rest;
}

/** What is asked of a word each time that it is compared. */
export interface Traits {
  figures: boolean;
  latin: boolean;
  /** Without its prefix; empty where it has none. */
  root: string;
}

/** Looks at a folded word. */
export const traitsIn = (word: string): Traits => ({
  figures: /\d/.test(word),
  latin: /[a-z]/.test(word),
  root: unprefixed(word) ?? '',
});

const traits = new WeakMap<Comparable, Traits>();

function traitsOf(one: Comparable): Traits {
  if (one.traits) return one.traits;
  const known = traits.get(one) ?? traitsIn(one.word);
  traits.set(one, known);
  return known;
}

/** «звонок» and «позвонить»: one has a prefix that the other lacks. */
const oneRoot = (one: Comparable, other: Comparable): boolean => {
  const [root, othersRoot] = [traitsOf(one).root, traitsOf(other).root];
  return (
    (root !== '' && commonStart(root, other.word) >= 4) || (othersRoot !== '' && commonStart(othersRoot, one.word) >= 4)
  );
};

/**
 * How likely a word that was said is that word of a title, 0 to 1: the same lemma is 1, the same by ear 0.9, one root or
 * one slip 0.7, less what is only like it.
 */
export function kinship(said: Comparable, title: Comparable): number {
  if (said.keys.includes(title.word)) return 1;
  if (mayShareLemma(said, title) && said.keys.some((key) => title.keys.includes(key))) return 1;
  const [one, other] = [said.word, title.word];
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || traitsOf(said).figures || traitsOf(title).figures) return 0;
  if (shorter >= 4 && said.sound === title.sound) return 0.9;
  const start = commonStart(one, other);
  const clipped = start === 3 && shorter === 3 && Math.max(one.length, other.length) <= 5;
  if (start >= 5 || (start >= 4 && start >= shorter - 1) || clipped) return 0.7;
  if (shorter >= 5 && isOneSlip(one, other)) return 0.7;
  if (shorter >= 5 && one[0] === other[0] && isOneSlip(said.sound, title.sound)) return 0.6;
  if (shorter >= 6 && start >= 2 && said.keys.some((key) => title.keys.some((own) => isOneSlip(key, own)))) return 0.6;
  if (shorter >= 4 && traitsOf(said).latin !== traitsOf(title).latin) return soundsForeign(said, title) ? 0.6 : 0;
  if (oneRoot(said, title)) return 0.6;
  return shorter >= 6 && shareRun(one, other, Math.max(5, Math.ceil(shorter * 0.6))) ? 0.5 : 0;
}

/** Longest beginning that words of one lemma have in common for sure, and the ending of those that differ by one slip before it. */
const START = 3;
const END = 2;

/**
 * What words of six letters and more must have in common with one that was said to be kin to it by more than `SAME_WORD`: their
 * beginning, their sound, or their ending behind a slip. Looks at a few letters only.
 */
export function mayBeSame(said: Comparable): (title: Comparable) => boolean {
  const beginnings = [...new Set([said.word, ...said.keys])];
  const end = said.word.slice(-END);
  return (title) =>
    title.word.endsWith(end) ||
    title.sound === said.sound ||
    traitsOf(title).figures ||
    beginnings.some((one) => beginAlike(one, title.word, START));
}
