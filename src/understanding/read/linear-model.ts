import { foundIn, hashSteps, NONE, tableOf } from './feature-table.ts';

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

/** FNV-1a, its upper 24 bits: the number by which a feature is known. Two of a hundred thousand may share one. */
export function featureHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    // Both bytes of a letter; of one whose upper byte is nothing at once.
    hash =
      code > 0xff
        ? Math.imul(Math.imul(hash ^ (code & 0xff), PRIME) ^ (code >> 8), PRIME)
        : Math.imul(hash ^ code, PRIME_TWICE);
  }
  return hash >>> 8;
}

const PRIME = 0x01000193;
const PRIME_TWICE = Math.imul(PRIME, PRIME);

/** What training hands over: weights by feature and label, `labels.length` to a feature. */
export interface TrainedWeights {
  labels: readonly string[];
  features: readonly number[];
  weights: Float32Array;
  /** `(labels.length + 1) × labels.length`, the beginning first; empty in a model without an order. */
  transitions: Float32Array;
}

const FULL_BYTE = 127;

interface Header {
  labels: string[];
  scale: number;
  features: number;
  transitions: number;
  /** Bytes of the stream of hashes. */
  hashes: number;
}

/**
 * Packs weights: the length of a header and the header, then transitions as floats, then a stream each of the features'
 * hashes in their order, of how many labels each speaks of, of the labels, and of the weights, a byte each. A weight is
 * rounded to a multiple of `step`, or of a larger one where a byte would not hold the largest; what rounds to nothing is left
 * out.
 */
export function packed({ labels, features, weights, transitions }: TrainedWeights, step: number): Uint8Array {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = Math.max(step, most / FULL_BYTE);
  const kept = features
    .map((hash, at) => ({
      hash,
      cells: Array.from(labels, (_, label) => ({ label, weight: weights[at * labels.length + label]! })).filter(
        ({ weight }) => Math.round(weight / scale) !== 0,
      ),
    }))
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => a.hash - b.hash);
  const hashes = hashSteps(kept.map(({ hash }) => hash));
  const cells = kept.flatMap((one) => one.cells);
  const about: Header = {
    labels: [...labels],
    scale,
    features: kept.length,
    transitions: transitions.length,
    hashes: hashes.length,
  };
  const header = new TextEncoder().encode(JSON.stringify(about));
  const start = 4 + header.length + transitions.length * 4;
  const out = new Uint8Array(start + hashes.length + kept.length + cells.length * 2);
  const view = new DataView(out.buffer);
  view.setUint32(0, header.length, true);
  out.set(header, 4);
  for (const [at, weight] of transitions.entries()) view.setFloat32(4 + header.length + at * 4, weight, true);
  out.set(hashes, start);
  const counts = start + hashes.length;
  for (const [at, one] of kept.entries()) view.setUint8(counts + at, one.cells.length);
  const names = counts + kept.length;
  cells.forEach(({ label, weight }, at) => {
    view.setUint8(names + at, label);
    view.setInt8(names + cells.length + at, Math.round(weight / scale));
  });
  return out;
}

/** Reads packed weights; throws RangeError where the file is cut short. */
export function unpacked(data: Uint8Array): LinearModel {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const length = view.getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length)));
  const { labels, scale, features } = header;
  const start = 4 + length;
  const transitions = Float32Array.from({ length: header.transitions }, (_, at) =>
    view.getFloat32(start + at * 4, true),
  );
  const counts = start + header.transitions * 4 + header.hashes;
  const names = counts + features;
  const perFeature = data.subarray(counts, names);
  const count = perFeature.reduce((sum, one) => sum + one, 0);
  const weights = names + count;
  if (weights + count !== data.byteLength) throw new RangeError('The weights are cut short');
  const table = tableOf(data.subarray(counts - header.hashes, counts), whereAndHowMany(perFeature));
  // A label and its weight side by side.
  const cells = Int16Array.from({ length: count }, (_, at) => (view.getInt8(weights + at) << 8) | data[names + at]!);
  return {
    labels,
    add(feature, scores) {
      const found = foundIn(table, feature);
      if (found === NONE) return;
      const end = (found >>> 8) + (found & 0xff);
      for (let at = found >>> 8; at < end; at++) scores[cells[at]! & 0xff]! += (cells[at]! >> 8) * scale;
    },
    transition: (from, to) => transitions[(from + 1) * labels.length + to] ?? 0,
  };
}

/** By feature, where its weights begin and, in the lower byte, how many there are. */
function whereAndHowMany(counts: Uint8Array): Int32Array {
  let first = 0;
  return Int32Array.from(counts, (count) => {
    const one = (first << 8) | count;
    first += count;
    return one;
  });
}
