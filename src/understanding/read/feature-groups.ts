import { hashesOf, hashSteps } from './feature-table.ts';

const FULL_BYTE = 127;

/** Weights of features that were learned, `each` to a feature. */
export interface FeatureWeights {
  /** The hashes of the features. */
  features: readonly number[];
  /** By feature: how often it was seen. */
  seen: readonly number[];
  weights: Float32Array;
}

/** A feature's weights, as multiples of its group's scale. */
interface RoundedRow {
  hash: number;
  weights: Int8Array;
}

export interface RoundedGroup {
  scale: number;
  /** In the order of their hashes. */
  rows: RoundedRow[];
}

/** What a file says of features whose weights are multiples of the same number. */
export interface Group {
  scale: number;
  features: number;
  /** Bytes of the stream of hashes. */
  hashes: number;
}

/**
 * Rounds weights: those of features that are seen once to multiples of `step`. What is seen four times as often errs four times as
 * often, and is rounded to half of that: so the same bytes err least. The step is larger where a byte would not hold the largest.
 * What rounds to nothing is left out.
 */
export function rounded({ features, seen, weights }: FeatureWeights, each: number, step: number): RoundedGroup[] {
  const groups = Map.groupBy(features.keys(), (at) => Math.floor(Math.log2(seen[at]!) / 2));
  return [...groups.keys()]
    .sort((one, other) => one - other)
    .map((group) => {
      const own = groups.get(group)!.map((at) => ({
        hash: features[at]!,
        row: weights.subarray(at * each, (at + 1) * each),
      }));
      let most = 0;
      for (const { row } of own) for (const weight of row) most = Math.max(most, Math.abs(weight));
      const scale = Math.max(step / 2 ** group, most / FULL_BYTE);
      const rows = own
        .map(({ hash, row }) => ({ hash, weights: Int8Array.from(row, (weight) => Math.round(weight / scale)) }))
        .filter((one) => one.weights.some((weight) => weight !== 0))
        .sort((one, other) => one.hash - other.hash);
      return { scale, rows };
    });
}

/** What a file says of groups, and a stream of hashes for each. */
export function written(groups: readonly RoundedGroup[]): { about: Group[]; streams: Uint8Array[] } {
  const streams = groups.map(({ rows }) => hashSteps(rows.map(({ hash }) => hash)));
  const about = groups.map(({ scale, rows }, at) => ({ scale, features: rows.length, hashes: streams[at]!.length }));
  return { about, streams };
}

/** By feature of a file its hash and its scale, read from `from` on; `end` is where the streams end. */
export function readGroups(
  data: Uint8Array,
  from: number,
  groups: readonly Group[],
): { hashes: Int32Array; scales: Float64Array; end: number } {
  const count = groups.reduce((sum, { features }) => sum + features, 0);
  const [hashes, scales] = [new Int32Array(count), new Float64Array(count)];
  let [end, first] = [from, 0];
  for (const group of groups) {
    hashes.set(hashesOf(data.subarray(end, end + group.hashes), group.features), first);
    scales.fill(group.scale, first, first + group.features);
    end += group.hashes;
    first += group.features;
  }
  return { hashes, scales, end };
}

/** Parts of a file, one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** What a file says of itself, behind its length. */
export function headed(header: object): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(4 + text.length);
  new DataView(out.buffer).setUint32(0, text.length, true);
  out.set(text, 4);
  return out;
}

/** What a file says of itself, and where that ends. */
export function readHeader<Header>(data: Uint8Array): { header: Header; end: number } {
  const end = 4 + new DataView(data.buffer, data.byteOffset, data.byteLength).getUint32(0, true);
  return { header: JSON.parse(new TextDecoder().decode(data.subarray(4, end))), end };
}
