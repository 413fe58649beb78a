import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex, hashesOf, NEGLIGIBLE, Weights } from './feature-index.ts';

/** A message: the features of each word, and the tag that it must get. */
export interface TaggedSequence {
  features: readonly string[][];
  tags: readonly number[];
}

const RATE = 0.03;
const DECAY = 0.05;
const SEEN_AT_LEAST = 4;

interface Row {
  ids: Int32Array[];
  tags: readonly number[];
}

/**
 * Learns a linear-chain conditional random field: the log-likelihood of the tags, raised by stochastic gradients. The same
 * examples give the same weights.
 */
export function trainSequences(
  labels: readonly string[],
  mayFollow: (from: string | null, to: string) => boolean,
  examples: readonly TaggedSequence[],
  epochs: number,
): TrainedWeights {
  const count = labels.length;
  const hashed = examples
    .filter(({ tags }) => tags.length > 0)
    .map(({ features, tags }) => ({ hashes: features.map(hashesOf), tags }));
  const index = new FeatureIndex(
    hashed.flatMap(({ hashes }) => hashes),
    SEEN_AT_LEAST,
  );
  const allowed = Array.from({ length: (count + 1) * count }, (_, at) =>
    mayFollow(at < count ? null : labels[Math.floor(at / count) - 1]!, labels[at % count]!),
  );
  const emissions = new Weights(index.hashes.length * count, RATE, DECAY);
  const transitions = new Weights(allowed.length, RATE, 0);
  const rows = hashed.map(({ hashes, tags }): Row => ({ ids: hashes.map((one) => index.numbersOf(one)), tags }));
  const next = chance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    for (const row of rows) learnRow(row, count, allowed, emissions, transitions);
    emissions.endRound();
    transitions.endRound();
  }
  const weights = index.withoutTrifles(emissions.mean, count);
  return { labels, features: index.hashes, weights, transitions: transitions.mean };
}

/** The chances of each tag at each word, by forward and backward sums. */
function sums(
  ids: readonly Int32Array[],
  count: number,
  allowed: readonly boolean[],
  emissions: Weights,
  transitions: Weights,
) {
  const steps = Float64Array.from(allowed, (may, at) => (may ? Math.exp(transitions.values[at]!) : 0));
  const own = ids.map((features) => {
    const scores = new Float64Array(count);
    for (const id of features)
      for (let tag = 0; tag < count; tag++) scores[tag]! += emissions.values[id * count + tag]!;
    const most = Math.max(...scores);
    return scores.map((score) => Math.exp(score - most));
  });
  const forward: Float64Array[] = [];
  const scale: number[] = [];
  own.forEach((score, at) => {
    const row = new Float64Array(count);
    let total = 0;
    for (let tag = 0; tag < count; tag++) {
      let sum = at === 0 ? steps[tag]! : 0;
      if (at > 0)
        for (let from = 0; from < count; from++) sum += forward[at - 1]![from]! * steps[(from + 1) * count + tag]!;
      total += row[tag] = sum * score[tag]!;
    }
    forward.push(row.map((value) => value / total));
    scale.push(total);
  });
  const backward: Float64Array[] = Array(ids.length);
  backward[ids.length - 1] = new Float64Array(count).fill(1);
  for (let at = ids.length - 2; at >= 0; at--) {
    const row = new Float64Array(count);
    for (let from = 0; from < count; from++) {
      let sum = 0;
      for (let tag = 0; tag < count; tag++)
        sum += steps[(from + 1) * count + tag]! * own[at + 1]![tag]! * backward[at + 1]![tag]!;
      row[from] = sum / scale[at + 1]!;
    }
    backward[at] = row;
  }
  return { steps, own, forward, backward, scale };
}

function learnRow(
  { ids, tags }: Row,
  count: number,
  allowed: readonly boolean[],
  emissions: Weights,
  transitions: Weights,
): void {
  const { steps, own, forward, backward, scale } = sums(ids, count, allowed, emissions, transitions);
  const gradient = new Float64Array(allowed.length);
  for (let at = 0; at < ids.length; at++) {
    for (let tag = 0; tag < count; tag++) {
      const difference = (tags[at] === tag ? 1 : 0) - forward[at]![tag]! * backward[at]![tag]!;
      if (at === 0) gradient[tag]! += difference;
      if (Math.abs(difference) >= NEGLIGIBLE) for (const id of ids[at]!) emissions.move(id * count + tag, difference);
    }
    if (at === 0) continue;
    gradient[(tags[at - 1]! + 1) * count + tags[at]!]! += 1;
    for (let from = 0; from < count; from++) {
      const before = forward[at - 1]![from]!;
      if (before < 1e-6) continue;
      for (let tag = 0; tag < count; tag++) {
        const step = steps[(from + 1) * count + tag]!;
        if (step > 0)
          gradient[(from + 1) * count + tag]! -= (before * step * own[at]![tag]! * backward[at]![tag]!) / scale[at]!;
      }
    }
  }
  gradient.forEach((value, at) => {
    if (Math.abs(value) >= NEGLIGIBLE) transitions.move(at, value);
  });
}
