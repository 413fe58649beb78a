/**
 * A budget of work for what answers at once, such as reading a message: work is counted, not timed, so that the same
 * input always comes to the same end, on a slow machine as on a fast one. A unit is about one look at one word.
 */

/** Thrown where the budget is spent: what was being done is given up whole. */
export class OutOfWork extends Error {
  constructor() {
    super('more work than the budget allows');
  }
}

// Counted work never waits, so one counter serves all: nothing else runs before it is done.
let left = Number.POSITIVE_INFINITY;

/** Takes units from the budget of the work that is under way; outside of any it counts for nothing. @throws OutOfWork */
export function spend(units: number): void {
  left -= units;
  if (left < 0) throw new OutOfWork();
}

export interface Worked<T> {
  result: T;
  /** Units that it took. */
  spent: number;
}

/**
 * Does `work`, which may not wait for anything, within a budget; inside of other counted work it spends of that, too.
 * @throws OutOfWork where it takes more than `units`
 */
export function withinBudget<T>(units: number, work: () => T): Worked<T> {
  const outer = left;
  const budget = Math.min(units, outer, Number.MAX_SAFE_INTEGER);
  left = budget;
  try {
    const result = work();
    return { result, spent: budget - left };
  } finally {
    left = outer - (budget - left);
  }
}
