/** A stream of features' hashes: how far each number is from the one before, seven bits to a byte, the last one without its upper bit. */
export function hashSteps(numbers: readonly number[]): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const number of numbers) {
    let step = number - before;
    for (; step > 0x7f; step >>>= 7) bytes.push((step & 0x7f) | 0x80);
    bytes.push(step);
    before = number;
  }
  return bytes;
}

/** What is found of a hash that is not in a table. */
export const NONE = -1;

/** What belongs to the hashes of a stream, one after another, beside them: a table with open addresses, half of them empty. */
export function tableOf(stream: Uint8Array, values: Int32Array): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(values.length * 2 + 1));
  const table = new Int32Array(size * 2).fill(NONE);
  let [hash, step, shift, place] = [0, 0, 0, 0];
  for (const byte of stream) {
    step |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte & 0x80) continue;
    hash += step;
    let address = hash & (size - 1);
    while (table[address * 2] !== NONE) address = (address + 1) & (size - 1);
    table[address * 2] = hash;
    table[address * 2 + 1] = values[place++]!;
    [step, shift] = [0, 0];
  }
  return table;
}

/** What belongs to a hash, or `NONE`. */
export function foundIn(table: Int32Array, hash: number): number {
  const last = table.length / 2 - 1;
  let address = hash & last;
  while (table[address * 2] !== hash) {
    if (table[address * 2] === NONE) return NONE;
    address = (address + 1) & last;
  }
  return table[address * 2 + 1]!;
}
