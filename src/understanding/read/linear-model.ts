import {
  type FeatureWeights,
  type Group,
  headed,
  joined,
  readGroups,
  readHeader,
  rounded,
  written,
} from './feature-groups.ts';
import { foundIn, NONE, tableOf } from './feature-table.ts';

/**
 * Weights of features by label, learned by `npm run train` and kept small: a feature is the hash of its name, and only
 * weights that matter are stored, a byte each.
 */
export interface LinearModel {
  readonly labels: readonly string[];
  /** Adds the weights of a feature to a label's score each. */
  add(feature: number, scores: Float64Array): void;
  /** Score of going from one label to another; `from` is -1 at the beginning. 0 in a model without an order. */
  transition(from: number, to: number): number;
}

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const PRIME_TWICE = Math.imul(PRIME, PRIME);

/** FNV-1a, gone on with the letters of a text. */
function onward(hash: number, text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // Both bytes of a letter; of one whose upper byte is nothing at once.
    hash =
      code > 0xff
        ? Math.imul(Math.imul(hash ^ (code & 0xff), PRIME) ^ (code >> 8), PRIME)
        : Math.imul(hash ^ code, PRIME_TWICE);
  }
  return hash;
}

/** Its upper 24 bits: the number by which a feature is known. Two of a hundred thousand may share one. */
export const featureHash = (name: string): number => onward(BASIS, name) >>> 8;

/** The same of a name that is never put together: `l=${lemma}`. */
export function feature(names: TemplateStringsArray, ...said: unknown[]): number {
  let hash = onward(BASIS, names[0]!);
  for (let at = 0; at < said.length; at++) hash = onward(onward(hash, String(said[at])), names[at + 1]!);
  return hash >>> 8;
}

/** What training hands over: weights by feature and label, `labels.length` to a feature. */
export interface TrainedWeights extends FeatureWeights {
  labels: readonly string[];
  /** `(labels.length + 1) × labels.length`, the beginning first; empty in a model without an order. */
  transitions: Float32Array;
}

interface Header {
  labels: string[];
  transitions: number;
  groups: Group[];
}

/**
 * Packs weights: a header, then transitions as floats, then a stream for each group of the features' hashes in their order, and
 * one for all of how many labels each speaks of, of the labels, and of the weights, a byte each.
 * @param step what the weights of a feature that is seen once are rounded to a multiple of; the oftener one is seen, the finer
 */
export function packed(trained: TrainedWeights, step: number): Uint8Array {
  const { labels, transitions } = trained;
  const groups = rounded(trained, labels.length, step);
  const { about, streams } = written(groups);
  const rows = groups.flatMap((group) => group.rows.map(({ weights }) => weights));
  const spoken = rows.map((weights) => [...weights.keys()].filter((label) => weights[label] !== 0));
  const floats = new DataView(new ArrayBuffer(transitions.length * 4));
  for (const [at, weight] of transitions.entries()) floats.setFloat32(at * 4, weight, true);
  return joined([
    headed({ labels: [...labels], transitions: transitions.length, groups: about } satisfies Header),
    new Uint8Array(floats.buffer),
    ...streams,
    Uint8Array.from(spoken, ({ length }) => length),
    Uint8Array.from(spoken.flat()),
    ...rows.map((weights) => new Uint8Array(weights.filter((weight) => weight !== 0).buffer)),
  ]);
}

/** Reads packed weights, those of one scale for all features as well; throws RangeError where the file is cut short. */
export function unpacked(data: Uint8Array): LinearModel {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const { header, end } = readHeader<Header | (Omit<Header, 'groups'> & Group)>(data);
  const { labels } = header;
  const transitions = Float32Array.from({ length: header.transitions }, (_, at) => view.getFloat32(end + at * 4, true));
  const groups = readGroups(data, end + header.transitions * 4, 'groups' in header ? header.groups : [header]);
  const { hashes, scales, end: counts } = groups;
  const starts = new Int32Array(hashes.length + 1);
  for (let at = 0; at < hashes.length; at++) starts[at + 1] = starts[at]! + data[counts + at]!;
  const count = starts[hashes.length]!;
  const names = counts + hashes.length;
  const weights = names + count;
  if (weights + count !== data.byteLength) throw new RangeError('The weights are cut short');
  const table = tableOf(hashes);
  // A byte for each label, those that are not spoken of as nothing: rows are added without a look at what they speak of.
  const rows = new Int8Array(hashes.length * labels.length);
  table.given.forEach((at, place) => {
    for (let cell = starts[at]!; cell < starts[at + 1]!; cell++)
      rows[place * labels.length + data[names + cell]!] = view.getInt8(weights + cell);
  });
  const scaled = Float64Array.from(table.given, (at) => scales[at]!);
  return {
    labels,
    add(feature, scores) {
      const found = foundIn(table, feature);
      if (found === NONE) return;
      const scale = scaled[found]!;
      for (let label = 0, at = found * labels.length; label < labels.length; label++, at++)
        scores[label]! += rows[at]! * scale;
    },
    transition: (from, to) => transitions[(from + 1) * labels.length + to] ?? 0,
  };
}
