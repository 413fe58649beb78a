/**
 * A word graph in the format of dawgdic, as OpenCorpora's dictionaries are stored: an array of units to walk byte by
 * byte, and a guide that names each unit's first child and next sibling. Letters are bytes of windows-1251.
 */
const HAS_LEAF = 1 << 8;
const EXTENSION = 1 << 9;
const IS_LEAF = 1 << 31;
const ROOT = 0;
const SEPARATOR = 1;

/** The byte of a letter, or -1 for what the dictionaries do not hold. */
function byteOf(code: number): number {
  if (code < 0x80) return code;
  if (code >= 0x410 && code <= 0x44f) return code - 0x350;
  return code === 0x451 ? 0xb8 : code === 0x401 ? 0xa8 : -1;
}

export class Dawg {
  readonly #units: Uint32Array;
  readonly #guide: Uint8Array;

  /** @param data a whole file; throws RangeError where it is cut short */
  constructor(data: ArrayBuffer) {
    const view = new DataView(data);
    const units = view.getUint32(0, true);
    const guide = view.getUint32(units * 4 + 4, true);
    this.#units = new Uint32Array(data, 4, units);
    this.#guide = new Uint8Array(data, units * 4 + 8, guide * 2);
  }

  /** The number kept with a word, or undefined where the word is not in it. */
  number(word: string): number | undefined {
    const at = this.#walk(word, ROOT);
    return at < 0 || !this.#hasValue(at) ? undefined : this.#value(at);
  }

  /**
   * Records kept with a word, each of `size` numbers; where the word is written with «е», words with «ё» as well.
   * @returns the word as the dictionary spells it, and its records
   */
  records(word: string, size: number): { word: string; records: number[][] }[] {
    const found: { word: string; records: number[][] }[] = [];
    for (const [spelling, at] of this.#spellings(word)) {
      const records = this.#follow(SEPARATOR, at);
      if (records >= 0) found.push({ word: spelling, records: this.#payloads(records, size) });
    }
    return found;
  }

  #spellings(word: string): [string, number][] {
    let ways: [string, number][] = [['', ROOT]];
    for (const letter of word) {
      const letters = letter === 'е' ? ['е', 'ё'] : [letter];
      ways = ways.flatMap(([spelling, at]) =>
        letters.flatMap((one): [string, number][] => {
          const next = this.#follow(byteOf(one.charCodeAt(0)), at);
          return next < 0 ? [] : [[spelling + one, next]];
        }),
      );
      if (ways.length === 0) break;
    }
    return ways;
  }

  #walk(word: string, from: number): number {
    let at = from;
    for (let index = 0; index < word.length && at >= 0; index++) at = this.#follow(byteOf(word.charCodeAt(index)), at);
    return at;
  }

  #offset(at: number): number {
    const unit = this.#units[at]!;
    return ((unit >>> 10) << ((unit & EXTENSION) >>> 6)) >>> 0;
  }

  #follow(byte: number, at: number): number {
    if (byte < 0) return -1;
    const next = (at ^ this.#offset(at) ^ byte) >>> 0;
    return next < this.#units.length && (this.#units[next]! & (IS_LEAF | 0xff)) === byte ? next : -1;
  }

  #hasValue(at: number): boolean {
    return (this.#units[at]! & HAS_LEAF) !== 0;
  }

  #value(at: number): number {
    return (this.#units[(at ^ this.#offset(at)) >>> 0]! & ~IS_LEAF) >>> 0;
  }

  /** All byte strings below a unit. */
  #payloads(from: number, size: number): number[][] {
    const found: number[][] = [];
    const visit = (at: number, key: number[]) => {
      if (this.#hasValue(at)) found.push(numbersOf(key, size));
      for (let byte = this.#guide[at * 2]!; byte !== 0; ) {
        const child = this.#follow(byte, at);
        if (child < 0) return;
        visit(child, [...key, byte]);
        byte = this.#guide[child * 2 + 1]!;
      }
    };
    visit(from, []);
    return found;
  }
}

/** Numbers of thirteen bits, each in two bytes that are never zero: the package's own packing. */
const numbersOf = (key: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, index) => ((key[index * 2]! ^ 1) << 6) + (key[index * 2 + 1]! >> 1));
