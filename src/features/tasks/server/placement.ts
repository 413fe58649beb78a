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
  /** Makes room and returns the position there. Archived rows stand behind all others of a group. */
  async function enter(
    userId: string,
    { group, index }: Place,
    status: Task['status'],
    revision: number,
  ): Promise<number> {
    const { all, open } = await store.count(userId, group);
    const last = status === 'archived' ? all : open;
    const position = status === 'archived' || index === 'end' ? last : Math.min(index, last);
    if (position < all) await store.openGap(userId, group, position, revision);
    return position;
  }

  return {
    enter,

    leave: (userId: string, row: TaskRow, revision: number): Promise<void> =>
      store.closeGap(userId, row.kanban_column_id, row.position, revision),

    /** Takes a numbered row out of its place and into another. @returns its new position */
    async move(userId: string, row: TaskRow, place: Place, status: Task['status'], revision: number): Promise<number> {
      // Out of every group's numbering while the others move up.
      await store.update(userId, row.id, { deleted_at: 0 });
      await store.closeGap(userId, row.kanban_column_id, row.position, revision);
      const position = await enter(userId, place, status, revision);
      await store.update(userId, row.id, { deleted_at: null });
      return position;
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
