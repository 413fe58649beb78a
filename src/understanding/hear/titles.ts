import { remembered } from '#shared/remembered.ts';
import { spend } from '#shared/work.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import {
  type Comparable,
  isNameless,
  kinship,
  mayBeSame,
  namesIn,
  SAME_WORD,
  traitsIn,
  unprefixed,
} from './kinship.ts';
import { soundOf } from './sound.ts';
import { lettersOf, type TitleWord, titleWord } from './title-word.ts';
import { keysOf, names, type Word } from './words.ts';

/** What the words of a message have to do with one title. */
export interface Hit {
  /** Place of the title. */
  title: number;
  /** Sum over the title's words: how like the likest word of the message is, divided by how many titles hold it. */
  score: number;
  /** Numbers of the rows of its words, in their order. */
  rows: readonly number[];
}

/** Words that were said whose kin among an account's titles are kept. */
const KEPT_KIN = 1_000;
/** Words that are told apart in the time of one look at a word. */
const COMPARED_AT_ONCE = 32;
/** The same where a few letters tell most of them apart. */
const GLANCED_AT_ONCE = 128;
const GLUED = 0.8;
const SHORTEST_GLUED = 6;
const LONGEST_DIFFERENCE = 3;

/** Words of a message written together: «мед агонку». */
interface Joined {
  word: string;
  from: number;
  to: number;
}

function joinedWords(words: readonly Word[]): Joined[] {
  const found: Joined[] = [];
  for (let from = 0; from < words.length; from++) {
    let word = '';
    for (let to = from + 1; to <= Math.min(words.length, from + 3) && words[to - 1]!.kind === 'word'; to++) {
      word += words[to - 1]!.word;
      if (to > from + 1 && word.length >= SHORTEST_GLUED - LONGEST_DIFFERENCE) found.push({ word, from, to });
    }
  }
  return found;
}

/** A word of the titles, and how like one that was said is to it. */
interface Kin {
  place: number;
  like: number;
}

interface KinFound {
  found: readonly Kin[];
  /** Units that looking for them takes. */
  work: number;
}

/** How like words of a message are to a word of the titles: rows by the place of the titles' word. */
export type Likeness = ReadonlyMap<number, Float64Array>;

/** Titles by their words. Made for an account, asked by the words of a message. */
export class Titles {
  readonly #words: TitleWord[] = [];
  /** By place of a word: the titles that hold it. */
  readonly #holding: number[][] = [];
  readonly #byTitle: number[][];
  /** Places by the first sound of their word. */
  readonly #byBeginning = new Map<string, number[]>();
  /** By a folded word that was said. */
  readonly #kin = new Map<string, KinFound>();
  /** By words that were said, written together. */
  readonly #glued = new Map<string, KinFound>();
  readonly #dictionary: Dictionary;
  /** By title; made when asked for. */
  #weights: Float64Array | undefined;
  #rowAt: Int32Array | undefined;

