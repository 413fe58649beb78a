import type { Dictionary } from '../morphology/dictionary.ts';
import { type Comparable, type Traits, traitsIn } from './kinship.ts';
import { soundOf } from './sound.ts';
import { keysOf } from './words.ts';

/** The letters of a sound as a set. */
export function lettersOf({ sound }: Pick<Comparable, 'sound'>): number {
  let letters = 0;
  for (let at = 0; at < sound.length; at++) letters |= 1 << (sound.charCodeAt(at) % 32);
  return letters;
}

/** A word of titles. What it is compared by is read when it is asked for, once for all accounts. */
export class TitleWord implements Comparable {
  readonly word: string;
  readonly sound: string;
  readonly letters: number;
  readonly traits: Traits;
  readonly #dictionary: Dictionary;
  #keys: readonly string[] | undefined;

  constructor(word: string, dictionary: Dictionary) {
    this.word = word;
    this.sound = soundOf(word);
    this.letters = lettersOf(this);
    this.traits = traitsIn(word);
    this.#dictionary = dictionary;
  }

  get keys(): readonly string[] {
    this.#keys ??= keysOf(this.word, this.#dictionary);
    return this.#keys;
  }
}

/** Words of all accounts' titles that are kept: some 15 MB. */
const KEPT_WORDS = 50_000;
const known = new Map<string, TitleWord>();

export function titleWord(word: string, dictionary: Dictionary): TitleWord {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= KEPT_WORDS) known.clear();
  const made = new TitleWord(word, dictionary);
  known.set(word, made);
  return made;
}
