import { dequal } from 'dequal/lite';
import type { StoredTask } from './contract.ts';
import { SEARCHED_FIELDS } from './field-sets.ts';
import { searchable } from './rules.ts';

/**
 * What a search finds of a task, line by line, in the form in which it is searched; a list's words are found one by one, and the
 * task by the name of its project as well.
 */
export const searchedText = (task: StoredTask, project?: string): string =>
  searchable(
    SEARCHED_FIELDS.flatMap((field) => (field === 'steps' ? task.steps.map(({ title }) => title) : (task[field] ?? [])))
      .concat(project ?? [])
      .filter(Boolean)
      .join('\n'),
  );

/** True where a search finds both by the same words. */
export const sameWords = (a: StoredTask, b: StoredTask): boolean =>
  SEARCHED_FIELDS.every((field) => dequal(a[field], b[field]));
