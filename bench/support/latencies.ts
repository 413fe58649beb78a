/** How long calls take that are under way at once. */
export function createLatencies() {
  let took: number[] = [];
  let refused = 0;
  return {
    async of<T>(work: () => Promise<T>): Promise<T> {
      const begun = performance.now();
      const answer = await work();
      took.push(performance.now() - begun);
      return answer;
    },
    /** Milliseconds within which this share of the calls was answered. */
    at(share: number): number {
      const sorted = took.toSorted((a, b) => a - b);
      return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    },
    count: () => took.length,
    refuse: () => void refused++,
    refused: () => refused,
    forget(): void {
      took = [];
      refused = 0;
    },
  };
}

export type Latencies = ReturnType<typeof createLatencies>;
