import { spend } from '#shared/work.ts';
import type { Likeness, Titles } from '../hear/titles.ts';
import type { Word } from '../hear/words.ts';
import type { Account, KnownTask } from '../model.ts';

/** How well words name a task. */
export interface Naming {
  task: KnownTask;
  /** 0 to 1: how much of what was said is of its title. */
  cover: number;
  /** 0 to 1: how much of its title was said, rare words the more. */
  title: number;
  /** How much of its title was said, not divided by its length. */
  said: number;
  /** How many of the words stand in its title in the very form. */
  same: number;
}

/** What words that were asked about have to do with one word of the titles. */
interface Row {
  place: number;
  rarity: number;
  likest: number;
  /** How many of the words it is in the very form. */
  same: number;
  /** Of the words that are like it at all: which of them, and how like. */
  found: { index: number; like: number }[];
}

/** Units of work that comparing words with a whole title costs. */
const COMPARING = 6;

/** Asks which tasks words of a message name. Made for a message; looks at the titles once. */
export class Namings {
  readonly #words: readonly Word[];
  readonly #titles: Titles;
  readonly #account: Account;
  readonly #likeness: Likeness;
  readonly #asked = new Map<string, Naming[]>();

  /** `likeness` is what the message's words have to do with the titles. */
  constructor(words: readonly Word[], account: Account, titles: Titles, likeness: Likeness) {
    this.#words = words;
    this.#titles = titles;
    this.#account = account;
    this.#likeness = likeness;
  }

  /** Has this word anything to do with a task? `at` is its place in the message. */
  concerns(at: number): boolean {
    for (const row of this.#likeness.values()) if (row[at]! > 0.55) return true;
    return false;
  }

  /** Tasks that any of the words at these places name. */
  of(places: readonly number[], among: (task: KnownTask) => boolean): Naming[] {
    const question = places.join();
    const known = this.#asked.get(question) ?? this.#all(places);
    this.#asked.set(question, known);
    return known.filter(({ task }) => among(task));
  }

  #all(places: readonly number[]): Naming[] {
    const rows = Array.from(this.#likeness, ([place, row]) => this.#rowOf(place, row, places));
    const touched = this.#titles.holdingAny(rows.flatMap(({ place, likest }) => (likest > 0 ? place : [])));
    spend(touched.size * COMPARING);
    const best = new Float64Array(places.length);
    return this.#titles.withRows(this.#likeness, (rowAt) =>
      Array.from(touched, (number): Naming => {
        best.fill(0);
        let [said, same] = [0, 0];
        for (const place of this.#titles.placesOf(number)) {
          const row = rowAt[place] === 0 ? undefined : rows[rowAt[place]! - 1]!;
          if (!row || row.likest === 0) continue;
          said += row.rarity * row.likest;
          same += row.same;
          for (const { index, like } of row.found) best[index] = Math.max(best[index]!, like);
        }
        const cover = best.reduce((sum, value) => sum + value, 0) / Math.max(1, places.length);
        const title = said / Math.max(this.#titles.weightOf(number), 0.1);
        return { task: this.#account.tasks[number]!, cover, title, said, same };
      }),
    );
  }

  /** What the words at these places have to do with a word of the titles. */
  #rowOf(place: number, row: Float64Array, places: readonly number[]): Row {
    const found: Row['found'] = [];
    let [likest, same] = [0, 0];
    for (const [index, at] of places.entries()) {
      const like = row[at]!;
      if (like === 0) continue;
      found.push({ index, like });
      likest = Math.max(likest, like);
      if (like === 1 && this.#titles.wordAt(place) === this.#words[at]!.word) same++;
    }
    return { place, rarity: 1 / Math.sqrt(this.#titles.holding(place).length), likest, same, found };
  }
}

const likenessOf = ({ cover, title }: Naming) => cover + title;

/** The two that are named best. */
export function likest(namings: readonly Naming[]): Naming[] {
  let best: Naming[] = [];
  for (const one of namings) {
    const next = best[1] ?? best[0];
    if (best.length < 2 || likenessOf(one) > likenessOf(next!))
      best = [...best.slice(0, 1), one].sort((a, b) => likenessOf(b) - likenessOf(a));
  }
  return best;
}
