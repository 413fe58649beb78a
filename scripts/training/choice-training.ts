import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex, NEGLIGIBLE, Weights } from './feature-index.ts';

/** The features of a choice by their hashes, and the label that is right. */
export interface Choice {
  features: readonly number[];
  label: number;
}

const RATE = 0.05;
const DECAY = 0.05;
const SEEN_AT_LEAST = 3;

/** Learns a softmax over features. The same examples give the same weights. */
export function trainChoices(labels: readonly string[], examples: readonly Choice[], epochs: number): TrainedWeights {
  const count = labels.length;
  const hashed = examples.map(({ features, label }) => ({ hashes: Int32Array.from(features), label }));
  const index = new FeatureIndex(
    hashed.map(({ hashes }) => hashes),
    SEEN_AT_LEAST,
  );
  const weights = new Weights(index.hashes.length * count, RATE, DECAY);
  const rows = hashed.map(({ hashes, label }) => ({ ids: index.numbersOf(hashes), label }));
  const next = chance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    for (const { ids, label } of rows) {
      const scores = new Float64Array(count);
      for (const id of ids) for (let at = 0; at < count; at++) scores[at]! += weights.values[id * count + at]!;
      const most = Math.max(...scores);
      let total = 0;
      for (let at = 0; at < count; at++) total += scores[at] = Math.exp(scores[at]! - most);
      for (let at = 0; at < count; at++) {
        const difference = (label === at ? 1 : 0) - scores[at]! / total;
        if (Math.abs(difference) >= NEGLIGIBLE) for (const id of ids) weights.move(id * count + at, difference);
      }
    }
    weights.endRound();
  }
  return { labels, features: index.hashes, seen: index.seen, weights: weights.mean, transitions: new Float32Array() };
}
