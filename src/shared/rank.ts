/** What stands in an order of its own: by its rank, a text that is compared by code point, never by a locale. */
export interface Ranked {
  id: string;
  rank: string;
}

/** Stands behind every rank of the server, which are of digits and letters: of what it has not heard of. */
export const LAST_RANK = '~';

/** The order of two texts by code point: negative where the first stands before the second. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const compareRanks = (a: Ranked, b: Ranked): number => compareText(a.rank, b.rank) || compareText(a.id, b.id);
