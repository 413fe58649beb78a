import { featureHash } from '#understanding/read/linear-model.ts';

/** The features that were seen often enough to learn from, numbered. */
export class FeatureIndex {
  readonly #numbers = new Map<number, number>();

  constructor(seen: Iterable<readonly string[]>, atLeast: number) {
    const counts = new Map<number, number>();
    for (const features of seen)
      for (const feature of features) {
        const hash = featureHash(feature);
        counts.set(hash, (counts.get(hash) ?? 0) + 1);
      }
    for (const [hash, count] of counts) if (count >= atLeast) this.#numbers.set(hash, this.#numbers.size);
  }

  get hashes(): number[] {
    return [...this.#numbers.keys()];
  }

  numbersOf(features: readonly string[]): Int32Array {
    const known = features.map((feature) => this.#numbers.get(featureHash(feature)) ?? -1);
    return Int32Array.from(known.filter((number) => number >= 0));
  }
}

/** Weights that AdaGrad moves: the more a weight has moved, the less it moves. */
export class Weights {
  readonly values: Float32Array;
  readonly #moved: Float32Array;
  readonly #rate: number;

  constructor(size: number, rate: number) {
    this.values = new Float32Array(size);
    this.#moved = new Float32Array(size).fill(1e-6);
    this.#rate = rate;
  }

  move(at: number, gradient: number): void {
    this.#moved[at]! += gradient * gradient;
    this.values[at]! += (this.#rate * gradient) / Math.sqrt(this.#moved[at]!);
  }

  decay(share: number): void {
    for (let at = 0; at < this.values.length; at++) this.values[at]! *= 1 - share;
  }
}

/** A gradient smaller than this moves nothing. */
export const NEGLIGIBLE = 1e-3;
