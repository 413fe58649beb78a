import { type Group, headed, joined, readGroups, readHeader, rounded, written } from './feature-groups.ts';
import { foundIn, NONE, tableOf } from './feature-table.ts';

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
  dense: Float32Array;
}

/** What one direction went through, `states` numbers a word each: learning goes back over it. */
export interface Course {
  reset: Float32Array;
  update: Float32Array;
  proposed: Float32Array;
  remembered: Float32Array;
  state: Float32Array;
}

/** By word, the sum of what is known of its features, which are named by their places. */
export function embedded({ shape: { width }, embeddings }: Network, words: readonly Int32Array[]): Float32Array {
  const sums = new Float32Array(words.length * width);
  for (const [at, features] of words.entries())
    for (const feature of features)
      for (let to = at * width, from = feature * width, left = width; left > 0; left--)
        sums[to++]! += embeddings[from++]!;
  return sums;
}

/** A gated recurrent unit (Cho and others, 2014) along the words, from the first to the last or back. */
export function course(network: Network, words: Float32Array, isBackward: boolean): Course {
  const { dense: weights, layout } = network;
  const { width, states } = network.shape;
  const { fromWord, fromState, bias, stateBias } = isBackward ? layout.backward : layout.forward;
  const count = words.length / width;
  const empty = () => new Float32Array(count * states);
  const [reset, update, proposed, remembered, state] = [empty(), empty(), empty(), empty(), empty()];
  for (let step = 0; step < count; step++) {
    const at = isBackward ? count - 1 - step : step;
    const before = step === 0 ? -1 : (isBackward ? at + 1 : at - 1) * states;
    for (let own = 0; own < states; own++) {
      let toReset = weights[bias + own]!;
      let toUpdate = weights[bias + states + own]!;
      let toPropose = weights[bias + 2 * states + own]!;
      let toRemember = weights[stateBias + own]!;
      let row = fromWord + own * width;
      for (let from = at * width, to = from + width; from < to; from++, row++) {
        const value = words[from]!;
        toReset += weights[row]! * value;
        toUpdate += weights[row + states * width]! * value;
        toPropose += weights[row + 2 * states * width]! * value;
      }
      row = fromState + own * states;
      for (let from = before, to = before < 0 ? before : before + states; from < to; from++, row++) {
        const value = state[from]!;
        toReset += weights[row]! * value;
        toUpdate += weights[row + states * states]! * value;
        toRemember += weights[row + 2 * states * states]! * value;
      }
      const place = at * states + own;
      const resets = 1 / (1 + Math.exp(-toReset));
      const updates = 1 / (1 + Math.exp(-toUpdate));
      const proposes = Math.tanh(toPropose + resets * toRemember);
      reset[place] = resets;
      update[place] = updates;
      proposed[place] = proposes;
      remembered[place] = toRemember;
      state[place] = (1 - updates) * proposes + (before < 0 ? 0 : updates * state[before + own]!);
    }
  }
  return { reset, update, proposed, remembered, state };
}

/** By word, the logarithm of each label's chance by itself, by the states of both directions. */
export function logChances(
  { dense: weights, shape: { states, labels }, layout }: Network,
  forward: Float32Array,
  backward: Float32Array,
): Float64Array[] {
  return Array.from({ length: forward.length / states }, (_, at) => {
    const scores = new Float64Array(labels);
    for (let label = 0; label < labels; label++) {
      let score = weights[layout.labelBias + label]!;
      let row = layout.toLabels + label * 2 * states;
      for (let from = at * states, to = from + states; from < to; from++, row++)
        score += weights[row]! * forward[from]! + weights[row + states]! * backward[from]!;
      scores[label] = score;
    }
    const most = Math.max(...scores);
    let total = 0;
    for (const score of scores) total += Math.exp(score - most);
    const all = most + Math.log(total);
    return scores.map((score) => score - all);
  });
}

/** A network that tells which labels words bear, by the whole message: it reads along it and back. */
export interface RecurrentModel {
  /** `words` are the hashes of features; unknown ones say nothing. By word, the logarithm of each label's chance by itself. */
  chances(words: readonly (readonly number[])[]): Float64Array[];
  /** Score of going from one label to another, on top of that; `from` is -1 at the beginning. */
  transition(from: number, to: number): number;
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
  const bytes = (from: number, size: number) => new Int8Array(data.buffer, data.byteOffset + from, size);
  const network: Network = {
    shape,
    layout,
    embeddings: Float32Array.from(bytes(first, count), (weight, at) => weight * scales[Math.floor(at / shape.width)]!),
    dense: Float32Array.from(bytes(first + count, layout.size), (weight) => weight * STEPS.dense),
  };
  const table = tableOf(hashes);
  return {
    chances(words) {
      const known = words.map((features) =>
        Int32Array.from(features, (hash) => foundIn(table, hash)).filter((place) => place !== NONE),
      );
      const input = embedded(network, known);
      return logChances(network, course(network, input, false).state, course(network, input, true).state);
    },
    transition: (from, to) => network.dense[layout.follows + (from + 1) * shape.labels + to]!,
  };
}