  constructor(titles: readonly string[], dictionary: Dictionary) {
    this.#dictionary = dictionary;
    const places = new Map<string, number>();
    this.#byTitle = titles.map((title, number) =>
      namesIn(title).map((word) => {
        let place = places.get(word);
        if (place === undefined) {
          place = this.#words.length;
          places.set(word, place);
          const made = titleWord(word, dictionary);
          this.#words.push(made);
          this.#holding.push([]);
          for (const beginning of new Set(
            [made.sound, soundOf(unprefixed(word) ?? word)].map((sound) => sound[0] ?? ''),
          )) {
            const same = this.#byBeginning.get(beginning) ?? [];
            this.#byBeginning.set(beginning, same);
            same.push(place);
          }
        }
        const holding = this.#holding[place]!;
        if (holding.at(-1) !== number) holding.push(number);
        return place;
      }),
    );
  }

  /** Places of a title's words, in their order. */
  placesOf(title: number): readonly number[] {
    return this.#byTitle[title]!;
  }

  /** The folded word at a place. */
  wordAt(place: number): string {
    return this.#words[place]!.word;
  }

  /** The titles that hold the word at a place. */
  holding(place: number): readonly number[] {
    return this.#holding[place]!;
  }

  /**
   * How like each word of the titles the words of a message are: rows by place of a title's word, only those of which
   * something was said.
   */
  likeness(words: readonly Word[]): Likeness {
    const rows = new Map<number, Float64Array>();
    const note = (place: number, at: number, value: number) => {
      const row = rows.get(place) ?? new Float64Array(words.length);
      rows.set(place, row);
      row[at] = Math.max(row[at]!, value);
    };
    for (const [at, word] of words.entries()) {
      if (!names(word) || isNameless(word.word)) continue;
      for (const { place, like } of this.#kinOf(word)) note(place, at, like);
    }
    for (const one of joinedWords(words))
      for (const { place } of this.#gluedTo(one.word))
        for (let at = one.from; at < one.to; at++) if (!rows.get(place)?.[at]) note(place, at, GLUED);
    return rows;
  }

  /** The titles' words that a word is kin to. */
  #kinOf(said: Comparable): readonly Kin[] {
    return this.#once(this.#kin, said.word, () => this.#kinAmong(said, () => true, COMPARED_AT_ONCE));
  }

  /** The longer words of titles that words are, written together. */
  #gluedTo(word: string): readonly Kin[] {
    return this.#once(this.#glued, word, () => {
      const said = { word, keys: keysOf(word, this.#dictionary), sound: soundOf(word) };
      const isSame = mayBeSame(said);
      const fits = (title: TitleWord) =>
        title.word.length >= SHORTEST_GLUED &&
        Math.abs(word.length - title.word.length) <= LONGEST_DIFFERENCE &&
        isSame(title);
      const { found, work } = this.#kinAmong(said, fits, GLANCED_AT_ONCE);
      return { found: found.filter(({ like }) => like > SAME_WORD), work };
    });
  }

  /** Looks for kin once, and takes the same work for it each time. */
  #once(kept: Map<string, KinFound>, word: string, look: () => KinFound): readonly Kin[] {
    const before = kept.get(word);
    const now = before ?? look();
    if (!before) {
      if (kept.size >= KEPT_KIN) kept.clear();
      kept.set(word, now);
    }
    spend(now.work);
    return now.found;
  }

  #kinAmong(said: Comparable, fits: (title: TitleWord) => boolean, atOnce: number): KinFound {
    const { places, work } = this.#alike(said, fits, atOnce);
    const asked: Comparable = { word: said.word, keys: said.keys, sound: said.sound, traits: traitsIn(said.word) };
    const found: Kin[] = [];
    for (const place of places) {
      const like = kinship(asked, this.#words[place]!);
      if (like > 0) found.push({ place, like });
    }
    return { found, work };
  }

  /** Places of the words that may be kin to one: they begin with the same sound, or with that of its lemma or its root. */
  #alike(said: Comparable, fits: (title: TitleWord) => boolean, atOnce: number): { places: Set<number>; work: number } {
    const letters = lettersOf(said);
    const root = unprefixed(said.word) ?? said.word;
    const beginnings = new Set([said.sound, ...[root, ...said.keys].map(soundOf)].map((sound) => sound[0] ?? ''));
    const found = new Set<number>();
    let work = 0;
    for (const beginning of beginnings) {
      const places = this.#byBeginning.get(beginning) ?? [];
      work += Math.ceil(places.length / atOnce);
      for (const place of places) {
        const title = this.#words[place]!;
        const common = letters & title.letters;
        // Two letters at least.
        if (((common & (common - 1)) !== 0 || said.keys.includes(title.word)) && fits(title)) found.add(place);
      }
    }
    return { places: found, work };
  }

  /** How much all words of a title weigh, the rarer the more. */
  weightOf(title: number): number {
    this.#weights ??= new Float64Array(this.#byTitle.length).fill(Number.NaN);
    const known = this.#weights[title]!;
    if (!Number.isNaN(known)) return known;
    let weight = 0;
    for (const place of this.#byTitle[title]!) weight += 1 / Math.sqrt(this.#holding[place]!.length);
    this.#weights[title] = weight;
    return weight;
  }

  /**
   * Has `look` see by place of a word which row of the likeness is its own, counted from 1; 0 for none. There are far more words
   * than rows, and what is seen holds no longer than it looks.
   */
  withRows<T>(likeness: Likeness, look: (rowAt: Int32Array) => T): T {
    this.#rowAt ??= new Int32Array(this.#words.length);
    let number = 0;
    for (const place of likeness.keys()) this.#rowAt[place] = ++number;
    try {
      return look(this.#rowAt);
    } finally {
      for (const place of likeness.keys()) this.#rowAt[place] = 0;
    }
  }

  /** The titles that hold any of these words, in the order of the words. */
  holdingAny(places: Iterable<number>): Set<number> {
    const found = new Set<number>();
    for (const place of places) for (const title of this.#holding[place]!) found.add(title);
    return found;
  }

  /** What was said of which title; titles of which nothing was said are left out. */
  hits(likeness: Likeness): Hit[] {
    const scores = [...likeness].map(([place, row]) => Math.max(...row) * (1 / this.#holding[place]!.length));
    return this.withRows(likeness, (rowAt) =>
      Array.from(this.holdingAny(likeness.keys()), (title): Hit => {
        const rows: number[] = [];
        let score = 0;
        for (const place of this.#byTitle[title]!) {
          const row = rowAt[place]!;
          if (row === 0) continue;
          rows.push(row - 1);
          score += scores[row - 1]!;
        }
        return { title, score, rows };
      }),
    );
  }
}

/** Lists of short names of all accounts that are kept. */
const KEPT_LISTS = 200;
const lists = new WeakMap<Dictionary, (names: string) => Titles>();

/** Short names by their words: the same names are read once, whichever list they come in. */
export function titlesOfNames(some: readonly string[], dictionary: Dictionary): Titles {
  const ask =
    lists.get(dictionary) ?? remembered((list: string) => new Titles(list.split('\0'), dictionary), KEPT_LISTS);
  lists.set(dictionary, ask);
  return ask(some.join('\0'));
}
