/** Numbers from 0 to 1 that are the same in every run: a linear congruential generator. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Shuffles in place. */
export function shuffle<T>(some: T[], next: () => number): void {
  for (let at = some.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [some[at], some[other]] = [some[other]!, some[at]!];
  }
}
