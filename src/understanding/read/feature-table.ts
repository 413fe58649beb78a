/** Numbers below this are told apart: the hashes of features. */
const HASHES = 2 ** 24;

/** Of a step, so many lower bits stand as they are: as many as make the stream shortest where hashes lie anywhere. */
const lowBits = (count: number) => Math.max(0, Math.round(Math.log2((HASHES / Math.max(1, count)) * Math.LN2)));

/**
 * A stream of features' hashes in their order: how far each is from the one before, by Rice's code. What is above the lower
 * bits is counted by ones, a zero ends them, and the lower bits follow.
 * @param numbers rising
 */
export function hashSteps(numbers: readonly number[]): Uint8Array {
  const low = lowBits(numbers.length);
  const bytes: number[] = [];
  let length = 0;
  const put = (bit: number) => {
    if (length % 8 === 0) bytes.push(0);
    bytes[bytes.length - 1]! |= bit << (length++ % 8);
  };
  let before = 0;
  for (const number of numbers) {
    const step = number - before;
    for (let ones = step >>> low; ones > 0; ones--) put(1);
    put(0);
    for (let at = 0; at < low; at++) put((step >>> at) & 1);
    before = number;
  }
  return Uint8Array.from(bytes);
}

/** What is found of a hash that is not in a table. */
export const NONE = -1;

/** The hashes of a stream, which holds `count`. */
export function hashesOf(stream: Uint8Array, count: number): Int32Array {
  const low = lowBits(count);
  let [hash, at] = [0, 0];
  const bit = () => (stream[at >>> 3]! >>> (at++ & 7)) & 1;
  return Int32Array.from({ length: count }, () => {
    while (bit() === 1) hash += 1 << low;
    for (let place = 0; place < low; place++) hash += bit() << place;
    return hash;
  });
}

/** Where hashes stand when they are put in their order. */
export interface Table {
  /** By place in that order: the hash, and its place in the order in which they were given. */
  hashes: Int32Array;
  given: Int32Array;
  /** By what hashes begin with: the first place, and behind it that of the next beginning. */
  starts: Int32Array;
  /** Lower bits, which no beginning has. */
  low: number;
}

export function tableOf(hashes: Int32Array): Table {
  const given = Int32Array.from(hashes.keys()).sort((one, other) => hashes[one]! - hashes[other]! || one - other);
  const beginnings = 2 ** Math.min(24, Math.ceil(Math.log2(hashes.length + 1)));
  const low = Math.log2(HASHES / beginnings);
  const starts = new Int32Array(beginnings + 1);
  for (const hash of hashes) starts[(hash >>> low) + 1]!++;
  for (let at = 1; at <= beginnings; at++) starts[at]! += starts[at - 1]!;
  return { hashes: given.map((at) => hashes[at]!), given, starts, low };
}

/** Where a hash stands in the order of a table, or `NONE`. */
export function foundIn({ hashes, starts, low }: Table, hash: number): number {
  const end = starts[(hash >>> low) + 1]!;
  for (let at = starts[hash >>> low]!; at < end; at++) if (hashes[at] === hash) return at;
  return NONE;
}
