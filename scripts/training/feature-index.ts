import { featureHash } from '#understanding/read/linear-model.ts';

export const hashesOf = (features: readonly string[]): Int32Array => Int32Array.from(features, featureHash);

/** The features that were seen often enough to learn from, numbered. */
export class FeatureIndex {
  readonly #numbers = new Map<number, number>();
  /** By number: how often it was seen. */
  readonly seen: number[] = [];

  /** `seen` are the hashes of features, by example. */
  constructor(seen: Iterable<Int32Array>, atLeast: number) {
    const counts = new Map<number, number>();
    for (const hashes of seen) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    for (const [hash, count] of counts) {
      if (count < atLeast) continue;
      this.#numbers.set(hash, this.#numbers.size);
      this.seen.push(count);
    }
  }

  get hashes(): number[] {
    return [...this.#numbers.keys()];
  }

  /** Those that are among the features. */
  known(hashes: Int32Array): Int32Array {
    return hashes.filter((hash) => this.#numbers.has(hash));
  }

  /** By word, of whose features there are several arrays: the numbers of those that are known, all in one array. */
  numbered(words: readonly (readonly Int32Array[])[]): Int32Array[] {
    const room = new Int32Array(
      words.reduce((sum, some) => sum + some.reduce((all, { length }) => all + length, 0), 0),
    );
    let used = 0;
    return words.map((some) => {
      const from = used;
      for (const hashes of some)
        for (const hash of hashes) {
          const number = this.#numbers.get(hash);
          if (number !== undefined) room[used++] = number;
        }
      return room.subarray(from, used);
    });
  }

  numbersOf(hashes: Int32Array): Int32Array {
    return this.numbered([[hashes]])[0]!;
  }
}

/** Weights that AdaGrad moves: the more a weight has moved, the less it moves. */
export class Weights {
  readonly values: Float32Array;
  readonly #moved: Float32Array;
  readonly #rate: number;
  readonly #decay: number;
  readonly #sums: Float64Array;
  #rounds = 0;

  constructor(size: number, rate: number, decay: number) {
    this.values = new Float32Array(size);
    this.#moved = new Float32Array(size).fill(1e-6);
    this.#rate = rate;
    this.#decay = decay;
    this.#sums = new Float64Array(size);
  }

  /** Their mean after each round but the first: what a single one comes to is a matter of its last examples. */
  get mean(): Float32Array {
    const rounds = Math.max(1, this.#rounds - 1);
    return Float32Array.from(this.#sums, (sum) => sum / rounds);
  }

  move(at: number, gradient: number): void {
    this.#moved[at]! += gradient * gradient;
    this.values[at]! += (this.#rate * gradient) / Math.sqrt(this.#moved[at]!);
  }

  /** All examples were seen once more. */
  endRound(): void {
    this.#rounds++;
    for (let at = 0; at < this.values.length; at++) {
      this.values[at]! *= 1 - this.#decay;
      if (this.#rounds > 1) this.#sums[at]! += this.values[at]!;
    }
  }
}

/** A gradient smaller than this moves nothing. */
export const NEGLIGIBLE = 1e-3;
