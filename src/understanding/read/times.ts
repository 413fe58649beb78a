/**
 * Adds to `sums` what a matrix that begins at `from` makes of the `depth` numbers of a vector from `first` on. Eight rows are summed
 * at once, so that none waits for itself; each is summed in its order, beginning with what stands there.
 */
export function addTimes(
  sums: Float64Array,
  matrix: Float64Array,
  from: number,
  vector: Float32Array,
  first: number,
  depth: number,
): void {
  let row = 0;
  for (; row + 8 <= sums.length; row += 8) {
    let a = from + row * depth;
    let s0 = sums[row]!;
    let s1 = sums[row + 1]!;
    let s2 = sums[row + 2]!;
    let s3 = sums[row + 3]!;
    let s4 = sums[row + 4]!;
    let s5 = sums[row + 5]!;
    let s6 = sums[row + 6]!;
    let s7 = sums[row + 7]!;
    for (let k = 0; k < depth; k++, a++) {
      const value = vector[first + k]!;
      s0 += matrix[a]! * value;
      s1 += matrix[a + depth]! * value;
      s2 += matrix[a + 2 * depth]! * value;
      s3 += matrix[a + 3 * depth]! * value;
      s4 += matrix[a + 4 * depth]! * value;
      s5 += matrix[a + 5 * depth]! * value;
      s6 += matrix[a + 6 * depth]! * value;
      s7 += matrix[a + 7 * depth]! * value;
    }
    sums[row] = s0;
    sums[row + 1] = s1;
    sums[row + 2] = s2;
    sums[row + 3] = s3;
    sums[row + 4] = s4;
    sums[row + 5] = s5;
    sums[row + 6] = s6;
    sums[row + 7] = s7;
  }
  for (; row < sums.length; row++) {
    let sum = sums[row]!;
    for (let k = 0, a = from + row * depth; k < depth; k++, a++) sum += matrix[a]! * vector[first + k]!;
    sums[row] = sum;
  }
}
