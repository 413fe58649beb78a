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

/** Where each hash stands among all: a table with open addresses, half of them empty. */
export function tableOf(hashes: Int32Array): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 1));
  const table = new Int32Array(size * 2).fill(NONE);
  for (let at = 0; at < hashes.length; at++) {
    let address = hashes[at]! & (size - 1);
    while (table[address * 2] !== NONE) address = (address + 1) & (size - 1);
    table[address * 2] = hashes[at]!;
    table[address * 2 + 1] = at;
  }
  return table;
}

/** Where a hash stands, or `NONE`. */
export function foundIn(table: Int32Array, hash: number): number {
  const last = table.length / 2 - 1;
  let address = hash & last;
  while (table[address * 2] !== hash) {
    if (table[address * 2] === NONE) return NONE;
    address = (address + 1) & last;
  }
  return table[address * 2 + 1]!;
}
