/** What stands in an order of its own: by its rank, a text that is compared by code point, never by a locale. */
export interface Ranked {
  id: string;
  rank: string;
}

export function compareRanks(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
