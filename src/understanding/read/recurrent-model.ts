import { type Group, headed, joined, readGroups, readHeader, rounded, written } from './feature-groups.ts';
import { foundIn, NONE, type Table, tableOf } from './feature-table.ts';
import { addTimes } from './times.ts';

/** How much a network holds. */
export interface Shape {
  /** Features that it knows. */
  features: number;
  /** Numbers by which a word is known to it. */
  width: number;
  /** Numbers that it carries along a message, in each direction. */
  states: number;
  labels: number;
}

/** What training hands over. */
export interface TrainedNetwork {
  shape: Shape;
  /** The hashes of the features. */
  features: readonly number[];
  /** By feature: how often it was seen. */
  seen: readonly number[];
  /** `width` of a feature, in the order of `features`. */
  embeddings: Float32Array;
  /** In the order of `layoutOf`. */
  dense: Float32Array;
}

/** Where the matrices of one direction begin among the dense weights: three gates, one below the other. */
export interface Direction {
  fromWord: number;
  fromState: number;
  bias: number;
  /** The bias of what of the state before goes into the new one. */
  stateBias: number;
}

export interface Layout {
  forward: Direction;
  backward: Direction;
  toLabels: number;
  labelBias: number;
  /** By label and the one behind it, the beginning first: where the scores of going there begin. */
  follows: number;
  size: number;
}

export function layoutOf({ width, states, labels }: Shape): Layout {
  let size = 0;
  const take = (count: number) => {
    const from = size;
    size += count;
    return from;
  };
  const direction = (): Direction => ({
    fromWord: take(3 * states * width),
    fromState: take(3 * states * states),
    bias: take(3 * states),
    stateBias: take(states),
  });
  const [forward, backward] = [direction(), direction()];
  const toLabels = take(2 * states * labels);
  const labelBias = take(labels);
  const follows = take((labels + 1) * labels);
  return { forward, backward, toLabels, labelBias, follows, size };
}

/** The weights of a network at work. */
export interface Network {
  shape: Shape;
  layout: Layout;
  embeddings: Float32Array;
  /** Floats of 64 bits, which need not be made of shorter ones each time. */
  dense: Float64Array;
}

/** By word, the sum of what is known of its features, which are named by their places. */
export function embedded(
  { shape: { width }, embeddings }: Network,
  words: readonly (readonly number[])[],
): Float32Array {
  const sums = new Float32Array(words.length * width);
  for (const [at, features] of words.entries())
    for (const feature of features)
      for (let to = at * width, from = feature * width, left = width; left > 0; left--)
        sums[to++]! += embeddings[from++]!;
  return sums;
}

/** A gated recurrent unit (Cho and others, 2014) along the words, from the first to the last or back: `states` numbers a word. */
export function course({ dense, layout, shape }: Network, words: Float32Array, isBackward: boolean): Float32Array {
  const { width, states } = shape;
  const { fromWord, fromState, bias, stateBias } = isBackward ? layout.backward : layout.forward;
  const count = words.length / width;
  const course = new Float32Array(count * states);
  const heard = new Float64Array(3 * states);
  // To reset, to update, and to remember.
  const sums = new Float64Array(3 * states);
  for (let step = 0; step < count; step++) {
    const at = isBackward ? count - 1 - step : step;
    const before = (isBackward ? at + 1 : at - 1) * states;
    for (let own = 0; own < 3 * states; own++) heard[own] = dense[bias + own]!;
    addTimes(heard, dense, fromWord, words, at * width, width);
    for (let own = 0; own < 2 * states; own++) sums[own] = heard[own]!;
    for (let own = 0; own < states; own++) sums[2 * states + own] = dense[stateBias + own]!;
    if (step > 0) addTimes(sums, dense, fromState, course, before, states);
    for (let own = 0; own < states; own++) {
      const resets = 1 / (1 + Math.exp(-sums[own]!));
      const updates = 1 / (1 + Math.exp(-sums[states + own]!));
      const proposes = Math.tanh(heard[2 * states + own]! + resets * sums[2 * states + own]!);
      course[at * states + own] = (1 - updates) * proposes + (step > 0 ? updates * course[before + own]! : 0);
    }
  }
  return course;
}

