import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { compareRanks, indexAfter, type Ranked } from '#shared/rank.ts';

/** Characters of a rank; a group in which one would be longer is ranked anew. */
export const RANK_MAX = 50;

/**
 * A rank between two others; null stands for the end of the group on that side.
 * @returns null where there is no room for it: the group has to be ranked anew
 */
export function rankBetween(before: string | null, after: string | null): string | null {
  if (before !== null && after !== null && before >= after) return null;
  const rank = generateKeyBetween(before, after);
  return rank.length > RANK_MAX ? null : rank;
}

/** As many ranks behind another, short ones; of a whole group where it is null. */
export const ranksAfter = (before: string | null, count: number): string[] => generateNKeysBetween(before, null, count);

interface Ranking {
  rank: string;
  /** New ranks of the others, by id: none unless there was no room. */
  anew: [id: string, rank: string][];
}

/** The rank of a place in a group that is held whole. @param others the rest of the group, in order */
export function rankAt(others: readonly Ranked[], index: number): Ranking {
  const rank = rankBetween(others[index - 1]?.rank ?? null, others[index]?.rank ?? null);
  if (rank !== null) return { rank, anew: [] };
  const ranks = ranksAfter(null, others.length + 1);
  const [own] = ranks.splice(index, 1);
  return { rank: own!, anew: others.map(({ id }, at) => [id, ranks[at]!]) };
}

/**
 * The same, and the others are ranked anew where they must be.
 * @param keep writes a rank down
 */
export async function rankAmong(
  others: readonly Ranked[],
  index: number,
  keep: (id: string, rank: string) => Promise<void>,
): Promise<string> {
  const { rank, anew } = rankAt(others, index);
  for (const [id, fresh] of anew) await keep(id, fresh);
  return rank;
}

/** A list that is held whole, with one thing at another place: behind that one, first where it is null, at the end where nothing is said or it is gone. */
export function placedBehind<T extends Ranked>(
  others: readonly T[],
  thing: Omit<T, 'rank'>,
  after: string | null | undefined,
): T[] {
  const { rank, anew } = rankAt(others, after === undefined ? others.length : indexAfter(others, after));
  const ranks = new Map(anew);
  const all = [
    ...others.map((other) => ({ ...other, rank: ranks.get(other.id) ?? other.rank })),
    { ...thing, rank } as T,
  ];
  return all.sort(compareRanks);
}
