import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex, NEGLIGIBLE, Weights } from './feature-index.ts';

/** The ways in which one message may be read, the last one for that none of the others is meant; features by their hashes. */
export interface Weighing {
  ways: readonly WeighedWay[];
}

interface WeighedWay {
  features: Int32Array;
  probability: number;
  meant: boolean;
}

/** What `weigh/judge.ts` judges readings by. */
export interface TrainedJudgement {
  readings: TrainedWeights;
  leanings: TrainedWeights;
}

const RATE = 0.05;
const DECAY = 0.05;
const SEEN_AT_LEAST = 6;

/** What features say together is learned of those alone that are seen so often. */
const COMMON = 500;
/** Leanings of one learner. */
const LEANINGS = 8;
/** So many learn by themselves, from the same examples in another order; the mean of them is surer than each. */
const LEARNERS = 3;
const LEANING_RATE = 0.02;
const LEANING_DECAY = 0.01;
/** Leanings begin apart from each other. */
const FIRST_LEANING = 0.1;

interface Row {
  /** By feature that is seen often enough. */
  ids: Int32Array;
  /** By feature that is common. */
  common: Int32Array;
  likely: number;
  meant: boolean;
}

/** The weights while they are learned. */
class Learner {
  readonly alone: Weights;
  readonly together: Weights;
  readonly counts: Weights;

  constructor(features: number, common: number, next: () => number) {
    this.alone = new Weights(features, RATE, DECAY);
    this.together = new Weights(common * LEANINGS, LEANING_RATE, LEANING_DECAY);
    this.counts = new Weights(LEANINGS, LEANING_RATE, 0);
    for (let at = 0; at < common * LEANINGS; at++) this.together.values[at] = (next() - 0.5) * FIRST_LEANING;
    for (let at = 0; at < LEANINGS; at++) this.counts.values[at] = next() * 2 - 1;
  }

  #leaningsOf({ common }: Row): Float64Array {
    const sums = new Float64Array(LEANINGS);
    for (const id of common)
      for (let at = 0; at < LEANINGS; at++) sums[at]! += this.together.values[id * LEANINGS + at]!;
    return sums.map(Math.tanh);
  }

  learn(ways: readonly Row[]): void {
    const leanings = ways.map((way) => this.#leaningsOf(way));
    const shares = shared(
      ways.map(({ ids, likely }, way) => {
        const alone = ids.reduce((sum, id) => sum + this.alone.values[id]!, likely);
        return leanings[way]!.reduce((sum, leaning, at) => sum + this.counts.values[at]! * leaning, alone);
      }),
    );
    const right = ways.reduce((sum, { meant }, at) => sum + (meant ? shares[at]! : 0), 0);
    const moves = new Map<number, number>();
    for (const [at, way] of ways.entries()) {
      const difference = (way.meant ? shares[at]! / Math.max(right, 1e-9) : 0) - shares[at]!;
      if (Math.abs(difference) < NEGLIGIBLE) continue;
      for (const id of way.ids) moves.set(id, (moves.get(id) ?? 0) + difference);
      this.#lean(way, leanings[at]!, difference);
    }
    for (const [id, gradient] of moves) if (Math.abs(gradient) >= NEGLIGIBLE) this.alone.move(id, gradient);
  }

  #lean({ common }: Row, leanings: Float64Array, difference: number): void {
    const back = leanings.map((leaning, at) => difference * this.counts.values[at]! * (1 - leaning * leaning));
    for (let at = 0; at < LEANINGS; at++) this.counts.move(at, difference * leanings[at]!);
    for (const id of common) for (let at = 0; at < LEANINGS; at++) this.together.move(id * LEANINGS + at, back[at]!);
  }

  endRound(): void {
    for (const weights of [this.alone, this.together, this.counts]) weights.endRound();
  }
}

/**
 * Learns what features add to the logarithm of a reading's likelihood, by themselves and together: the share of the readings that
 * were meant, raised by stochastic gradients. The same examples give the same weights.
 */
export function trainWeighing(examples: readonly Weighing[], epochs: number): TrainedJudgement {
  const told = examples.filter(({ ways }) => ways.some(({ meant }) => meant) && ways.some(({ meant }) => !meant));
  const seen = told.flatMap(({ ways }) => ways.map(({ features }) => features));
  const index = new FeatureIndex(seen, SEEN_AT_LEAST);
  const common = new FeatureIndex(seen, COMMON);
  const rows = told.map(({ ways }) =>
    ways.map(
      ({ features, probability, meant }): Row => ({
        ids: index.numbersOf(features),
        common: common.numbersOf(features),
        likely: Math.log(probability),
        meant,
      }),
    ),
  );
  const learners = Array.from({ length: LEARNERS }, (_, at) => {
    const next = chance(at + 1);
    const learner = new Learner(index.hashes.length, common.hashes.length, next);
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(rows, next);
      for (const ways of rows) learner.learn(ways);
      learner.endRound();
    }
    return { alone: learner.alone.mean, together: learner.together.mean, counts: learner.counts.mean };
  });
  return {
    readings: {
      labels: ['meant'],
      features: index.hashes,
      seen: index.seen,
      weights: Float32Array.from(index.hashes, (_, id) => mean(learners.map(({ alone }) => alone[id]!))),
      transitions: new Float32Array(),
    },
    leanings: {
      labels: learners.flatMap((_, at) =>
        Array.from({ length: LEANINGS }, (__, leaning) => `${at + 1}.${leaning + 1}`),
      ),
      features: common.hashes,
      seen: common.seen,
      weights: Float32Array.from(
        common.hashes.flatMap((_, id) =>
          learners.flatMap(({ together }) => [...together.subarray(id * LEANINGS, (id + 1) * LEANINGS)]),
        ),
      ),
      transitions: Float32Array.from(learners.flatMap(({ counts }) => [...counts].map((count) => count / LEARNERS))),
    },
  };
}

const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;

/** Scores as shares of one. */
function shared(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
