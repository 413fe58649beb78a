/** A list, and its rows in order, or those of them that are meant. */
export interface KeptOrder<T> {
  of: readonly T[];
  order: readonly T[];
}

/**
 * The rows of a list in order, from the order of an earlier one: only rows that are others than before are put to their places,
 * so that a tick among ten thousand sorts nothing. `compare` calls no two rows of a list equal; `passes` says which are meant,
 * and is the same as of the earlier order.
 */
export function keptOrder<T>(
  before: KeptOrder<T>,
  of: readonly T[],
  compare: (a: T, b: T) => number,
  passes: (row: T) => boolean = () => true,
): KeptOrder<T> {
  const { gone, come } = differenceOf(before.of, of);
  // Stryker disable next-line ConditionalExpression: only spares the work where nothing went
  const left = gone.size === 0 ? before.order : before.order.filter((row) => !gone.has(row));
  return { of, order: merged(left, come.filter(passes).sort(compare), compare) };
}

/** The rows of one list that another has not, and the other way about, by their identity. */
function differenceOf<T>(before: readonly T[], after: readonly T[]): { gone: ReadonlySet<T>; come: T[] } {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let last = 0;
  // Stryker disable next-line EqualityOperator: a row that both ends share is in both lists either way
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  const was = new Set(before.slice(first, before.length - last));
  const is = after.slice(first, after.length - last);
  const come = is.filter((row) => !was.has(row));
  for (const row of is) was.delete(row);
  return { gone: was, come };
}

/** Two lists in order as one: the place of each of the few is looked for. */
function merged<T>(many: readonly T[], few: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  const parts: T[][] = [];
  let from = 0;
  for (const row of few) {
    const to = placeOf(row, many, from, compare);
    parts.push(many.slice(from, to), [row]);
    from = to;
  }
  return parts.flat().concat(many.slice(from));
}

/** How many rows stand before another; those before `from` do. */
function placeOf<T>(row: T, rows: readonly T[], from: number, compare: (a: T, b: T) => number): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle]!, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
