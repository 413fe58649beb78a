import { dequal } from 'dequal/lite';
import type { Task } from './contract.ts';
import { ROW_FIELDS, type RowField } from './field-sets.ts';

/** What a row of the list knows of a task: nothing by which it would not be drawn again. */
export type RowTask = Pick<Task, RowField>;

/** True where a row shows both alike. */
export const sameInRow = (a: RowTask, b: RowTask) => a === b || ROW_FIELDS.every((field) => dequal(a[field], b[field]));
