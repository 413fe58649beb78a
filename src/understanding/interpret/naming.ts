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
    const touched = new Set<number>();
    for (const [place, row] of this.#likeness)
      if (places.some((at) => row[at]! > 0)) for (const title of this.#titles.holding(place)) touched.add(title);
    spend(touched.size * COMPARING);
    return [...touched].map((number) => this.#naming(number, this.#account.tasks[number]!, places));
  }

  #naming(number: number, task: KnownTask, places: readonly number[]): Naming {
    const best = new Float64Array(places.length);
    let [said, whole, same] = [0, 0, 0];
    for (const place of this.#titles.placesOf(number)) {
      const rarity = 1 / Math.sqrt(this.#titles.holding(place).length);
      whole += rarity;
      const row = this.#likeness.get(place);
      if (!row) continue;
      let likest = 0;
      for (const [index, at] of places.entries()) {
        likest = Math.max(likest, row[at]!);
        best[index] = Math.max(best[index]!, row[at]!);
        if (row[at] === 1 && this.#titles.wordAt(place) === this.#words[at]!.word) same++;
      }
      said += rarity * likest;
    }
    const cover = best.reduce((sum, value) => sum + value, 0) / Math.max(1, places.length);
    return { task, cover, title: said / Math.max(whole, 0.1), said, same };
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
