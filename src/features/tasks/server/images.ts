import type { Actor } from '#server/context.ts';
import type { Image, Images } from '#server/journal/images.ts';
import type { Kind } from '#server/journal/journal.ts';
import { isDay } from '#shared/day.ts';
import { type Column, readCell } from '#shared/stored.ts';
import type { StoredTask } from '../contract.ts';
import { deadlineOf } from '../deadline.ts';
import { JOURNAL_FIELDS } from '../field-sets.ts';
import { TASK_FIELDS } from '../fields.ts';
import { doneOn } from './completing.ts';
import type { TaskRow } from './store.ts';

/** What the journal keeps of a task: its fields, and when it was deleted. */
export const JOURNALED: readonly (readonly [field: string, Column])[] = [
  ...JOURNAL_FIELDS.map((field) => [field, TASK_FIELDS[field]] as const),
  ['deletedAt', { column: 'deleted_at', as: 'instant' }],
];

/** What follows from each other on the board: where one changes, both are kept, to see whether either has changed since. */
export const PLACED_BY = ['status', 'kanbanColumnId'] as const;

/** Where a task stands goes together. */
export const PLACE: readonly string[] = [...PLACED_BY, 'completedAt', 'completedDay', 'outcome', 'rank'];

/** Of a deadline without a time its day, which says the same in every zone. */
const cell = (row: TaskRow, { column }: Column) =>
  column === TASK_FIELDS.dueDate.column && !row.due_has_time ? row.due_day : row[column as keyof TaskRow];

/** What a field of a row tells, as the interface has it; of a deadline without a time its day. */
export function fieldOf(row: TaskRow, column: Column): unknown {
  const told = cell(row, column);
  return column.as === 'instant' && typeof told === 'string' ? told : readCell(column.as, told);
}

type Fields = Partial<StoredTask> & { deletedAt?: string | null };

/** The fields that an image stands for. Of before there were days and outcomes, it says them by an instant alone. */
export function fieldsOf({ dueDate, ...image }: Image, actor: Actor): Fields {
  const fields: Fields = { ...image };
  const said = dueDate as string | null | undefined;
  Object.assign(fields, deadlineOf(said && isDay(said) ? { dueDay: said } : { dueDate: said }, actor.zone));
  const { completedAt } = fields;
  if (completedAt === undefined) return fields;
  const done = doneOn(actor, completedAt === null ? null : Date.parse(completedAt));
  return { completedDay: done.completed_day, outcome: done.outcome, ...fields };
}

/** What became of a task. */
function imagesOf(before: TaskRow | null, after: TaskRow): Images {
  const wasPlaced = before?.status !== after.status || before.kanban_column_id !== after.kanban_column_id;
  const images: { before: Image; after: Image } = { before: {}, after: {} };
  for (const [field, column] of JOURNALED) {
    const isKept = wasPlaced && PLACE.includes(field);
    const differs = before ? cell(before, column) !== cell(after, column) : cell(after, column) !== null;
    if (!isKept && !differs) continue;
    if (before) images.before[field] = fieldOf(before, column);
    images.after[field] = fieldOf(after, column);
  }
  return before ? images : { before: null, after: images.after };
}

/** Tasks as the journal keeps them. */
export const TASK_KIND: Kind<TaskRow> = { name: 'tasks', idOf: ({ id }) => id, imagesOf };
