import { dequal } from 'dequal/lite';
import type { StoredTask, Task } from './contract.ts';
import { renumbered } from './positions.ts';
import { compareNewest } from './rules.ts';

interface Row {
  id: string;
  createdAt: string;
}

interface Changes<T> {
  tasks: readonly T[];
  gone: readonly string[];
}

/**
 * The list, newest first, after rows changed and went. Rows that say what they said keep their identity, and a list
 * in which nothing changed is the same list: what is drawn from it is not drawn again.
 */
export function mergeChanges<T extends Row>(list: readonly T[], changes: Changes<T>): readonly T[] {
  const incoming = new Map(changes.tasks.map((task) => [task.id, task]));
  const gone = new Set(changes.gone);
  let changed = false;
  let moved = false;
  const kept: T[] = [];
  for (const task of list) {
    const row = incoming.get(task.id);
    incoming.delete(task.id);
    if (gone.has(task.id)) changed = true;
    else if (row && !dequal(task, row)) {
      changed = true;
      // Stryker disable next-line ConditionalExpression: what stands in order is sorted into the same, with more work.
      moved ||= row.createdAt !== task.createdAt;
      kept.push(row);
    } else kept.push(task);
  }
  const added = [...incoming.values()].filter(({ id }) => !gone.has(id));
  if (added.length === 0 && !moved) return changed ? kept : list;
  return [...kept, ...added].sort(compareNewest);
}

/** The list after a whole answer: as `mergeChanges`, and what the answer lacks is gone. */
export function mergeWhole<T extends Row>(list: readonly T[], tasks: readonly T[]): readonly T[] {
  const present = new Set(tasks.map(({ id }) => id));
  return mergeChanges(list, { tasks, gone: list.filter(({ id }) => !present.has(id)).map(({ id }) => id) });
}

/** As `mergeChanges`, with the positions that follow from the ranks in every group that a task entered, left or stayed in. */
export function mergeRanked(list: readonly Task[], { tasks, gone }: Changes<StoredTask>): readonly Task[] {
  const ids = new Set([...gone, ...tasks.map(({ id }) => id)]);
  const before = new Map(list.filter(({ id }) => ids.has(id)).map((task) => [task.id, task]));
  const incoming = tasks.map((task) => ({ ...task, position: before.get(task.id)?.position ?? 0 }));
  const touched = [...before.values(), ...incoming].map(({ kanbanColumnId }) => kanbanColumnId);
  return renumbered(mergeChanges(list, { tasks: incoming, gone }), new Set(touched));
}
