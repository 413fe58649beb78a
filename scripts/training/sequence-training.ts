import type { TrainedWeights } from '#understanding/read/linear-model.ts';
import { allowedSteps, judgeChain } from './chain.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex, NEGLIGIBLE, Weights } from './feature-index.ts';
import type { HashedExample } from './hashed-examples.ts';

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
  examples: readonly Pick<HashedExample, 'words' | 'tags'>[],
  epochs: number,
): TrainedWeights {
  const count = labels.length;
  const told = examples.filter(({ tags }) => tags.length > 0);
  const index = new FeatureIndex(
    told.flatMap(({ words }) => words.flatMap(({ own, more }) => [own, more])),
    SEEN_AT_LEAST,
  );
  const allowed = allowedSteps(labels, mayFollow);
  const emissions = new Weights(index.hashes.length * count, RATE, DECAY);
  const transitions = new Weights(allowed.length, RATE, 0);
  const rows = told.map(
    ({ words, tags }): Row => ({ ids: index.numbered(words.map(({ own, more }) => [own, more])), tags }),
  );
  const next = chance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    for (const row of rows) learnRow(row, count, allowed, emissions, transitions);
    emissions.endRound();
    transitions.endRound();
  }
  return { labels, features: index.hashes, seen: index.seen, weights: emissions.mean, transitions: transitions.mean };
}

function learnRow(
  { ids, tags }: Row,
  count: number,
  allowed: readonly boolean[],
  emissions: Weights,
  transitions: Weights,
): void {
  const steps = Float64Array.from(allowed, (may, at) => (may ? Math.exp(transitions.values[at]!) : 0));
  const scores = new Float64Array(ids.length * count);
  for (let word = 0; word < ids.length; word++)
    for (const id of ids[word]!)
      for (let tag = 0; tag < count; tag++) scores[word * count + tag]! += emissions.values[id * count + tag]!;
  const ofSteps = new Float64Array(allowed.length);
  judgeChain(scores, Int32Array.from(ids.keys()), tags, steps, ofSteps);
  for (let word = 0; word < ids.length; word++)
    for (let tag = 0; tag < count; tag++) {
      const tooLikely = scores[word * count + tag]!;
      if (Math.abs(tooLikely) >= NEGLIGIBLE) for (const id of ids[word]!) emissions.move(id * count + tag, -tooLikely);
    }
  ofSteps.forEach((tooLikely, at) => {
    if (Math.abs(tooLikely) >= NEGLIGIBLE) transitions.move(at, -tooLikely);
  });
}
