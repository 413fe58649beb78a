import {
  activationTarget,
  type ColumnName,
  completionTarget,
  isDoneColumn,
  statusOfDrop,
  type TaskStatus,
} from '#features/columns/rules.ts';

/** What placing needs to know of a task; a group is the tasks of one column, or those without one. */
export interface Placed {
  id: string;
  status: TaskStatus;
  kanbanColumnId: string | null;
  position: number;
}

export interface ColumnRef extends ColumnName {
  id: string;
}

export interface Placing {
  status?: TaskStatus | undefined;
  kanbanColumnId?: string | null | undefined;
  position?: number | undefined;
}

/** Where a changed task stands; `position` is undefined at the end of the group's tasks that are not archived. */
export interface Place {
  status: TaskStatus;
  kanbanColumnId: string | null;
  position: number | undefined;
}

function columnForStatus(task: Placed, status: TaskStatus, columns: readonly ColumnRef[]): string | null {
  const own = columns.find(({ id }) => id === task.kanbanColumnId);
  if (status === 'completed') return completionTarget(columns)?.id ?? task.kanbanColumnId;
  if (status === 'active' && own && isDoneColumn(own.name)) return activationTarget(columns)?.id ?? null;
  return task.kanbanColumnId;
}

/** Status, column and position that a change means: what is sent wins, the rest follows from it. */
export function placeOf(task: Placed, change: Placing, columns: readonly ColumnRef[]): Place {
  const { kanbanColumnId, position } = change;
  if (kanbanColumnId === undefined) {
    const status = change.status ?? task.status;
    if (status === task.status)
      return { status, kanbanColumnId: task.kanbanColumnId, position: position ?? task.position };
    const column = position === undefined ? columnForStatus(task, status, columns) : task.kanbanColumnId;
    return { status, kanbanColumnId: column, position };
  }
  const name = columns.find(({ id }) => id === kanbanColumnId)?.name ?? null;
  const status = change.status ?? statusOfDrop(name, task.status);
  const sameRank = (status === 'archived') === (task.status === 'archived');
  const own = sameRank && kanbanColumnId === task.kanbanColumnId ? task.position : undefined;
  return { status, kanbanColumnId, position: position ?? own };
}

const archivedLast = (a: Placed, b: Placed) =>
  Number(a.status === 'archived') - Number(b.status === 'archived') || a.position - b.position;

function groupOf<T extends Placed>(tasks: readonly T[], columnId: string | null, without?: string): T[] {
  return tasks.filter(({ id, kanbanColumnId }) => kanbanColumnId === columnId && id !== without).sort(archivedLast);
}

/** Rows of the group whose number changes, by id. */
function renumbered<T extends Placed>(group: readonly T[]): [string, T][] {
  return group.flatMap((task, position) => (task.position === position ? [] : [[task.id, { ...task, position }]]));
}

/** Exchanges rows by id; untouched rows keep their identity, and so does a list in which nothing changes. */
function replaced<T extends Placed>(tasks: readonly T[], rows: ReadonlyMap<string, T>): readonly T[] {
  return rows.size === 0 ? tasks : tasks.map((task) => rows.get(task.id) ?? task);
}

/** Puts a task of the list where `place` says and renumbers the groups that it leaves and enters. */
export function moveTask<T extends Placed>(tasks: readonly T[], id: string, place: Place): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  const { status, kanbanColumnId } = place;
  const target = groupOf(tasks, kanbanColumnId, id);
  const live = target.filter((neighbour) => neighbour.status !== 'archived').length;
  const [from, to] = status === 'archived' ? [live, target.length] : [0, live];
  const position = Math.min(Math.max(place.position ?? to, from), to);
  target.splice(position, 0, { ...task, status, kanbanColumnId, position });
  const rows = new Map(renumbered(target)).set(id, target[position]!);
  if (kanbanColumnId !== task.kanbanColumnId)
    for (const [neighbour, row] of renumbered(groupOf(tasks, task.kanbanColumnId, id))) rows.set(neighbour, row);
  return replaced(tasks, rows);
}

/** Puts each of many tasks at the end of its place's group, in the order given, numbering every group once. */
export function moveToEnds<T extends Placed>(tasks: readonly T[], places: ReadonlyMap<string, Place>): readonly T[] {
  const order = new Map([...places.keys()].map((id, index) => [id, tasks.length + index]));
  const groups = new Set<string | null>();
  const moved = tasks.map((task) => {
    const place = places.get(task.id);
    if (!place) return task;
    const { status, kanbanColumnId } = place;
    groups.add(task.kanbanColumnId).add(kanbanColumnId);
    return { ...task, status, kanbanColumnId, position: order.get(task.id)! };
  });
  return replaced(moved, new Map([...groups].flatMap((group) => renumbered(groupOf(moved, group)))));
}

/** Adds a task at its position (the end of the group's live tasks where it is too large) and renumbers the group. */
export function insertTask<T extends Placed>(tasks: readonly T[], task: T): readonly T[] {
  return moveTask([task, ...tasks], task.id, task);
}

/** Takes a task out and closes the gap that it leaves. */
export function removeTask<T extends Placed>(tasks: readonly T[], id: string): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  const rest = tasks.filter((candidate) => candidate !== task);
  return replaced(rest, new Map(renumbered(groupOf(rest, task.kanbanColumnId))));
}
