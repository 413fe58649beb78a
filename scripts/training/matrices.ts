/** A matrix, row after row, from a place in a longer array on. */
export interface Matrix {
  values: Float64Array;
  from?: number;
}

/**
 * Adds the product of `one` (`rows` × `depth`) and the transpose of `other` (`columns` × `depth`) to `out` (`rows` × `columns`).
 * Two rows by four columns are summed at once: what they have in common is read once.
 */
export function addProduct(
  { values: out, from: outFrom = 0 }: Matrix,
  { values: one, from: oneFrom = 0 }: Matrix,
  { values: other, from: otherFrom = 0 }: Matrix,
  rows: number,
  columns: number,
  depth: number,
): void {
  const [evenRows, fourColumns] = [rows - (rows % 2), columns - (columns % 4)];
  const single = (row: number, column: number) => {
    let sum = 0;
    for (let k = 0, a = oneFrom + row * depth, b = otherFrom + column * depth; k < depth; k++)
      sum += one[a++]! * other[b++]!;
    out[outFrom + row * columns + column]! += sum;
  };
  for (let row = 0; row < evenRows; row += 2) {
    const a = oneFrom + row * depth;
    const to = outFrom + row * columns;
    for (let column = 0; column < fourColumns; column += 4) {
      const b = otherFrom + column * depth;
      let s00 = 0;
      let s01 = 0;
      let s02 = 0;
      let s03 = 0;
      let s10 = 0;
      let s11 = 0;
      let s12 = 0;
      let s13 = 0;
      for (let k = 0; k < depth; k++) {
        const u = one[a + k]!;
        const v = one[a + depth + k]!;
        const p = other[b + k]!;
        const q = other[b + depth + k]!;
        const r = other[b + 2 * depth + k]!;
        const s = other[b + 3 * depth + k]!;
        s00 += u * p;
        s01 += u * q;
        s02 += u * r;
        s03 += u * s;
        s10 += v * p;
        s11 += v * q;
        s12 += v * r;
        s13 += v * s;
      }
      out[to + column]! += s00;
      out[to + column + 1]! += s01;
      out[to + column + 2]! += s02;
      out[to + column + 3]! += s03;
      out[to + columns + column]! += s10;
      out[to + columns + column + 1]! += s11;
      out[to + columns + column + 2]! += s12;
      out[to + columns + column + 3]! += s13;
    }
    for (let column = fourColumns; column < columns; column++) {
      single(row, column);
      single(row + 1, column);
    }
  }
  if (evenRows < rows) for (let column = 0; column < columns; column++) single(evenRows, column);
}

/** `rows` × `columns` turned into `columns` × `rows`. */
export function transposed({ values, from = 0 }: Matrix, rows: number, columns: number): Matrix {
  const turned = new Float64Array(rows * columns);
  for (let row = 0, at = from; row < rows; row++)
    for (let column = 0; column < columns; column++) turned[column * rows + row] = values[at++]!;
  return { values: turned };
}

/** Adds each column's sum to `out`. */
export function addSums(out: Float64Array, at: number, values: Float64Array, columns: number): void {
  for (let row = 0; row < values.length; row += columns)
    for (let column = 0; column < columns; column++) out[at + column]! += values[row + column]!;
}

/** In place. */
export function multiplied(values: Float64Array, by: Float64Array): Float64Array {
  for (let at = 0; at < values.length; at++) values[at]! *= by[at]!;
  return values;
}

/** Rows of both, one beside the other, of as many numbers each. */
export function sideBySide(one: Float64Array, other: Float64Array, width: number): Float64Array {
  const both = new Float64Array(one.length * 2);
  for (let at = 0; at < one.length; at++) {
    const to = 2 * at - (at % width);
    both[to] = one[at]!;
    both[to + width] = other[at]!;
  }
  return both;
}

/** What `sideBySide` put together. */
export function apart(both: Float64Array, width: number): [Float64Array, Float64Array] {
  const [one, other] = [new Float64Array(both.length / 2), new Float64Array(both.length / 2)];
  for (let at = 0; at < one.length; at++) {
    const from = 2 * at - (at % width);
    one[at] = both[from]!;
    other[at] = both[from + width]!;
  }
  return [one, other];
}
