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

function groupOf<T extends Placed>(tasks: readonly T[], columnId: string | null): T[] {
  return tasks.filter(({ kanbanColumnId }) => kanbanColumnId === columnId).sort(archivedLast);
}

/** Rows of the group whose number changes, by id. */
function renumbered<T extends Placed>(group: readonly T[]): [string, T][] {
  return group.flatMap((task, position) => (task.position === position ? [] : [[task.id, { ...task, position }]]));
}

interface Spot {
  kanbanColumnId: string | null;
  position: number;
}

/** The row after one task left its spot and one entered another: neighbours behind them close up and make room. */
function shifted<T extends Placed>(row: T, left: Spot | undefined, entered: Spot | undefined): T {
  let { position } = row;
  if (left && row.kanbanColumnId === left.kanbanColumnId && position > left.position) position--;
  if (entered && row.kanbanColumnId === entered.kanbanColumnId && position >= entered.position) position++;
  return position === row.position ? row : { ...row, position };
}

/** The spot that a place means among the other tasks: archived ones stand behind all others of their group. */
function spotOf(tasks: readonly Placed[], id: string, { status, kanbanColumnId, position }: Place): Spot {
  let [all, live] = [0, 0];
  for (const task of tasks) {
    if (task.kanbanColumnId !== kanbanColumnId || task.id === id) continue;
    all++;
    if (task.status !== 'archived') live++;
  }
  const [from, to] = status === 'archived' ? [live, all] : [0, live];
  return { kanbanColumnId, position: Math.min(Math.max(position ?? to, from), to) };
}

/** Puts a task of the list where `place` says; rows that stay as they are keep their identity. */
export function moveTask<T extends Placed>(tasks: readonly T[], id: string, place: Place): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  const spot = spotOf(tasks, id, place);
  return tasks.map((row) => (row === task ? { ...task, status: place.status, ...spot } : shifted(row, task, spot)));
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
  const rows = new Map([...groups].flatMap((group) => renumbered(groupOf(moved, group))));
  return moved.map((task) => rows.get(task.id) ?? task);
}

/** Adds a task on top of the list, at its position or the end of its group's live tasks where that is too large. */
export function insertTask<T extends Placed>(tasks: readonly T[], task: T): readonly T[] {
  const spot = spotOf(tasks, task.id, task);
  return [{ ...task, ...spot }, ...tasks.map((row) => shifted(row, undefined, spot))];
}

/** Takes a task out and closes the gap that it leaves. */
export function removeTask<T extends Placed>(tasks: readonly T[], id: string): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  return tasks.filter((row) => row !== task).map((row) => shifted(row, task, undefined));
}
