import type { Task } from './contract.ts';
import { SEARCHED_FIELDS } from './field-sets.ts';

/** What the list's search finds of a task, line by line; a list's words are found one by one. */
export const wordsOf = (task: Task): string =>
  SEARCHED_FIELDS.flatMap((field) => task[field] ?? [])
    .filter(Boolean)
    .join('\n');

/** True where a search finds both by the same words. */
export const sameWords = (a: Task, b: Task): boolean => SEARCHED_FIELDS.every((field) => a[field] === b[field]);
