import { LRUCache } from 'lru-cache';
import type { StoredTask, TaskChanges } from '#features/tasks/contract.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import { inSlices, restWhenLong } from '#server/event-loop.ts';
import { MINUTE } from '#shared/day.ts';
import type { TaskView } from '../../engine/model.ts';
import { type TaskIndex, taskIndex } from '../../engine/task-index.ts';
import { toView } from '../task-view.ts';

/** Tasks and different words of titles that are kept of all accounts together: some 60 MB. */
const KEPT = 100_000;
/** An account that is silent for this long is forgotten. */
const KEPT_FOR = 10 * MINUTE;
/** Tasks that are looked at at a time, and long titles that are read: less than a millisecond. */
const SLICE = 100;
const TITLES = 4;

/** An account's tasks as the engine sees them, newest first, as they stood at a revision. */
export interface KnownTasks {
  revision: number;
  tasks: readonly TaskView[];
  /** Where an index of their titles is kept as well. */
  titles: TaskIndex | undefined;
}

function* views(tasks: readonly StoredTask[]): Generator<void, TaskView[]> {
  const told: TaskView[] = [];
  for (const task of tasks) {
    if (told.length % SLICE === 0) yield;
    told.push(toView(task));
  }
  return told;
}

function changed(before: readonly TaskView[], { tasks, gone }: TaskChanges): readonly TaskView[] {
  if (tasks.length === 0 && gone.length === 0) return before;
  const stale = new Set([...gone, ...tasks.map(({ id }) => id)]);
  const now = [...tasks.map(toView), ...before.filter(({ id }) => !stale.has(id))];
  return now.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/**
 * Keeps the tasks of those who talked last, and an index of their titles where one is asked for: a message asks the
 * database only for what has changed since the one before, and reads only titles that are new.
 */
export function tasksKnown(source: Pick<TaskService, 'list' | 'changes'>, { indexed }: { indexed: boolean }) {
  const kept = new LRUCache<string, KnownTasks>({
    maxSize: KEPT,
    sizeCalculation: ({ tasks, titles }) => Math.min(1 + tasks.length + (titles?.size ?? 0), KEPT),
    ttl: KEPT_FOR,
    ttlAutopurge: true,
  });
  const readers = new Map<string, Promise<KnownTasks>>();

  async function read(userId: string, revision: number): Promise<KnownTasks> {
    const known = kept.get(userId);
    if (known && known.revision >= revision) return known;
    const changes = known ? await source.changes(userId, known.revision, revision, { byRank: true }) : null;
    const tasks = known && changes ? changed(known.tasks, changes) : await inSlices(views(await source.list(userId)));
    return { revision, tasks, titles: known?.titles ?? (indexed ? taskIndex() : undefined) };
  }

  async function readTitles({ tasks, titles }: KnownTasks): Promise<void> {
    if (!titles) return;
    let count = 0;
    for (const _ of titles.holding(tasks)) if (++count % TITLES === 0) await restWhenLong();
  }

  async function readAhead(userId: string, revision: number): Promise<KnownTasks> {
    const known = await read(userId, revision);
    await readTitles(known);
    kept.set(userId, known);
    return known;
  }

  return {
    /**
     * Reads what is new in an account before a message is heard, in slices between which everybody else is served.
     * @param revision the user's revision, read before this call
     */
    async ahead(userId: string, revision: number): Promise<KnownTasks> {
      // Who talks in several windows at once is read for once.
      const before = readers.get(userId);
      const reader = (before ?? Promise.resolve()).then(
        () => readAhead(userId, revision),
        () => readAhead(userId, revision),
      );
      readers.set(userId, reader);
      try {
        return await reader;
      } finally {
        if (readers.get(userId) === reader) readers.delete(userId);
      }
    },

    /** The account's tasks inside a write of that revision which has changed none of them yet. */
    async within(userId: string, revision: number): Promise<KnownTasks> {
      // What this write does has its revision, and may be taken back: the next message asks for it.
      const known = await read(userId, revision - 1);
      kept.set(userId, known);
      return known;
    },
  };
}
