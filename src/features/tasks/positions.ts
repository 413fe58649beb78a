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

/** The position of every task, from 0 in its group. @param groups those that are asked for; all where absent */
export function positionsOf<T extends Grouped>(
  tasks: readonly T[],
  groups?: ReadonlySet<string | null>,
): Map<T, number> {
  const asked = groups ? tasks.filter(({ kanbanColumnId }) => groups.has(kanbanColumnId)) : tasks;
  const positions = new Map<T, number>();
  for (const group of Map.groupBy(asked, ({ kanbanColumnId }) => kanbanColumnId).values()) {
    for (const [position, task] of group.sort(compareInGroup).entries()) positions.set(task, position);
  }
  return positions;
}

/** Tasks of all groups with the positions that follow from their ranks. */
export function numbered<T extends Grouped>(tasks: readonly T[]): (T & { position: number })[] {
  const positions = positionsOf(tasks);
  return tasks.map((task) => ({ ...task, position: positions.get(task)! }));
}

/** The list after tasks of those groups came or went; rows whose position stays keep their identity. */
export function renumbered<T extends Grouped & { position: number }>(
  tasks: readonly T[],
  groups: ReadonlySet<string | null>,
): readonly T[] {
  const moved = new Map([...positionsOf(tasks, groups)].filter(([task, position]) => task.position !== position));
  if (moved.size === 0) return tasks;
  return tasks.map((task) => (moved.has(task) ? { ...task, position: moved.get(task)! } : task));
}