/** By word, the logarithm of each label's chance by itself, by the states of both directions. */
export function logChances(
  { dense, shape: { states, labels }, layout }: Network,
  forward: Float32Array,
  backward: Float32Array,
): Float64Array[] {
  const both = new Float32Array(2 * states);
  return Array.from({ length: forward.length / states }, (_, at) => {
    both.set(forward.subarray(at * states, (at + 1) * states));
    both.set(backward.subarray(at * states, (at + 1) * states), states);
    const scores = dense.slice(layout.labelBias, layout.labelBias + labels);
    addTimes(scores, dense, layout.toLabels, both, 0, 2 * states);
    let most = -Infinity;
    for (const score of scores) most = Math.max(most, score);
    let total = 0;
    for (const score of scores) total += Math.exp(score - most);
    const all = most + Math.log(total);
    for (let label = 0; label < labels; label++) scores[label]! -= all;
    return scores;
  });
}

/** A network that tells which labels words bear, by the whole message: it reads along it and back. */
export interface RecurrentModel {
  /** `words` are the hashes of features; unknown ones say nothing. By word, the logarithm of each label's chance by itself. */
  chances(words: readonly (readonly number[])[]): Float64Array[];
  /** Score of going from one label to another, on top of that; `from` is -1 at the beginning. */
  transition(from: number, to: number): number;
}

/** Where those of the features stand that a table has. */
function placesOf(features: readonly number[], table: Table): number[] {
  const places: number[] = [];
  for (const feature of features) {
    const place = foundIn(table, feature);
    if (place !== NONE) places.push(place);
  }
  return places;
}

const FULL_BYTE = 127;
/** Dense weights are kept as multiples of this, embeddings of those that are seen once of that, of the others finer (`rounded`). */
const STEPS = { embeddings: 1.5, dense: 0.05 };

interface Header {
  shape: Shape;
  groups: Group[];
}

/** Packs a network: a header, then a stream of hashes for each group of features, embeddings and dense weights, a byte each. */
export function packedNetwork({ shape, features, seen, embeddings, dense }: TrainedNetwork): Uint8Array {
  const groups = rounded({ features, seen, weights: embeddings }, shape.width, STEPS.embeddings);
  const { about, streams } = written(groups);
  const rows = groups.flatMap((group) => group.rows.map(({ weights }) => weights));
  const ofDense = Int8Array.from(dense, (weight) =>
    Math.max(-FULL_BYTE, Math.min(FULL_BYTE, Math.round(weight / STEPS.dense))),
  );
  return joined([
    headed({ shape: { ...shape, features: rows.length }, groups: about } satisfies Header),
    ...streams,
    ...[...rows, ofDense].map((weights) => new Uint8Array(weights.buffer)),
  ]);
}

/** Reads a packed network; throws RangeError where the file is cut short. */
export function unpackedNetwork(data: Uint8Array): RecurrentModel {
  const { header, end } = readHeader<Header>(data);
  const { shape, groups } = header;
  const layout = layoutOf(shape);
  const { hashes, scales, end: first } = readGroups(data, end, groups);
  const count = shape.features * shape.width;
  if (first + count + layout.size !== data.byteLength) throw new RangeError('The network is cut short');
  const table = tableOf(hashes);
  const bytes = (from: number, size: number) => new Int8Array(data.buffer, data.byteOffset + from, size);
  const embeddings = new Float32Array(count);
  table.given.forEach((at, place) => {
    const row = bytes(first + at * shape.width, shape.width);
    for (let own = 0; own < shape.width; own++) embeddings[place * shape.width + own] = row[own]! * scales[at]!;
  });
  const dense = Float64Array.from(bytes(first + count, layout.size), (weight) => Math.fround(weight * STEPS.dense));
  const network: Network = { shape, layout, embeddings, dense };
  return {
    chances(words) {
      const input = embedded(
        network,
        words.map((features) => placesOf(features, table)),
      );
      return logChances(network, course(network, input, false), course(network, input, true));
    },
    transition: (from, to) => network.dense[layout.follows + (from + 1) * shape.labels + to]!,
  };
}
