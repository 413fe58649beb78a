import { type Layout, layoutOf, type Shape, type TrainedNetwork } from '#understanding/read/recurrent-model.ts';
import { allowedSteps, judgeChain } from './chain.ts';
import { chance, shuffle } from './chance.ts';
import { FeatureIndex } from './feature-index.ts';
import type { HashedExample } from './hashed-examples.ts';
import { addProduct, addSums, apart, multiplied, sideBySide, transposed } from './matrices.ts';
import { Moving } from './moving.ts';
import { Abreast, backAbreast, courseAbreast, rowsOf, turnedRows, type Way } from './recurrent-pass.ts';

const WIDTH = 32;
const STATES = 48;
/** How often a feature is seen that is learned: of those of the word itself, and of the others, of which there are many. */
const SEEN_AT_LEAST = { own: 8, more: 100 };
/** Messages that are learned from together. */
const BATCH = 64;
/** They are alike among so many times as many. */
const ALIKE = 32;
const RATE = 0.005;
/** What is left out while it learns, so that it does not lean on single things: of the words and states, of the features, and of what
 * names a single word, for a stranger's words are often not known. */
const FORGOTTEN = { numbers: 0.2, features: 0.15, spelling: 0.15 };
/** The length at which a gradient is cut. */
const LONGEST = 5;

export interface Row {
  /** By word: the features that are known, by their places. */
  words: readonly Int32Array[];
  tags: readonly number[];
}

/** Messages side by side, the longest first. */
interface Batch {
  rows: readonly Row[];
  abreast: Abreast;
  turned: Int32Array;
}

function batchOf(some: readonly Row[]): Batch {
  const rows = some.toSorted((one, other) => other.tags.length - one.tags.length);
  const lengths = rows.map(({ tags }) => tags.length);
  const abreast = new Abreast(lengths);
  return { rows, abreast, turned: turnedRows(abreast, lengths) };
}

/** One network while it learns. */
export class Learner {
  readonly dense: Moving;
  readonly embeddings: Moving;
  readonly #shape: Shape;
  readonly #layout: Layout;
  readonly #ways: readonly Way[];
  readonly #mayFollow: readonly boolean[];
  readonly #isSpelling: readonly boolean[];
  readonly #next: () => number;
  readonly #forgotten: typeof FORGOTTEN;
  /** Features of whose embeddings something was learned since they were moved last. */
  readonly #touched = new Set<number>();
  #steps = 0;

  constructor(
    shape: Shape,
    told: { mayFollow: readonly boolean[]; isSpelling: readonly boolean[] },
    next: () => number,
    forgotten = FORGOTTEN,
  ) {
    const around = () => (next() + next() + next() - 1.5) / 5;
    this.#shape = shape;
    this.#layout = layoutOf(shape);
    this.embeddings = new Moving(Float64Array.from({ length: shape.features * shape.width }, around));
    const widely = () => (next() * 2 - 1) / Math.sqrt(shape.states);
    this.dense = new Moving(Float64Array.from({ length: this.#layout.size }, widely));
    const { forward, backward, follows } = this.#layout;
    this.dense.values.fill(0, follows);
    this.#ways = [forward, backward].map((places) => ({
      dense: this.dense.values,
      places,
      width: shape.width,
      states: shape.states,
    }));
    this.#mayFollow = told.mayFollow;
    this.#isSpelling = told.isSpelling;
    this.#next = next;
    this.#forgotten = forgotten;
  }

