import { compareNewest } from './rules.ts';

interface Row {
  id: string;
  createdAt: string;
}

interface Changes<T> {
  tasks: readonly T[];
  gone: readonly string[];
}

/** True for two flat objects of the same fields and values. */
function same<T extends Row>(a: T, b: T): boolean {
  const keys = Object.keys(b) as (keyof T)[];
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}

/**
 * The list, newest first, after rows changed and went. Rows that say what they said keep their identity, and a list
 * in which nothing changed is the same list: what is drawn from it is not drawn again.
 */
export function mergeChanges<T extends Row>(list: readonly T[], changes: Changes<T>): readonly T[] {
  const incoming = new Map(changes.tasks.map((task) => [task.id, task]));
  const gone = new Set(changes.gone);
  let changed = false;
  const kept: T[] = [];
  for (const task of list) {
    const row = incoming.get(task.id);
    incoming.delete(task.id);
    if (gone.has(task.id)) changed = true;
    else if (row && !same(task, row)) {
      changed = true;
      kept.push(row);
    } else kept.push(task);
  }
  const added = [...incoming.values()].filter(({ id }) => !gone.has(id));
  if (added.length === 0) return changed ? kept : list;
  return [...kept, ...added].sort(compareNewest);
}

/** The list after a whole answer: as `mergeChanges`, and what the answer lacks is gone. */
export function mergeWhole<T extends Row>(list: readonly T[], tasks: readonly T[]): readonly T[] {
  const present = new Set(tasks.map(({ id }) => id));
  return mergeChanges(list, { tasks, gone: list.filter(({ id }) => !present.has(id)).map(({ id }) => id) });
}
