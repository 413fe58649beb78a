import { TitleIndex } from '#shared/russian/title-index.ts';
import type { TaskView } from './model.ts';
import { plainName } from './terms.ts';
import { PREPOSITION } from './words.ts';

/** An account's tasks by the words of their titles. */
export type TaskIndex = TitleIndex<TaskView>;

/** An index that holds no tasks yet. */
export const taskIndex = (): TaskIndex =>
  new TitleIndex({ ignores: (word) => PREPOSITION.test(word), nameOf: plainName });
