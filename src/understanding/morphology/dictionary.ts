import { Dawg } from './dawg.ts';

/** One way to understand a word by itself. */
export interface Analysis {
  /** Lower case, ё as е. */
  lemma: string;
  /** OpenCorpora's grammemes: part of speech first, as in `VERB`, `INFN`, `NOUN`, `ADJF`, `PRTS`, `NUMR`, `PREP`. */
  grammemes: readonly string[];
  /** 0 to 1: how often the word means this. */
  score: number;
  /** False where it is only concluded from the word's ending. */
  known: boolean;
  /** Number of the paradigm, and the word's stem and place in it: what `inflect` needs. */
  paradigm: number;
  stem: string;
  form: number;
}

/** The files of a dictionary. */
export interface DictionaryFiles {
  words: ArrayBuffer;
  probabilities: ArrayBuffer;
  /** By the prefix of the paradigm: none, «по», «наи». */
  predictions: readonly ArrayBuffer[];
  paradigms: ArrayBuffer;
  suffixes: readonly string[];
  tags: readonly string[];
}

const PREFIXES = ['', 'по', 'наи'];
const PARTICLES = ['-то', '-ка', '-таки', '-нибудь', '-либо'];
const CLOSED = /^(?:NUMR|NPRO|PRED|PREP|CONJ|PRCL|INTJ)$/;
const LONGEST_ENDING = 5;
/** What an ending of 1, 2 … 5 letters is worth. */
const ENDING_WORTH = [0, 0.2, 0.3, 0.4, 0.5, 0.6];
const LONGEST_OWN_PREFIX = 5;
const SHORTEST_REST = 3;
const MILLION = 1_000_000;
const KEPT_WORDS = 20_000;

const withoutYo = (word: string) => word.replaceAll('ё', 'е');

/** OpenCorpora's dictionary of Russian: forms of 390,000 words, and a guess for any other word. */
export class Dictionary {
  readonly #words: Dawg;
  readonly #probabilities: Dawg;
  readonly #predictions: readonly Dawg[];
  readonly #paradigms: Uint16Array[] = [];
  readonly #suffixes: readonly string[];
  readonly #tags: readonly string[];
  readonly #grammemes: readonly (readonly string[])[];
  readonly #seen = new Map<string, readonly Analysis[]>();

