import { featureHash } from '#understanding/read/linear-model.ts';
import {
  type Course,
  course,
  embedded,
  layoutOf,
  logChances,
  type Network,
  type Shape,
  type TrainedNetwork,
} from '#understanding/read/recurrent-model.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex, hashesOf } from './feature-index.ts';
import type { TaggedSequence } from './sequence-training.ts';

const WIDTH = 32;
const STATES = 48;
const SEEN_AT_LEAST = 8;
/** Messages that are learned from together. */
const BATCH = 16;
const RATE = 0.002;
/** What is left out while it learns, so that it does not lean on single things: of the words and states, and of the features. */
const FORGOTTEN = { numbers: 0.3, features: 0.1, spelling: 0.15 };
/** What names a single word: a stranger's words are often not known. */
const SPELLING = /^(?:l|end3|end2|start4|sound)=/;
/** The length at which a gradient is cut. */
const LONGEST = 5;

/** Weights that Adam moves (Kingma and Ba, 2015). */
class Moving {
  readonly #values: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;

  constructor(values: Float32Array) {
    this.#values = values;
    this.#means = new Float32Array(values.length);
    this.#squares = new Float32Array(values.length);
  }

  move(at: number, gradient: number, rate: number, step: number): void {
    const mean = 0.9 * this.#means[at]! + 0.1 * gradient;
    const square = 0.999 * this.#squares[at]! + 0.001 * gradient * gradient;
    this.#means[at] = mean;
    this.#squares[at] = square;
    this.#values[at]! -= (rate * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
  }
}

/** The gradient of one direction's weights goes to `dense`, that of the words' embeddings to `words`; `ofStates` is given. */
function goBack(
  { dense: weights, layout, shape: { width, states } }: Network,
  isBackward: boolean,
  input: Float32Array,
  { reset, update, proposed, remembered, state }: Course,
  ofStates: Float32Array,
  dense: Float32Array,
  words: Float32Array,
): void {
  const { fromWord, fromState, bias, stateBias } = isBackward ? layout.backward : layout.forward;
  const count = input.length / width;
  const gate = { word: states * width, state: states * states };
  let carried = new Float32Array(states);
  for (let step = count - 1; step >= 0; step--) {
    const at = isBackward ? count - 1 - step : step;
    const before = step === 0 ? -1 : (isBackward ? at + 1 : at - 1) * states;
    const carries = new Float32Array(states);
    for (let own = 0; own < states; own++) {
      const place = at * states + own;
      const ofState = ofStates[place]! + carried[own]!;
      const [resets, updates, proposes] = [reset[place]!, update[place]!, proposed[place]!];
      const last = before < 0 ? 0 : state[before + own]!;
      const ofUpdate = ofState * (last - proposes) * updates * (1 - updates);
      const ofProposed = ofState * (1 - updates) * (1 - proposes * proposes);
      const ofRemembered = ofProposed * resets;
      const ofReset = ofProposed * remembered[place]! * resets * (1 - resets);
      carries[own]! += ofState * updates;
      dense[bias + own]! += ofReset;
      dense[bias + states + own]! += ofUpdate;
      dense[bias + 2 * states + own]! += ofProposed;
      dense[stateBias + own]! += ofRemembered;
      let row = fromWord + own * width;
      for (let from = at * width, to = from + width; from < to; from++, row++) {
        const value = input[from]!;
        words[from]! +=
          weights[row]! * ofReset + weights[row + gate.word]! * ofUpdate + weights[row + 2 * gate.word]! * ofProposed;
        dense[row]! += ofReset * value;
        dense[row + gate.word]! += ofUpdate * value;
        dense[row + 2 * gate.word]! += ofProposed * value;
      }
      if (before < 0) continue;
      row = fromState + own * states;
      for (let from = 0; from < states; from++, row++) {
        const value = state[before + from]!;
        carries[from]! +=
          weights[row]! * ofReset +
          weights[row + gate.state]! * ofUpdate +
          weights[row + 2 * gate.state]! * ofRemembered;
        dense[row]! += ofReset * value;
        dense[row + gate.state]! += ofUpdate * value;
        dense[row + 2 * gate.state]! += ofRemembered * value;
      }
    }
    carried = carries;
  }
}

interface Row {
  words: Int32Array[];
  tags: readonly number[];
}

/** One network while it learns. */
class Learner {
  readonly network: Network;
  readonly #isSpelling: readonly boolean[];
  readonly #next: () => number;
  readonly #moving: { embeddings: Moving; dense: Moving };
  readonly #ofDense: Float32Array;
  /** By feature. */
  #ofEmbeddings = new Map<number, Float32Array>();
  #steps = 0;

  constructor(shape: Shape, isSpelling: readonly boolean[], next: () => number) {
    const layout = layoutOf(shape);
    const around = () => (next() + next() + next() - 1.5) / 5;
    const embeddings = Float32Array.from({ length: shape.features * shape.width }, around);
    const dense = Float32Array.from({ length: layout.size }, () => (next() * 2 - 1) / Math.sqrt(shape.states));
    this.network = { shape, layout, embeddings, dense };
    this.#isSpelling = isSpelling;
    this.#next = next;
    this.#moving = { embeddings: new Moving(embeddings), dense: new Moving(dense) };
    this.#ofDense = new Float32Array(dense.length);
  }

