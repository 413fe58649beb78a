import { spend } from '../work.ts';
import { isSlip, keysOf, kinKeys, kinship, maySlip, slipsIn, type WordKeys } from './stem.ts';
import { fold } from './text.ts';

/** Something that people call by its title. */
export interface Titled {
  id: string;
  title: string;
}

/** A word of the titles with the titles in which it stands. */
export interface IndexedWord {
  keys: WordKeys;
  /** Letters of its stem, a bit for each of thirty groups. */
  letters: number;
  /** Numbers of the titles; some may be of titles that have gone. */
  titles: number[];
}

export interface IndexedTitle<T extends Titled> {
  item: T;
  /** Never of another title before the index forgets what has gone. */
  number: number;
  /** Its words in their order, without those that the index ignores. */
  words: IndexedWord[];
}

/** A word of the titles, and how like the word that was asked for it is, 0–1. */
export interface Alike {
  word: IndexedWord;
  likeness: number;
}

export interface TitleIndexOptions {
  /** True for a folded word that names nothing, such as a preposition. */
  ignores(word: string): boolean;
  /** A title as whole titles are compared. */
  nameOf(title: string): string;
}

const WORDS = /[\p{L}\p{M}]+|\d+/gu;
/** Units of work that reading one word of a title costs: about fifty looks at a word. */
const READING = 50;
/** How like a slip of a word is to it. */
const SLIP = 0.8;
/** Letters compared at once in the time of one look at a word. */
const GLANCES = 16;

/** A word's stem as a set of letters: two edits change four of them at most, so most strangers are told apart by it. */
function lettersOf({ stem }: WordKeys): number {
  let letters = 0;
  for (let at = 0; at < stem.length; at++) letters |= 1 << (stem.charCodeAt(at) % 30);
  return letters;
}

function bitsOf(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Titles by their words in any form: finds those that a word is of without looking at the others. It is made once for
 * an account and then held to what the account is: only titles that are new to it are read.
 */
export class TitleIndex<T extends Titled> {
  readonly #options: TitleIndexOptions;
  #titles = new Map<string, IndexedTitle<T>>();
  #words = new Map<string, IndexedWord>();
  #byKey = new Map<string, IndexedWord[]>();
  #byLength = new Map<number, IndexedWord[]>();
  #byName = new Map<string, number[]>();
  /** Undefined where a title has gone. */
  #byNumber: (IndexedTitle<T> | undefined)[] = [];
  #asked = new Map<string, { kin?: Alike[]; slips?: Alike[] }>();

  constructor(options: TitleIndexOptions) {
    this.#options = options;
  }

  /** How many different words there are: what it costs to keep. */
  get size(): number {
    return this.#words.size;
  }

  /** Holds these items and no others. */
  hold(items: readonly T[]): void {
    for (const _ of this.#steps(items));
  }

  /**
   * The same in steps, of which each reads one title, so that whoever holds many can rest between them; it may be asked
   * and held to other items meanwhile. At its end it forgets the words of what has gone, once that is the greater part.
   */
  *holding(items: readonly T[]): Generator<void> {
    yield* this.#steps(items);
    if (this.#byNumber.length <= 2 * this.#titles.size) return;
    const fresh = new TitleIndex<T>(this.#options);
    yield* fresh.#steps(items);
    this.#titles = fresh.#titles;
    this.#words = fresh.#words;
    this.#byKey = fresh.#byKey;
    this.#byLength = fresh.#byLength;
    this.#byName = fresh.#byName;
    this.#byNumber = fresh.#byNumber;
    this.#asked = fresh.#asked;
  }

  *#steps(items: readonly T[]): Generator<void> {
    for (const item of items) {
      const known = this.#titles.get(item.id);
      if (known?.item.title === item.title) {
        known.item = item;
        continue;
      }
      if (known) this.#byNumber[known.number] = undefined;
      this.#titles.set(item.id, this.#read(item));
      yield;
    }
    // Stryker disable next-line ConditionalExpression: without it every title is looked at, and none is found to have gone
    if (this.#titles.size === items.length) return;
    const kept = new Set(items.map(({ id }) => id));
    for (const [id, { number }] of this.#titles) {
      if (kept.has(id)) continue;
      this.#byNumber[number] = undefined;
      this.#titles.delete(id);
    }
  }

  #read(item: T): IndexedTitle<T> {
    const words = (fold(item.title).match(WORDS) ?? []).filter((word) => !this.#options.ignores(word));
    const number = this.#byNumber.length;
    const title: IndexedTitle<T> = { item, number, words: words.map((word) => this.#word(word)) };
    this.#byNumber.push(title);
    for (const word of new Set(title.words)) word.titles.push(number);
    push(this.#byName, this.#options.nameOf(item.title), number);
    return title;
  }

  #word(text: string): IndexedWord {
    const known = this.#words.get(text);
    if (known) return known;
    spend(READING);
    const keys = keysOf(text);
    const word: IndexedWord = { keys, letters: lettersOf(keys), titles: [] };
    this.#words.set(text, word);
    for (const key of kinKeys(keys)) push(this.#byKey, key, word);
    if (maySlip(keys)) push(this.#byLength, keys.stem.length, word);
    this.#asked.clear();
    return word;
  }

  /** Words that are of one family with this one: the same, another form, or made from it. Some may stand in no title any more. */
  kinOf(keys: WordKeys): readonly Alike[] {
    const asked = this.#askedFor(keys);
    asked.kin ??= this.#findKin(keys);
    return asked.kin;
  }

  /** Words of which this one may be a slip of the tongue or the keyboard. */
  slipsOf(keys: WordKeys): readonly Alike[] {
    const asked = this.#askedFor(keys);
    asked.slips ??= this.#findSlips(keys);
    return asked.slips;
  }

  #askedFor({ word }: WordKeys) {
    const asked = this.#asked.get(word) ?? {};
    this.#asked.set(word, asked);
    return asked;
  }

  #findKin(keys: WordKeys): Alike[] {
    const near = new Set([...kinKeys(keys)].flatMap((key) => this.#byKey.get(key) ?? []));
    spend(near.size);
    const alike = [...near].map((word) => ({ word, likeness: kinship(keys, word.keys) }));
    return alike.filter(({ likeness }) => likeness > 0).sort((a, b) => b.likeness - a.likeness);
  }

  #findSlips(keys: WordKeys): Alike[] {
    if (!maySlip(keys)) return [];
    const found: Alike[] = [];
    const [length, letters] = [keys.stem.length, lettersOf(keys)];
    for (let other = length - 2; other <= length + 2; other++) {
      const words = this.#byLength.get(other) ?? [];
      spend(words.length / GLANCES);
      const most = 2 * slipsIn(Math.min(length, other));
      for (const word of words) {
        if (bitsOf(word.letters ^ letters) > most) continue;
        spend(1);
        if (isSlip(keys, word.keys)) found.push({ word, likeness: SLIP });
      }
    }
    return found;
  }

  /** Items of exactly this name. */
  named(title: string): T[] {
    const numbers = this.#byName.get(this.#options.nameOf(title)) ?? [];
    spend(numbers.length);
    return numbers.flatMap((number) => this.#byNumber[number]?.item ?? []);
  }

  /** One more than the largest number of a title. */
  get numbers(): number {
    return this.#byNumber.length;
  }

  /** The title of this number; undefined where it has gone. */
  titleAt(number: number): IndexedTitle<T> | undefined {
    return this.#byNumber[number];
  }

  /** The number of an item's title; undefined where the index does not hold it. */
  numberOf({ id }: Titled): number | undefined {
    return this.#titles.get(id)?.number;
  }
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
