/** How many attempts at jobs of a kind ended how. */
type Ended = Record<'done' | 'failed', number>;

/** Counts attempts that came to their end here since the start, by kind. */
export function countEnded() {
  const ended = new Map<string, Ended>();
  return {
    ended: ended as ReadonlyMap<string, Ended>,
    count(kind: string, result: keyof Ended): void {
      const counted = ended.get(kind) ?? { done: 0, failed: 0 };
      ended.set(kind, { ...counted, [result]: counted[result] + 1 });
    },
  };
}