  /** Which of so many numbers are left; those are the larger for it. */
  #left(count: number): Float64Array {
    const left = 1 - this.#forgotten.numbers;
    const mask = new Float64Array(count);
    for (let at = 0; at < count; at++) mask[at] = this.#next() < left ? 1 / left : 0;
    return mask;
  }

  /** By word of the batch, the features that are not left out; all in one array. */
  #remembered({ rows, abreast }: Batch): Int32Array[] {
    const count = ({ words }: Row) => words.reduce((sum, { length }) => sum + length, 0);
    const room = new Int32Array(rows.reduce((sum, row) => sum + count(row), 0));
    const remembered: Int32Array[] = Array(abreast.words);
    let used = 0;
    for (const [message, row] of rows.entries())
      for (const [step, features] of row.words.entries()) {
        const isStrange = this.#next() < this.#forgotten.spelling;
        const from = used;
        for (const feature of features)
          if (!(isStrange && this.#isSpelling[feature]) && this.#next() >= this.#forgotten.features)
            room[used++] = feature;
        remembered[abreast.rows[step]! + message] = room.subarray(from, used);
      }
    return remembered;
  }

  /** Adds what messages tell to the gradient. @returns how unlikely their tags are: the sum of the logarithms */
  hear(some: readonly Row[]): number {
    const batch = batchOf(some);
    const { abreast, turned } = batch;
    const { width, states, labels } = this.#shape;
    const { words } = abreast;
    const remembered = this.#remembered(batch);
    const inputLeft = this.#left(words * width);
    const input = multiplied(this.#embedded(remembered), inputLeft);
    const inputs = [input, rowsOf(input, width, turned)];
    const courses = this.#ways.map((way, at) => courseAbreast(way, inputs[at]!, abreast));
    const left = this.#left(words * 2 * states);
    const heard = multiplied(sideBySide(courses[0]!.state, rowsOf(courses[1]!.state, states, turned), states), left);
    const { wrong, unlikely } = this.#judged(batch, heard);
    addSums(this.dense.gradient, this.#layout.labelBias, wrong, labels);
    addProduct(
      { values: this.dense.gradient, from: this.#layout.toLabels },
      transposed({ values: wrong }, words, labels),
      transposed({ values: heard }, words, 2 * states),
      labels,
      2 * states,
      words,
    );
    const ofHeard = new Float64Array(heard.length);
    const toLabels = transposed({ values: this.dense.values, from: this.#layout.toLabels }, labels, 2 * states);
    addProduct({ values: ofHeard }, { values: wrong }, toLabels, words, 2 * states, labels);
    const [ofForward, ofBackward] = apart(multiplied(ofHeard, left), states);
    const ofStates = [ofForward, rowsOf(ofBackward, states, turned)];
    const [ofInput, ofTurned] = this.#ways.map((way, at) =>
      backAbreast(way, inputs[at]!, courses[at]!, abreast, ofStates[at]!, this.dense.gradient),
    );
    const back = rowsOf(ofTurned!, width, turned);
    for (let at = 0; at < back.length; at++) back[at] = (back[at]! + ofInput![at]!) * inputLeft[at]!;
    this.#hearEmbedded(remembered, back);
    return unlikely;
  }

  #embedded(words: readonly Int32Array[]): Float64Array {
    const { width } = this.#shape;
    const { values } = this.embeddings;
    const sums = new Float64Array(words.length * width);
    for (let at = 0; at < words.length; at++)
      for (const feature of words[at]!)
        for (let to = at * width, from = feature * width, left = width; left > 0; left--)
          sums[to++]! += values[from++]!;
    return sums;
  }

  #hearEmbedded(words: readonly Int32Array[], ofInput: Float64Array): void {
    const { width } = this.#shape;
    const { gradient } = this.embeddings;
    for (let at = 0; at < words.length; at++)
      for (const feature of words[at]!) {
        this.#touched.add(feature);
        for (let from = at * width, to = feature * width, left = width; left > 0; left--)
          gradient[to++]! += ofInput[from++]!;
      }
  }

  /** By word and label, how much too likely it is. */
  #judged({ rows, abreast }: Batch, said: Float64Array): { wrong: Float64Array; unlikely: number } {
    const { states, labels } = this.#shape;
    const { values, gradient } = this.dense;
    const { labelBias, toLabels, follows } = this.#layout;
    const wrong = new Float64Array(abreast.words * labels);
    for (let at = 0; at < wrong.length; at++) wrong[at] = values[labelBias + (at % labels)]!;
    addProduct({ values: wrong }, { values: said }, { values, from: toLabels }, abreast.words, labels, 2 * states);
    const steps = Float64Array.from(this.#mayFollow, (may, at) => (may ? Math.exp(values[follows + at]!) : 0));
    const ofSteps = gradient.subarray(follows, follows + steps.length);
    const unlikely = rows.reduce((sum, { tags }, message) => {
      const places = Int32Array.from(tags, (_, step) => abreast.rows[step]! + message);
      return sum + judgeChain(wrong, places, tags, steps, ofSteps);
    }, 0);
    return { wrong, unlikely };
  }

  /** Moves the weights by the gradient of so many words. */
  learn(words: number, rate: number): void {
    const { width } = this.#shape;
    let squares = this.dense.squares(0, this.dense.values.length);
    for (const feature of this.#touched) squares += this.embeddings.squares(feature * width, (feature + 1) * width);
    const scale = 1 / Math.max(words, Math.sqrt(squares) / LONGEST);
    const step = ++this.#steps;
    this.dense.move(0, this.dense.values.length, scale, rate, step);
    for (const feature of this.#touched)
      this.embeddings.move(feature * width, (feature + 1) * width, scale, rate, step);
    this.#touched.clear();
  }
}

/** Messages of like length are learned from together: few words then stand alone in their step, which take longest. */
function batches(rows: readonly Row[], next: () => number): Row[][] {
  const all: Row[][] = [];
  for (let from = 0; from < rows.length; from += BATCH * ALIKE) {
    const some = rows.slice(from, from + BATCH * ALIKE).sort((one, other) => other.tags.length - one.tags.length);
    for (let at = 0; at < some.length; at += BATCH) all.push(some.slice(at, at + BATCH));
  }
  shuffle(all, next);
  return all;
}

/**
 * Learns a network that reads messages along and back, by the likelihood of all tags of a message together. `features` of the examples are those
 * of the words themselves. The same examples give the same weights.
 */
export function trainNetwork(
  labels: readonly string[],
  mayFollow: (from: string | null, to: string) => boolean,
  examples: readonly Pick<HashedExample, 'words' | 'tags'>[],
  epochs: number,
): TrainedNetwork {
  const told = examples.filter(({ tags }) => tags.length > 0);
  const common = new FeatureIndex(
    told.flatMap(({ words }) => words.map(({ more }) => more)),
    SEEN_AT_LEAST.more,
  );
  const known = told.map(({ words }) => words.map(({ own, more }) => [own, common.known(more)]));
  const index = new FeatureIndex(known.flat(2), SEEN_AT_LEAST.own);
  const features = index.hashes;
  const next = chance(7);
  const shape: Shape = {
    features: features.length,
    width: WIDTH,
    states: STATES,
    labels: labels.length,
  };
  const spelling = new Set(told.flatMap(({ words }) => words.flatMap((word) => [...word.spelling])));
  const isSpelling = features.map((hash) => spelling.has(hash));
  const learner = new Learner(shape, { mayFollow: allowedSteps(labels, mayFollow), isSpelling }, next);
  const rows = told.map(({ tags }, at): Row => ({ words: index.numbered(known[at]!), tags }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(rows, next);
    const rate = RATE * (1 - epoch / epochs);
    for (const batch of batches(rows, next)) {
      learner.hear(batch);
      learner.learn(
        batch.reduce((sum, { tags }) => sum + tags.length, 0),
        rate,
      );
    }
  }
  return {
    shape,
    features,
    seen: index.seen,
    embeddings: Float32Array.from(learner.embeddings.values),
    dense: Float32Array.from(learner.dense.values),
  };
}
