import { foundIn, hashesOf, hashSteps, NONE, tableOf } from './feature-table.ts';

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
  /** `width` of a feature, in the order of `features`. */
  embeddings: Float32Array;
  /** In the order of `layoutOf`. */
  dense: Float32Array;
}

/** Where the matrices of one direction begin among the dense weights: three gates, one below the other. */
interface Direction {
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
  return { forward, backward, toLabels, labelBias, size };
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

/** By word, the logarithm of each label's chance, by the states of both directions. */
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

/** A network that tells of each word which label it bears, by the whole message: it reads along it and back. */
export interface RecurrentModel {
  /** `words` are the hashes of features; unknown ones say nothing. By word, the logarithm of each label's chance. */
  chances(words: readonly (readonly number[])[]): Float64Array[];
}

const FULL_BYTE = 127;
/** Weights are kept as multiples of these. */
const STEPS = { embeddings: 0.2, dense: 0.05 };

interface Header {
  shape: Shape;
  /** Bytes of the stream of hashes. */
  hashes: number;
}

const rounded = (weights: Float32Array, step: number): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-FULL_BYTE, Math.min(FULL_BYTE, Math.round(weight / step))));

/** Packs a network: the length of a header and the header, then streams of hashes, embeddings and dense weights, a byte each. */
export function packedNetwork({ shape, features, embeddings, dense }: TrainedNetwork): Uint8Array {
  const order = features.map((_, at) => at).sort((one, other) => features[one]! - features[other]!);
  const hashes = hashSteps(order.map((at) => features[at]!));
  const sorted = order.map((at) => embeddings.subarray(at * shape.width, (at + 1) * shape.width));
  const header = new TextEncoder().encode(JSON.stringify({ shape, hashes: hashes.length } satisfies Header));
  const streams = [...sorted.map((one) => rounded(one, STEPS.embeddings)), rounded(dense, STEPS.dense)];
  const out = new Uint8Array(4 + header.length + hashes.length + embeddings.length + dense.length);
  new DataView(out.buffer).setUint32(0, header.length, true);
  out.set(header, 4);
  let at = 4 + header.length;
  out.set(hashes, at);
  at += hashes.length;
  for (const stream of streams) {
    out.set(new Uint8Array(stream.buffer), at);
    at += stream.length;
  }
  return out;
}

/** Reads a packed network; throws RangeError where the file is cut short. */
export function unpackedNetwork(data: Uint8Array): RecurrentModel {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const length = view.getUint32(0, true);
  const { shape, hashes }: Header = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length)));
  const layout = layoutOf(shape);
  const first = 4 + length + hashes;
  const count = shape.features * shape.width;
  if (first + count + layout.size !== data.byteLength) throw new RangeError('The network is cut short');
  const weights = (from: number, size: number, step: number) =>
    Float32Array.from(new Int8Array(data.buffer, data.byteOffset + from, size), (weight) => weight * step);
  const network: Network = {
    shape,
    layout,
    embeddings: weights(first, count, STEPS.embeddings),
    dense: weights(first + count, layout.size, STEPS.dense),
  };
  const table = tableOf(hashesOf(data.subarray(4 + length, first), shape.features));
  return {
    chances(words) {
      const known = words.map((features) =>
        Int32Array.from(features, (hash) => foundIn(table, hash)).filter((place) => place !== NONE),
      );
      const input = embedded(network, known);
      return logChances(network, course(network, input, false).state, course(network, input, true).state);
    },
  };
}
