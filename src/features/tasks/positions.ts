import type { TaskStatus } from '#features/columns/rules.ts';
import { compareRanks, type Ranked } from '#shared/rank.ts';

/** What the order of a group asks of a task; a group is the tasks of one column, or those without one. */
export interface Grouped extends Ranked {
  status: TaskStatus;
  kanbanColumnId: string | null;
}

/** The order of a group: archived ones behind all others. */
const compareInGroup = (a: Grouped, b: Grouped) =>
  Number(a.status === 'archived') - Number(b.status === 'archived') || compareRanks(a, b);

/** The tasks of every group, or of those that are asked for, each in its order once it is come to. */
function* inOrder<T extends Grouped>(tasks: readonly T[], asked?: ReadonlySet<string | null>): Generator<T[]> {
  const groups = new Map<string | null, T[]>();
  for (const task of tasks) {
    const { kanbanColumnId } = task;
    if (asked && !asked.has(kanbanColumnId)) continue;
    const group = groups.get(kanbanColumnId);
    if (group) group.push(task);
    else groups.set(kanbanColumnId, [task]);
  }
  for (const group of groups.values()) yield group.sort(compareInGroup);
}

/** Tasks of all groups with the positions that follow from their ranks. */
export function numbered<T extends Grouped>(tasks: readonly T[]): (T & { position: number })[] {
  const work = numbering(tasks);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Tasks of all groups with the positions that follow from their ranks, from 0 in each group; interrupted group by group. */
export function* numbering<T extends Grouped>(tasks: readonly T[]): Generator<void, (T & { position: number })[]> {
  const list = tasks.map((task) => ({ ...task, position: 0 }));
  for (const group of inOrder(list)) {
    yield;
    for (const [position, task] of group.entries()) task.position = position;
  }
  return list;
}

/** The list after tasks of those groups came or went; rows whose position stays keep their identity. */
export function renumbered<T extends Grouped & { position: number }>(
  tasks: readonly T[],
  groups: ReadonlySet<string | null>,
): readonly T[] {
  const moved = new Map<string, number>();
  for (const group of inOrder(tasks, groups)) {
    for (const [position, task] of group.entries()) if (task.position !== position) moved.set(task.id, position);
  }
  if (moved.size === 0) return tasks;
  return tasks.map((task) => (moved.has(task.id) ? { ...task, position: moved.get(task.id)! } : task));
}
