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

const RATE = 0.05;
const DECAY = 0.05;
const SEEN_AT_LEAST = 4;

/**
 * Learns what a reading's features add to the logarithm of its likelihood: the share of the readings that were meant, raised
 * by stochastic gradients. The same examples give the same weights.
 */
export function trainWeighing(examples: readonly Weighing[], epochs: number): TrainedWeights {
  const told = examples.filter(({ ways }) => ways.some(({ meant }) => meant) && ways.some(({ meant }) => !meant));
  const index = new FeatureIndex(
    told.flatMap(({ ways }) => ways.map(({ features }) => features)),
    SEEN_AT_LEAST,
  );
  const weights = new Weights(index.hashes.length, RATE);
  const rows = told.map(({ ways }) =>
    ways.map(({ features, probability, meant }) => ({
      ids: index.numbersOf(features),
      likely: Math.log(probability),
      meant,
    })),
  );
  const next = chance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    for (const ways of rows) {
      const shares = shared(ways.map(({ ids, likely }) => ids.reduce((sum, id) => sum + weights.values[id]!, likely)));
      const right = ways.reduce((sum, { meant }, at) => sum + (meant ? shares[at]! : 0), 0);
      const moves = new Map<number, number>();
      for (const [at, { ids, meant }] of ways.entries()) {
        const difference = (meant ? shares[at]! / Math.max(right, 1e-9) : 0) - shares[at]!;
        if (Math.abs(difference) < NEGLIGIBLE) continue;
        for (const id of ids) moves.set(id, (moves.get(id) ?? 0) + difference);
      }
      for (const [id, gradient] of moves) if (Math.abs(gradient) >= NEGLIGIBLE) weights.move(id, gradient);
    }
    weights.decay(DECAY);
  }
  return { labels: ['meant'], features: index.hashes, weights: weights.values, transitions: new Float32Array() };
}

/** Scores as shares of one. */
function shared(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
