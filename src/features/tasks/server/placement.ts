import type { Task } from '../contract.ts';
import type { Group, TaskRow, TaskStore } from './store.ts';

/** Where a task is to stand; an index of `end` is behind the last of its kind. */
export interface Place {
  group: Group;
  index: number | 'end';
}

/**
 * Keeps every group numbered 0 … n−1. All within one write: the user's revision row is locked, so two moves at once
 * are one after the other.
 */
export function placement(store: TaskStore) {
  const open = (userId: string, group: Group, position: number, revision: number) =>
    store.shift(userId, group, { by: 1, from: position }, revision);

  const close = (userId: string, group: Group, position: number, revision: number) =>
    store.shift(userId, group, { by: -1, from: position + 1 }, revision);

  /** Makes room and returns the position there. */
  async function enter(
    userId: string,
    { group, index }: Place,
    status: Task['status'],
    revision: number,
  ): Promise<number> {
    const { all, live } = await store.count(userId, group);
    const position = clamp(index, status, live, all);
    if (position < all) await open(userId, group, position, revision);
    return position;
  }

  /** Touches only the rows between the old place and the new one. */
  async function moveWithin(
    userId: string,
    row: TaskRow,
    index: Place['index'],
    status: Task['status'],
    revision: number,
  ): Promise<number> {
    const group = row.kanban_column_id;
    const { all, live } = await store.count(userId, group);
    const position = clamp(index, status, row.status === 'archived' ? live : live - 1, all - 1);
    if (position > row.position)
      await store.shift(userId, group, { by: -1, from: row.position + 1, to: position }, revision);
    if (position < row.position)
      await store.shift(userId, group, { by: 1, from: position, to: row.position - 1 }, revision);
    return position;
  }

  return {
    enter,

    leave: (userId: string, row: TaskRow, revision: number): Promise<void> =>
      close(userId, row.kanban_column_id, row.position, revision),

    /** Makes the others of both groups give way; the row itself is the caller's to write. @returns its new position */
    async move(userId: string, row: TaskRow, place: Place, status: Task['status'], revision: number): Promise<number> {
      if (place.group === row.kanban_column_id) return moveWithin(userId, row, place.index, status, revision);
      await close(userId, row.kanban_column_id, row.position, revision);
      return enter(userId, place, status, revision);
    },

    /** Numbers a group anew in its present order, archived rows last. @returns how many rows stood elsewhere */
    async renumber(userId: string, group: Group, revision: number): Promise<number> {
      const rows = await store.inGroup(userId, group);
      const ordered = [
        ...rows.filter((row) => row.status !== 'archived'),
        ...rows.filter((row) => row.status === 'archived'),
      ];
      let moved = 0;
      for (const [position, row] of ordered.entries()) {
        if (row.position === position) continue;
        await store.update(userId, row.id, { position, revision });
        moved += 1;
      }
      return moved;
    },
  };
}

/** An index among `all` others of which `live` are not archived: those that are stand behind all that are not. */
function clamp(index: Place['index'], status: Task['status'], live: number, all: number): number {
  const [first, last] = status === 'archived' ? [live, all] : [0, live];
  return index === 'end' ? last : Math.min(Math.max(index, first), last);
}
