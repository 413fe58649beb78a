import type { Image, Images } from '#server/journal/images.ts';
import type { Kind } from '#server/journal/journal.ts';
import { type Column, readCell } from '#shared/stored.ts';
import { JOURNAL_FIELDS } from '../field-sets.ts';
import { TASK_FIELDS } from '../fields.ts';
import type { TaskRow } from './store.ts';

/** What the journal keeps of a task: its fields, and when it was deleted. */
export const JOURNALED: readonly (readonly [field: string, Column])[] = [
  ...JOURNAL_FIELDS.map((field) => [field, TASK_FIELDS[field]] as const),
  ['deletedAt', { column: 'deleted_at', as: 'instant' }],
];

/** What follows from each other on the board: where one changes, both are kept, to see whether either has changed since. */
export const PLACED_BY = ['status', 'kanbanColumnId'] as const;

/** Where a task stands goes together. */
export const PLACE: readonly string[] = [...PLACED_BY, 'completedAt', 'rank'];

const cell = (row: TaskRow, { column }: Column) => row[column as keyof TaskRow];

/** What a field of a row tells, as the interface has it. */
export const fieldOf = (row: TaskRow, column: Column): unknown => readCell(column.as, cell(row, column));

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