  constructor(files: DictionaryFiles) {
    this.#words = new Dawg(files.words);
    this.#probabilities = new Dawg(files.probabilities);
    this.#predictions = files.predictions.map((data) => new Dawg(data));
    this.#suffixes = files.suffixes;
    this.#tags = files.tags;
    this.#grammemes = files.tags.map((tag) => tag.split(/[ ,]/));
    const numbers = new Uint16Array(files.paradigms);
    for (let at = 1; this.#paradigms.length < numbers[0]!; at += numbers[at]! + 1)
      this.#paradigms.push(numbers.subarray(at + 1, at + 1 + numbers[at]!));
  }

  /** All readings of a word in lower case, the likeliest first; none for what is no Russian word. */
  analyse(word: string): readonly Analysis[] {
    const seen = this.#seen.get(word);
    if (seen) return seen;
    const found = this.#readings(word).sort((a, b) => b.score - a.score);
    if (this.#seen.size >= KEPT_WORDS) this.#seen.clear();
    this.#seen.set(word, found);
    return found;
  }

  /** Is the word itself in the dictionary? */
  knows(word: string): boolean {
    return this.#words.records(word, 2).length > 0;
  }

  /** Another form of the word: the first that has all these grammemes, with ё; null where there is none. */
  inflect({ paradigm, stem }: Analysis, grammemes: readonly string[]): string | null {
    const cells = this.#paradigms[paradigm];
    if (!cells) return null;
    for (let form = 0; form < cells.length / 3; form++) {
      const own = this.#grammemes[cells[cells.length / 3 + form]!]!;
      if (grammemes.every((one) => own.includes(one))) return this.#formOf(paradigm, stem, form);
    }
    return null;
  }

  #readings(word: string): Analysis[] {
    if (!/^[а-яё-]+$/.test(word)) return [];
    const known = this.#known(word);
    if (known.length > 0) return normalized(known);
    const particle = PARTICLES.find((ending) => word.endsWith(ending) && word.length > ending.length);
    if (particle) return this.#readings(word.slice(0, -particle.length));
    const hyphen = word.lastIndexOf('-');
    if (hyphen > 0 && hyphen < word.length - 1) return this.#readings(word.slice(hyphen + 1)).map(guessed);
    return normalized([...this.#prefixed(word), ...this.#predicted(word)]);
  }

  #known(word: string): Analysis[] {
    const found = this.#words
      .records(word, 2)
      .flatMap((entry) => entry.records.map(([paradigm, form]) => this.#analysis(entry.word, paradigm!, form!, 1)));
    for (const one of found) {
      const tag = this.#tags[this.#tagNumber(one)]!;
      const often = this.#probabilities.number(`${this.#formOf(one.paradigm, one.stem, one.form)}:${tag}`);
      if (often !== undefined) one.score = often / MILLION;
      else if (found.length > 1) one.score = 1 / MILLION;
    }
    return found;
  }

  /** «за-апдейтить»: a word that is known, behind letters that are not. */
  #prefixed(word: string): Analysis[] {
    const found: Analysis[] = [];
    for (let length = 1; length <= LONGEST_OWN_PREFIX && word.length - length >= SHORTEST_REST; length++) {
      for (const one of this.#known(word.slice(length))) {
        if (CLOSED.test(one.grammemes[0]!)) continue;
        const own = word.slice(0, length);
        found.push({ ...one, lemma: own + one.lemma, stem: own + one.stem, score: one.score * 0.3, known: false });
      }
    }
    return found;
  }

  #predicted(word: string): Analysis[] {
    const found: Analysis[] = [];
    for (const [number, prefix] of PREFIXES.entries()) {
      if (!word.startsWith(prefix)) continue;
      const rest = word.slice(prefix.length);
      let shortest = 1;
      for (let length = Math.min(LONGEST_ENDING, rest.length - 1); length >= shortest; length--) {
        const some = this.#byEnding(rest, length, number);
        if (some.length > 0) shortest = Math.max(1, length - 1);
        found.push(...some.filter((one) => !found.some((other) => sameForm(one, other))));
      }
    }
    return found;
  }

  #byEnding(rest: string, length: number, prefix: number): Analysis[] {
    const entries = this.#predictions[prefix]!.records(rest.slice(-length), 3);
    const start = PREFIXES[prefix]! + rest.slice(0, -length);
    const guesses = entries.flatMap(({ word, records }) =>
      records.map(([often, paradigm, form]) => ({
        often: often!,
        one: this.#analysis(start + word, paradigm!, form!, 0),
      })),
    );
    const open = guesses.filter(({ one }) => !CLOSED.test(one.grammemes[0]!));
    const most = Math.max(1, ...open.map(({ often }) => often));
    return open.map(({ often, one }) => ({ ...one, score: (often * ENDING_WORTH[length]!) / most, known: false }));
  }

  #analysis(word: string, paradigm: number, form: number, score: number): Analysis {
    const cells = this.#paradigms[paradigm]!;
    const forms = cells.length / 3;
    const prefix = PREFIXES[cells[forms * 2 + form]!]!;
    const suffix = this.#suffixes[cells[form]!]!;
    const stem = word.slice(prefix.length, word.length - suffix.length);
    const lemma = withoutYo(this.#formOf(paradigm, stem, 0));
    return { lemma, grammemes: this.#grammemes[cells[forms + form]!]!, score, known: true, paradigm, stem, form };
  }

  #tagNumber({ paradigm, form }: Analysis): number {
    const cells = this.#paradigms[paradigm]!;
    return cells[cells.length / 3 + form]!;
  }

  #formOf(paradigm: number, stem: string, form: number): string {
    const cells = this.#paradigms[paradigm]!;
    const forms = cells.length / 3;
    return PREFIXES[cells[forms * 2 + form]!]! + stem + this.#suffixes[cells[form]!]!;
  }
}

const sameForm = (one: Analysis, other: Analysis) =>
  one.lemma === other.lemma && one.paradigm === other.paradigm && one.form === other.form;

const guessed = (one: Analysis): Analysis => ({ ...one, known: false });

function normalized(found: Analysis[]): Analysis[] {
  const total = found.reduce((sum, { score }) => sum + score, 0);
  return total > 0 ? found.map((one) => ({ ...one, score: one.score / total })) : found;
}
