import type { Actor } from '#server/context.ts';
import { isChangedAfter, type Merged, merge, timeOf, withTime } from '#server/field-times.ts';
import { newId } from '#server/id.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import type { TaskChange } from '../contract.ts';
import type { Deadline } from '../deadline.ts';
import { DEADLINE_FIELDS } from '../field-sets.ts';
import type { TaskRow } from './store.ts';

type Said = TaskChange & Partial<Deadline>;

const DEADLINE: ReadonlySet<string> = new Set(DEADLINE_FIELDS);

/**
 * Status and column follow from each other on the board, so one moment decides both; whether a task is archived has one of its
 * own, for that leaves it in its column. Places among others go by arrival, with the column that was said beside them.
 */
function clocksOf(said: Said, field: keyof Said): readonly string[] {
  const placed = said.kanbanColumnId !== undefined;
  if (DEADLINE.has(field)) return ['dueDate'];
  if (field === 'dayPlace') return ['dayRank'];
  if (field === 'projectPlace') return ['projectRank'];
  if (field === 'position' || field === 'afterTaskId') return placed ? clocksOf(said, 'kanbanColumnId') : [];
  if (field !== 'status' && field !== 'outcome' && field !== 'kanbanColumnId') return [field];
  if (said.status === undefined) return ['place'];
  return said.status === 'archived' && !placed ? ['archived'] : ['archived', 'place'];
}

/** What is left of a change once each field's last one has won. */
export const mergeTask = (row: TaskRow, said: Said, actor: Actor, now: number): Merged<Said> =>
  merge(row.field_times, said, actor, now, (field) => clocksOf(said, field));

const DELETION = 'deletedAt';

/** The times of a row that an actor deletes. */
export const timesOfDeletion = (row: TaskRow, actor: Actor, now: number): string =>
  withTime(row.field_times, DELETION, actor.changedAt ?? now);

/** The times of a row that is deleted again as it was before. */
export const withDeletionOf = (
  { field_times: before, deleted_at: deleted }: TaskRow,
  { field_times: times }: TaskRow,
): string => withTime(times, DELETION, timeOf(before, DELETION) ?? deleted!);

/** Whether a deletion is heard behind a change that was made after it. */
export const isOutlived = (row: TaskRow, { changedAt }: Actor): boolean =>
  changedAt !== undefined && isChangedAfter(row.field_times, changedAt, DELETION);

/** Whether what an actor says of a deleted row was said after the deletion. */
export const outlives = ({ deleted_at: deleted, field_times: times }: TaskRow, { changedAt }: Actor): boolean =>
  deleted !== null && changedAt !== undefined && changedAt > (timeOf(times, DELETION) ?? deleted);

export const canComeBack = ({ deleted_at: deleted }: TaskRow, now: number): boolean =>
  deleted !== null && deleted >= now - RESTORE_WINDOW;

/** What follows from two devices that meet is an act of its own, in no window: Ctrl+Z takes back what was meant. */
export const asItself = ({ clientId: _, ...actor }: Actor): Actor => ({ ...actor, entry: newId() });
