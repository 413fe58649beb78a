import { rankBetween, ranksAfter } from '#server/ranks.ts';
import type { Ranked } from '#shared/rank.ts';
import type { Place } from '../placement.ts';
import type { Group } from './group-store.ts';
import type { TaskRow, TaskStore } from './store.ts';

/** Where a task comes to stand. */
interface Placed {
  rank: string;
  position: number;
  /** Whether others stand behind it. */
  amid: boolean;
}

/** What placing asks of the rows. */
export interface PlacingStore extends Pick<TaskStore, 'find' | 'tally' | 'countBefore' | 'nth' | 'rankBehind'> {
  stands(userId: string, group: Group, except: string): Promise<readonly { id: string }[]>;
  rank(
    userId: string,
    ranks: readonly [id: string, rank: string][],
    change: Partial<Pick<TaskRow, 'kanban_column_id' | 'updated_at' | 'revision' | 'placed_revision'>>,
  ): Promise<void>;
}

/** The task that is placed: its id where it is in the order already. */
type Mover = Pick<TaskRow, 'id'>;

/** Sorts behind every id. */
const BEHIND_ALL = '~';

const isArchived = ({ status }: Pick<Place, 'status'>) => status === 'archived';

/**
 * Ranks for places in a group. All within one write: the user's revision row is locked, so two moves to one place are one
 * after the other. A place among others is directly behind the one before it, whatever is deleted there or archived.
 */
export function placement(store: PlacingStore) {
  /** Gives a group room between any two, in its present order. */
  async function rankAnew(userId: string, group: string | null, except: string, revision: number): Promise<void> {
    const stands = await store.stands(userId, group, except);
    const ranks = ranksAfter(null, stands.length);
    const given = stands.map(({ id }, index): [string, string] => [id, ranks[index]!]);
    await store.rank(userId, given, { revision });
  }

  /** The rank at an index of its kind; -1 … for the first. */
  async function rankAt(userId: string, place: Place, index: number, { id }: Mover): Promise<string | null> {
    const { kanbanColumnId: group } = place;
    const before = index > 0 ? await store.nth(userId, group, isArchived(place), index - 1, id) : undefined;
    const behind = await store.rankBehind(userId, group, before ?? null, id);
    return rankBetween(before?.rank ?? null, behind);
  }

  /** The index among its kind that a place means, or the end. */
  async function indexOf(userId: string, { spot, ...place }: Place, { id }: Mover): Promise<number> {
    if (typeof spot === 'number') return spot;
    if (typeof spot === 'string') return Number.POSITIVE_INFINITY;
    if (spot.after === null) return 0;
    const before = await store.find(userId, spot.after);
    const there =
      before?.kanban_column_id === place.kanbanColumnId && isArchived(before) === isArchived(place) && before.id !== id;
    if (!there) return Number.POSITIVE_INFINITY;
    return 1 + (await store.countBefore(userId, place.kanbanColumnId, isArchived(place), before, id));
  }

  return {
    /** Where a row stands in its group. */
    async positionOf(userId: string, row: TaskRow): Promise<number> {
      const { kanban_column_id: group } = row;
      const before = await store.countBefore(userId, group, isArchived(row), row);
      return isArchived(row) ? before + (await store.tally(userId, group)).live : before;
    },

    /** Finds a rank for a task; the task itself is the caller's to write. */
    async place(userId: string, place: Place, mover: Mover, revision: number): Promise<Placed> {
      const { kanbanColumnId: group, spot } = place;
      const { live, archived, last } = await store.tally(userId, group, mover.id);
      const [before, count] = isArchived(place) ? [live, archived] : [0, live];
      const said = await indexOf(userId, place, mover);
      const index = Math.min(Math.max(typeof spot === 'number' ? said - before : said, 0), count);
      const position = before + index;
      const amid = position < live + archived;
      if (index === count) return { rank: ranksAfter(last, 1)[0]!, position, amid };
      const rank = await rankAt(userId, place, index, mover);
      if (rank !== null) return { rank, position, amid };
      await rankAnew(userId, group, mover.id, revision);
      return { rank: (await rankAt(userId, place, index, mover))!, position, amid };
    },

    /** A rank that a task had in a group, or the next one behind it where another task has got it since. */
    async freeRank(userId: string, group: Group, { id, rank }: Ranked): Promise<string> {
      const others = (before: Ranked) => store.rankBehind(userId, group, before, id);
      if ((await others({ rank, id: '' })) !== rank) return rank;
      return rankBetween(rank, await others({ rank, id: BEHIND_ALL })) ?? rank;
    },

    /**
     * Puts tasks of other groups at the end of one, in the order given; all of them get the same change as well.
     * @returns their ranks
     */
    async append(
      userId: string,
      group: string | null,
      ids: readonly string[],
      { revision, ...change }: { revision: number; updated_at?: number },
    ): Promise<string[]> {
      const ranks = ranksAfter((await store.tally(userId, group)).last, ids.length);
      const given = ids.map((id, index): [string, string] => [id, ranks[index]!]);
      await store.rank(userId, given, { ...change, kanban_column_id: group, revision, placed_revision: revision });
      return ranks;
    },
  };
}
