import { compatible, findPieces, momentOf, type When } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import { type Comparable, kinship, titleWords } from '../hear/kinship.ts';
import type { Titles } from '../hear/titles.ts';
import { hear, type Word } from '../hear/words.ts';
import type { Account, Dialogue } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { Clause } from '../read/clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import type { LinearModel } from '../read/linear-model.ts';
import type { Namings } from './naming.ts';

/** All that is known while a message is interpreted. */
export interface Interpretation {
  /** Cleaned: offsets of the words count in it. */
  text: string;
  words: readonly Word[];
  /** What the words say of dates and times. */
  pieces: readonly Piece[];
  account: Account;
  dialogue: Dialogue;
  clock: Clock;
  dictionary: Dictionary;
  /** Tell the level that words of a priority name. */
  levels: LinearModel;
  titles: Titles;
  namings: Namings;
}

export const partsWith = ({ parts }: Pick<Clause, 'parts'>, ...labels: Label[]): Part[] =>
  parts.filter(({ label }) => labels.includes(label));

export const wordsOf = (parts: readonly Part[], words: readonly Word[]): Word[] =>
  parts.flatMap(({ from, to }) => words.slice(from, to));

export const placesOf = (parts: readonly Pick<Part, 'from' | 'to'>[]): number[] =>
  parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));

/** The text of a part as it was written. */
export const textOf = (
  part: Pick<Part, 'from' | 'to'>,
  { text, words }: Pick<Interpretation, 'text' | 'words'>,
): string => text.slice(words[part.from]!.start, words[part.to - 1]!.end);

/** The moment that words speak of, or null. */
export function momentIn(words: readonly Word[], clock: Clock): When | null {
  const pieces = findPieces(words, clock);
  return pieces.length > 0 ? momentOf(words, compatible(words, pieces), clock) : null;
}

/** «завтрашнюю» says what «завтра» says. */
export const adverbsOfDays = (words: readonly Word[], dictionary: Dictionary): Word[] =>
  words.flatMap((word) => {
    const day = /^(завтра|сегодня|вчера)шн/.exec(word.word)?.[1];
    return day ? hear(day, dictionary) : [word];
  });

/** By a word of a message and a short name: how like the word is to each of the name's words. Names are asked of it again and again. */
const likenesses = new WeakMap<Word, Map<readonly Comparable[], readonly number[]>>();

function likenessOf(one: Word, name: readonly Comparable[]): readonly number[] {
  const known = likenesses.get(one) ?? new Map<readonly Comparable[], readonly number[]>();
  likenesses.set(one, known);
  const before = known.get(name);
  if (before) return before;
  const likeness = name.map((word) => kinship(one, word));
  known.set(name, likeness);
  return likeness;
}

/** How well words name a project, 0 to 1. */
export function namesProject(words: readonly Word[], name: string, dictionary: Dictionary): number {
  const own = titleWords(name, dictionary);
  if (own.length === 0 || words.length === 0) return 0;
  const best = new Float64Array(own.length);
  let ofSaid = 0;
  for (const one of words) {
    let likest = 0;
    for (const [at, like] of likenessOf(one, own).entries()) {
      best[at] = Math.max(best[at]!, like);
      likest = Math.max(likest, like);
    }
    ofSaid += likest;
  }
  const ofName = best.reduce((sum, like) => sum + like, 0);
  return (ofName / own.length + ofSaid / words.length) / 2;
}
