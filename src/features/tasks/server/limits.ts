import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { WEIGHING_FIELDS } from '../field-sets.ts';
import { TASK_FIELDS } from '../fields.ts';
import { texts } from './texts.ts';

/** Columns of the texts that people write as long as they like. */
export const WEIGHING_COLUMNS = WEIGHING_FIELDS.map((field) => TASK_FIELDS[field].column);

export const TASKS: AccountLimit<'tasks'> = {
  table: 'tasks',
  rows: { most: 20_000, full: texts.tasksFull },
  texts: { columns: WEIGHING_COLUMNS, most: 100_000_000, full: texts.taskTextsFull },
};

/** They stay when their tasks are purged. */
export const COMPLETIONS: AccountLimit = {
  table: 'task_completions',
  rows: { most: 200_000, full: texts.completionsFull },
};