  /** Which of so many numbers are left; those are the larger for it. */
  #left(count: number): Float32Array {
    const left = 1 - FORGOTTEN.numbers;
    return Float32Array.from({ length: count }, () => (this.#next() < left ? 1 / left : 0));
  }

  #remembered(features: Int32Array): Int32Array {
    const isStrange = this.#next() < FORGOTTEN.spelling;
    return features.filter(
      (feature) => !(isStrange && this.#isSpelling[feature]) && this.#next() >= FORGOTTEN.features,
    );
  }

  /** Adds what a message tells to the gradient. */
  hear({ words, tags }: Row): void {
    const { network } = this;
    const { states, labels, width } = network.shape;
    const remembered = words.map((features) => this.#remembered(features));
    const input = embedded(network, remembered);
    const inputLeft = this.#left(input.length);
    input.forEach((value, at) => {
      input[at] = value * inputLeft[at]!;
    });
    const ways = [false, true].map((isBackward) => {
      const taken = course(network, input, isBackward);
      const left = this.#left(taken.state.length);
      const said = taken.state.map((value, at) => value * left[at]!);
      return { isBackward, taken, left, said, ofStates: new Float32Array(said.length) };
    });
    const [forward, backward] = [ways[0]!, ways[1]!];
    logChances(network, forward.said, backward.said).forEach((chances, at) => {
      for (let label = 0; label < labels; label++) {
        const wrong = Math.exp(chances[label]!) - (label === tags[at] ? 1 : 0);
        if (Math.abs(wrong) < 1e-4) continue;
        this.#ofDense[network.layout.labelBias + label]! += wrong;
        const row = network.layout.toLabels + label * 2 * states;
        ways.forEach(({ said, ofStates }, way) => {
          for (let state = 0; state < states; state++) {
            this.#ofDense[row + way * states + state]! += wrong * said[at * states + state]!;
            ofStates[at * states + state]! += wrong * network.dense[row + way * states + state]!;
          }
        });
      }
    });
    const ofInput = new Float32Array(input.length);
    for (const { isBackward, taken, left, ofStates } of ways) {
      const held = ofStates.map((value, at) => value * left[at]!);
      goBack(network, isBackward, input, taken, held, this.#ofDense, ofInput);
    }
    remembered.forEach((features, at) => {
      for (const feature of features) {
        const gradient = this.#ofEmbeddings.get(feature) ?? new Float32Array(width);
        this.#ofEmbeddings.set(feature, gradient);
        for (let to = 0, from = at * width; to < width; to++, from++)
          gradient[to]! += ofInput[from]! * inputLeft[from]!;
      }
    });
  }

  /** Moves the weights by the gradient of so many words. */
  learn(words: number, rate: number): void {
    const { width } = this.network.shape;
    let squares = 0;
    for (const value of this.#ofDense) squares += value * value;
    for (const gradient of this.#ofEmbeddings.values()) for (const value of gradient) squares += value * value;
    const scale = 1 / Math.max(words, Math.sqrt(squares) / LONGEST);
    const step = ++this.#steps;
    for (const [at, value] of this.#ofDense.entries()) this.#moving.dense.move(at, value * scale, rate, step);
    for (const [feature, gradient] of this.#ofEmbeddings)
      for (const [at, value] of gradient.entries())
        this.#moving.embeddings.move(feature * width + at, value * scale, rate, step);
    this.#ofDense.fill(0);
    this.#ofEmbeddings = new Map();
  }
}

/**
 * Learns a network that reads messages along and back, by the likelihood of each word's tag. `features` of the examples are those
 * of the words themselves. The same examples give the same weights.
 */
export function trainNetwork(
  labels: readonly string[],
  examples: readonly TaggedSequence[],
  epochs: number,
): TrainedNetwork {
  const told = examples.filter(({ tags }) => tags.length > 0);
  const hashes = told.map(({ features }) => features.map(hashesOf));
  const index = new FeatureIndex(hashes.flat(), SEEN_AT_LEAST);
  const spelling = new Set(
    told.flatMap(({ features }) =>
      features
        .flat()
        .filter((name) => SPELLING.test(name))
        .map(featureHash),
    ),
  );
  const features = index.hashes;
  const next = chance(7);
  const shape: Shape = { features: features.length, width: WIDTH, states: STATES, labels: labels.length };
  const learner = new Learner(
    shape,
    features.map((hash) => spelling.has(hash)),
    next,
  );
  const rows = told.map(({ tags }, at): Row => ({ words: hashes[at]!.map((one) => index.numbersOf(one)), tags }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    const rate = RATE * (1 - epoch / epochs);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      for (const row of batch) learner.hear(row);
      learner.learn(
        batch.reduce((sum, { tags }) => sum + tags.length, 0),
        rate,
      );
    }
  }
  return { shape, features, embeddings: learner.network.embeddings, dense: learner.network.dense };
}
