import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const TASKS: AccountLimit<'tasks'> = {
  table: 'tasks',
  rows: { most: 20_000, full: texts.tasksFull },
  texts: { columns: ['title', 'description'], most: 100_000_000, full: texts.taskTextsFull },
};

/** They stay when their tasks are purged. */
export const COMPLETIONS: AccountLimit = {
  table: 'task_completions',
  rows: { most: 200_000, full: texts.completionsFull },
};
