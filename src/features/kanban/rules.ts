/** Where a card stands: its column (null for the group without one) and its index among the cards shown there. */
export interface CardPlace {
  columnId: string | null;
  index: number;
}

/** What the board reads of a task. */
export interface Card {
  id: string;
  status: 'active' | 'completed' | 'archived';
  kanbanColumnId: string | null;
  position: number;
}

export type Groups<T> = ReadonlyMap<string | null, readonly T[]>;

export type Direction = 'up' | 'down' | 'left' | 'right';

const unassignedFirst = (a: Card, b: Card) => Number(a.kanbanColumnId !== null) - Number(b.kanbanColumnId !== null);

/** Cards whose column has just gone stand behind the unassigned ones until the server has numbered them anew. */
function compareCards(a: Card, b: Card): number {
  // Stryker disable next-line EqualityOperator: no two cards have one id.
  return unassignedFirst(a, b) || a.position - b.position || (a.id < b.id ? -1 : 1);
}

const sameCards = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((card, index) => card === b[index]);

/**
 * The cards of every column in order, the group without one first; archived tasks are on no board. A group in which
 * nothing changed since `previous` is the same array, so that its column is not drawn again.
 */
export function groupCards<T extends Card>(
  tasks: readonly T[],
  columns: readonly { id: string }[],
  previous: Groups<T> = new Map(),
): Groups<T> {
  const groups = new Map<string | null, T[]>([null, ...columns.map(({ id }) => id)].map((id) => [id, []]));
  const unassigned = groups.get(null)!;
  for (const task of tasks) {
    if (task.status !== 'archived') (groups.get(task.kanbanColumnId) ?? unassigned).push(task);
  }
  return new Map(
    [...groups].map(([id, cards]) => {
      const before = previous.get(id);
      cards.sort(compareCards);
      return [id, before && sameCards(before, cards) ? before : cards];
    }),
  );
}

/** Where the card of that id stands. */
export function placeOfCard<T extends { id: string }>(groups: Groups<T>, id: string): CardPlace | undefined {
  for (const [columnId, cards] of groups) {
    const index = cards.findIndex((card) => card.id === id);
    if (index >= 0) return { columnId, index };
  }
  return undefined;
}

/** The place that a card takes when it is put before the `to.index`-th card, its own old place still counted. */
export function droppedAt(from: CardPlace, to: CardPlace): CardPlace {
  const below = from.columnId === to.columnId && from.index < to.index;
  return below ? { ...to, index: to.index - 1 } : to;
}

/**
 * The index among all cards of a column of a place among those of them that are shown: in front of the shown card that would
 * follow, or right behind the last one. The card that is put there is in neither.
 */
export function indexAmongAll<T extends { id: string }>(all: readonly T[], shown: readonly T[], index: number): number {
  const next = shown[index];
  if (next) return all.findIndex(({ id }) => id === next.id);
  const last = shown.at(-1);
  return last ? all.findIndex(({ id }) => id === last.id) + 1 : all.length;
}

export const samePlace = (a: CardPlace, b: CardPlace) => a.columnId === b.columnId && a.index === b.index;

/** The place one step away: within the column, or at the same height in the next one; undefined at the board's edge. */
export function stepFrom<T>(
  groups: Groups<T>,
  { columnId, index }: CardPlace,
  direction: Direction,
): CardPlace | undefined {
  if (direction === 'up') return index > 0 ? { columnId, index: index - 1 } : undefined;
  if (direction === 'down') {
    return index < (groups.get(columnId)?.length ?? 0) - 1 ? { columnId, index: index + 1 } : undefined;
  }
  const order = [...groups.keys()];
  const next = order[order.indexOf(columnId) + (direction === 'right' ? 1 : -1)];
  return next === undefined ? undefined : { columnId: next, index: Math.min(index, groups.get(next)!.length) };
}

/** The card beside a place: above, below, or as high as it in the next column that has any. */
export function neighbourOf<T>(groups: Groups<T>, place: CardPlace, direction: Direction): T | undefined {
  if (direction === 'up' || direction === 'down')
    return groups.get(place.columnId)?.[place.index + (direction === 'up' ? -1 : 1)];
  for (let to = stepFrom(groups, place, direction); to; to = stepFrom(groups, to, direction)) {
    const cards = groups.get(to.columnId)!;
    if (cards.length > 0) return cards[Math.min(place.index, cards.length - 1)];
  }
  return undefined;
}
