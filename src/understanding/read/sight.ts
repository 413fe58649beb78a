import { findPieces } from '#shared/russian/when.ts';
import type { Clock, Piece } from '#shared/russian/when-piece.ts';
import { type Likeness, type Titles, titlesOfNames } from '../hear/titles.ts';
import { hear, type Word } from '../hear/words.ts';
import type { Account, KnownTask } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import { type Bond, bondsOf } from './bonds.ts';
import { type OfTag, tagsSeen } from './tag-sight.ts';

/** The task that a word most likely names. */
export interface Named {
  done: boolean;
  /** How much of the whole message speaks of it. */
  hit: number;
}

/** A message with all that may be known before it is read. */
export interface Sight {
  words: readonly Word[];
  /** By word: what may hold it to the one before it. */
  bonds: readonly Bond[];
  /** How like the words are to those of the account's titles. */
  likeness: Likeness;
  /** By word: the likeliest task, or null. */
  named: readonly (Named | null)[];
  /** The highest `hit` of all. */
  best: number;
  /** What the words say of dates and times. */
  pieces: readonly Piece[];
  /** By word: what of a date it says («Bd», «It»), or nothing. */
  when: readonly string[];
  /** By word: it may be of a project's name. */
  project: readonly boolean[];
  /** By word: what it has to do with tags. */
  tagged: readonly OfTag[];
}

const NAMES_AT_LEAST = 0.25;
/** Tasks of which a message speaks as much as of the likeliest but for that are as likely. */
const AS_LIKELY = 0.05;

const sayOf = (piece: Piece) =>
  [piece.past && 'p', piece.day && 'd', piece.time && 't', piece.moment && 'm'].filter(Boolean).join('');

function whenBy(words: readonly Word[], pieces: readonly Piece[]): string[] {
  const by = Array<string>(words.length).fill('');
  for (const piece of pieces)
    for (let at = piece.from; at < piece.to; at++) by[at] = (at === piece.from ? 'B' : 'I') + sayOf(piece);
  return by;
}

function namedBy(
  words: readonly Word[],
  account: Account,
  titles: Titles,
  likeness: Likeness,
): Pick<Sight, 'named' | 'best'> & { likely: KnownTask[] } {
  const named = Array<Named | null>(words.length).fill(null);
  const top = new Float64Array(words.length);
  let best = 0;
  // By row: of the words that are like enough, how like they are, the rarer the title's word the more.
  const near = Array.from(likeness, ([place, row]) => {
    const rarity = 1 / titles.holding(place).length;
    const found: { at: number; like: number }[] = [];
    for (let at = 0; at < row.length; at++)
      if (row[at]! * rarity > NAMES_AT_LEAST) found.push({ at, like: row[at]! * rarity });
    return found;
  });
  const hits = titles.hits(likeness);
  for (const { title, score, rows } of hits) {
    best = Math.max(best, score);
    for (const row of rows)
      for (const { at, like } of near[row]!) {
        if (score + like <= top[at]!) continue;
        top[at] = score + like;
        named[at] = { done: account.tasks[title]!.status === 'completed', hit: score };
      }
  }
  const likely = hits.filter(({ score }) => score >= best - AS_LIKELY).map(({ title }) => account.tasks[title]!);
  return { named, best, likely };
}

/** Looks at a message with the account's titles in mind. */
export function look(text: string, account: Account, titles: Titles, clock: Clock, dictionary: Dictionary): Sight {
  const words = hear(text, dictionary);
  const projects = titlesOfNames(
    account.projects.map(({ name }) => name),
    dictionary,
  );
  const project = Array<boolean>(words.length).fill(false);
  for (const row of projects.likeness(words).values())
    words.forEach(({ kind, word }, at) => {
      if (kind === 'word' && word.length > 2 && row[at]! > 0.6) project[at] = true;
    });
  const likeness = titles.likeness(words);
  const pieces = findPieces(words, clock);
  const { likely, ...named } = namedBy(words, account, titles, likeness);
  const tagged = tagsSeen(words, account, likely, dictionary);
  return { words, bonds: bondsOf(words), likeness, ...named, pieces, when: whenBy(words, pieces), project, tagged };
}
