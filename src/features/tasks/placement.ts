import {
  activationTarget,
  type ColumnName,
  completionTarget,
  isDoneColumn,
  statusOfDrop,
  type TaskStatus,
} from '#features/columns/rules.ts';
import type { Outcome } from './outcome.ts';

/** What a change of place asks of a task; a group is the tasks of one column, or those without one. */
export interface Standing {
  id: string;
  status: TaskStatus;
  kanbanColumnId: string | null;
}

/** A task of a list in which all have their positions. */
export interface Placed extends Standing {
  position: number;
}

export interface ColumnRef extends ColumnName {
  id: string;
}

export interface Placing {
  status?: TaskStatus | undefined;
  /** Who says how an active task ended, ends it. */
  outcome?: Outcome | null | undefined;
  kanbanColumnId?: string | null | undefined;
  position?: number | undefined;
  /** Stands for a position: behind that task, or first. */
  afterTaskId?: string | null | undefined;
}

/**
 * Where among its kind in the group, the archived or all others: at that position, where it stands already, behind another
 * one or first, or at the end, which is also what a position too large and a task that is not there mean.
 */
export type Spot = number | 'same' | 'end' | { after: string | null };

/** Where a changed task stands. */
export interface Place {
  status: TaskStatus;
  kanbanColumnId: string | null;
  spot: Spot;
}

function columnForStatus(task: Standing, status: TaskStatus, columns: readonly ColumnRef[]): string | null {
  const own = columns.find(({ id }) => id === task.kanbanColumnId);
  if (status === 'completed') return completionTarget(columns)?.id ?? task.kanbanColumnId;
  if (status === 'active' && own && isDoneColumn(own.name)) return activationTarget(columns)?.id ?? null;
  return task.kanbanColumnId;
}

const saidSpot = ({ position, afterTaskId }: Placing): Spot | undefined =>
  afterTaskId === undefined ? position : { after: afterTaskId };

/** Status, column and place in it that a change means: what is sent wins, the rest follows from it. */
export function placeOf(task: Standing, change: Placing, columns: readonly ColumnRef[]): Place {
  const { kanbanColumnId } = change;
  const spot = saidSpot(change);
  const saidStatus = change.status ?? (change.outcome && task.status === 'active' ? 'completed' : undefined);
  if (kanbanColumnId === undefined) {
    const status = saidStatus ?? task.status;
    if (status === task.status) return { status, kanbanColumnId: task.kanbanColumnId, spot: spot ?? 'same' };
    const column = spot === undefined ? columnForStatus(task, status, columns) : task.kanbanColumnId;
    return { status, kanbanColumnId: column, spot: spot ?? 'end' };
  }
  const name = columns.find(({ id }) => id === kanbanColumnId)?.name ?? null;
  const status = saidStatus ?? statusOfDrop(name, task.status);
  const sameKind = (status === 'archived') === (task.status === 'archived');
  const stays = sameKind && kanbanColumnId === task.kanbanColumnId;
  return { status, kanbanColumnId, spot: spot ?? (stays ? 'same' : 'end') };
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

/** A group and a position in it. */
interface At {
  kanbanColumnId: string | null;
  position: number;
}

/** The row after one task left its place and one entered another: neighbours behind them close up and make room. */
function shifted<T extends Placed>(row: T, left: At | undefined, entered: At | undefined): T {
  let { position } = row;
  // Stryker disable next-line EqualityOperator: no other task of a group stands where one did
  if (left && row.kanbanColumnId === left.kanbanColumnId && position > left.position) position--;
  if (entered && row.kanbanColumnId === entered.kanbanColumnId && position >= entered.position) position++;
  return position === row.position ? row : { ...row, position };
}

/** The position that a spot names in a group; `before` is the task behind which it is, if that is in the group. */
function positionOf(spot: Spot, end: number, task: Placed | undefined, before: Placed | undefined): number {
  // Stryker disable next-line OptionalChaining: what the list lacks is placed by a number alone
  if (spot === 'same') return task?.position ?? end;
  if (typeof spot === 'number') return spot;
  // Stryker disable next-line ConditionalExpression,StringLiteral: behind no task that is named is the end, too
  if (spot === 'end') return end;
  if (spot.after === null) return 0;
  if (!before) return end;
  // Stryker disable next-line EqualityOperator,OptionalChaining: no two tasks of a group stand at one place; as above
  const below = task?.kanbanColumnId === before.kanbanColumnId && task.position < before.position;
  return before.position + Number(!below);
}

/** The position that a place means among the other tasks: archived ones stand behind all others of their group. */
function enteredAt(tasks: readonly Placed[], id: string, { status, kanbanColumnId, spot }: Place): At {
  const archived = status === 'archived';
  // Stryker disable next-line ConditionalExpression: a spot of another kind names no task
  const after = typeof spot === 'object' ? spot.after : null;
  let [live, end] = [0, 0];
  let task: Placed | undefined;
  let before: Placed | undefined;
  // One pass: a thousand changes that wait to be sent are shown over ten thousand tasks.
  for (const row of tasks) {
    if (row.id === id) task ??= row;
    else if (row.kanbanColumnId === kanbanColumnId) {
      end++;
      if (row.status !== 'archived') live++;
      if (row.id === after && (row.status === 'archived') === archived) before = row;
    }
  }
  const [from, to] = archived ? [live, end] : [0, live];
  return { kanbanColumnId, position: Math.min(Math.max(positionOf(spot, end, task, before), from), to) };
}

/** Puts a task of the list where `place` says; rows that stay as they are keep their identity. */
export function moveTask<T extends Placed>(tasks: readonly T[], id: string, place: Place): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  const at = enteredAt(tasks, id, place);
  return tasks.map((row) => (row === task ? { ...task, status: place.status, ...at } : shifted(row, task, at)));
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
  const at = enteredAt(tasks, task.id, { ...task, spot: task.position });
  const list = [{ ...task, ...at }];
  for (const row of tasks) list.push(shifted(row, undefined, at));
  return list;
}

/** Takes many tasks out and closes the gaps, numbering every group once. */
export function removeTasks<T extends Placed>(tasks: readonly T[], ids: ReadonlySet<string>): readonly T[] {
  const groups = new Set(tasks.filter(({ id }) => ids.has(id)).map(({ kanbanColumnId }) => kanbanColumnId));
  const left = tasks.filter(({ id }) => !ids.has(id));
  const rows = new Map([...groups].flatMap((group) => renumbered(groupOf(left, group))));
  return left.map((task) => rows.get(task.id) ?? task);
}

/** Takes a task out and closes the gap that it leaves. */
export function removeTask<T extends Placed>(tasks: readonly T[], id: string): readonly T[] {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return tasks;
  return tasks.filter((row) => row !== task).map((row) => shifted(row, task, undefined));
}
