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

/** Where a move leads among the others of a group, in order: behind that one, at its beginning, or at the end where it is gone. */
export function indexAfter(others: readonly { id: string }[], afterId: string | null): number {
  if (afterId === null) return 0;
  const before = others.findIndex(({ id }) => id === afterId);
  return before < 0 ? others.length : before + 1;
}
