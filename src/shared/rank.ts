/** What stands in an order of its own: by its rank, a text that is compared by code point, never by a locale. */
export interface Ranked {
  id: string;
  rank: string;
}

/** Stands behind every rank of the server, which are of digits and letters: of what it has not heard of. */
export const LAST_RANK = '~';

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const compareRanks = (a: Ranked, b: Ranked): number => compare(a.rank, b.rank) || compare(a.id, b.id);
