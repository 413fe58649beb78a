import type { Actor } from '#server/context.ts';
import { type Merged, merge } from '#server/field-times.ts';
import { timesOfSeen } from '#server/meeting-deletion.ts';
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
export function mergeTask(row: TaskRow, said: Said, actor: Actor, now: number): Merged<Said> {
  const merged = merge(row.field_times, said, actor, now, (field) => clocksOf(said, field));
  return { ...merged, times: timesOfSeen(merged.times, actor.changedAt ?? now) };
}

export const canComeBack = ({ deleted_at: deleted }: TaskRow, now: number): boolean =>
  deleted !== null && deleted >= now - RESTORE_WINDOW;
