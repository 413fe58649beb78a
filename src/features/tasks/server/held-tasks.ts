import { restWhenLong } from '#server/event-loop.ts';
import { compareRanks } from '#shared/rank.ts';
import { putOn } from '../day-order.ts';
import type { Completion } from './completion-store.ts';
import type { Group } from './group-store.ts';
import { HeldGroup } from './held-group.ts';
import { rankedIn } from './project-order-store.ts';
import type { TaskRow, TaskStore } from './store.ts';
import type { WritingStore } from './writing-context.ts';

/** Rows that stand in memory until they are written. */
export interface HeldTasks extends WritingStore {
  /** Reads rows ahead that will be asked for. */
  read(ids: readonly string[]): Promise<void>;
  /** Writes what has changed, by a few statements for all of it. */
  flush(): Promise<void>;
}

/**
 * A user's tasks for many changes at once: each row and each group that is asked for is read once, and what changes stands in
 * memory until it is written together. Its answers are those that the store would give.
 */
export function heldTasks(store: TaskStore, userId: string): HeldTasks {
  const rows = new Map<string, TaskRow>();
  const groups = new Map<Group, HeldGroup>();
  /** Groups of which only the numbers were asked so far: most acts change one task, and ask once. */
  const counted = new Set<Group>();
  const changed = new Set<string>();
  const added = new Set<string>();
  const completions = new Map<string, Completion | null>();
  let bytes = 0;

  async function flush(): Promise<void> {
    if (changed.size > 0)
      await store.save(
        userId,
        [...changed].map((id) => rows.get(id)!),
        { rows: added.size, bytes },
      );
    if (completions.size > 0) await store.saveCompletions(userId, completions);
    for (const held of [changed, added, completions]) held.clear();
    bytes = 0;
  }

  async function groupOf(id: Group): Promise<HeldGroup> {
    const known = groups.get(id);
    if (known) return known;
    const kept = (await store.stands(userId, id)).filter((stand) => !changed.has(stand.id));
    const group = new HeldGroup(kept);
    for (const held of changed) if (rows.get(held)!.kanban_column_id === id) group.add(rows.get(held)!);
    groups.set(id, group);
    return group;
  }

  async function read(ids: readonly string[]): Promise<void> {
    for (const row of await store.findMany(userId, ids)) rows.set(row.id, row);
  }

  /** Where a task stands in a group, if it does. */
  function standIn(group: Group, id: string): TaskRow | undefined {
    const row = rows.get(id);
    return row?.kanban_column_id === group ? row : undefined;
  }

  function put(row: TaskRow): void {
    const before = rows.get(row.id);
    if (before) groups.get(before.kanban_column_id)?.remove(before);
    groups.get(row.kanban_column_id)?.add(row);
    rows.set(row.id, row);
    changed.add(row.id);
  }

  async function findAny(_: string, id: string): Promise<TaskRow | undefined> {
    // Where nothing has to be waited for, a thousand changes would all be done in one turn of the event loop.
    await restWhenLong();
    const known = rows.get(id) ?? (await store.findAny(userId, id));
    if (known) rows.set(id, known);
    return known;
  }

  return {
    flush,

    read,

    findAny,

    async find(_, id) {
      const row = await findAny(userId, id);
      return row?.deleted_at === null ? row : undefined;
    },

    async insert(row) {
      added.add(row.id);
      bytes += store.bytesOf(row);
      put(row);
    },

    async rewrite(before, next) {
      bytes += store.bytesOf(next) - store.bytesOf(before);
      put(next);
    },

    async addCompletion(_, taskId, completed_at, local_date) {
      completions.set(taskId, { completed_at, local_date });
    },

    async removeCompletion(_, taskId) {
      completions.set(taskId, null);
    },

    async tally(_, group, except = '') {
      const isFirst = changed.size === 0 && !groups.has(group) && !counted.has(group);
      if (!isFirst) return (await groupOf(group)).tally(standIn(group, except));
      counted.add(group);
      return store.tally(userId, group, except);
    },

    countBefore: async (_, group, archived, place, except = place.id) =>
      (await groupOf(group)).countBefore(archived, place, standIn(group, except)),

    nth: async (_, group, archived, index, except) =>
      (await groupOf(group)).nth(archived, index, standIn(group, except)),

    rankBehind: async (_, group, before, except) => (await groupOf(group)).rankBehind(before, except),

    stands: async (_, group, except) => (await groupOf(group)).stands().filter(({ id }) => id !== except),

    async onDay(_, day, except) {
      const kept = (await store.onDay(userId, day, except)).filter(({ id }) => !changed.has(id));
      const held = [...changed]
        .map((id) => rows.get(id)!)
        .filter(({ id, deleted_at }) => id !== except && deleted_at === null);
      return putOn([...kept, ...held.map(({ id, day_rank }) => ({ id, dayRank: day_rank }))], day, except);
    },

    async putOnDay(_, ranks, revision) {
      await read(ranks.flatMap(([id]) => (rows.has(id) ? [] : [id])));
      for (const [id, day_rank] of ranks) put({ ...rows.get(id)!, day_rank, revision });
    },

    async inProject(_, projectId, except) {
      const kept = (await store.inProject(userId, projectId, except)).filter(({ id }) => !changed.has(id));
      const held = [...changed]
        .map((id) => rows.get(id)!)
        .filter(({ project_id, deleted_at }) => project_id === projectId && deleted_at === null);
      return [...kept, ...rankedIn(held, projectId, except)].sort(compareRanks);
    },

    async putInProject(_, ranks, revision) {
      await read(ranks.flatMap(([id]) => (rows.has(id) ? [] : [id])));
      for (const [id, project_rank] of ranks) put({ ...rows.get(id)!, project_rank, revision });
    },

    async rank(_, ranks, change) {
      await read(ranks.flatMap(([id]) => (rows.has(id) ? [] : [id])));
      for (const [id, rank] of ranks) put({ ...rows.get(id)!, ...change, rank });
    },
  };
}
