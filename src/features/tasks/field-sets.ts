import { type FieldWith, fieldsWith, freshOf, pick } from '#shared/fields.ts';
import { TASK_FIELDS, type TaskFields } from './fields.ts';

/** What the user says of a task. */
export type OwnField = FieldWith<TaskFields, { role: 'own' }>;
/** What may be said of a task that is being made. */
export type SaidField = OwnField | 'kanbanColumnId';

/** By what an undo tells that a task was changed. */
export type ImageField = OwnField | FieldWith<TaskFields, { role: 'place' }>;
/** What a row of the list shows. */
export type RowField = FieldWith<TaskFields, { inRow: true }>;

export const OWN_FIELDS = fieldsWith(TASK_FIELDS, { role: 'own' });
/** What stands of a deadline. */
export const DEADLINE_FIELDS = ['dueDate', 'dueDay', 'dueHasTime'] as const;
export const IMAGE_FIELDS: readonly ImageField[] = [...OWN_FIELDS, ...fieldsWith(TASK_FIELDS, { role: 'place' })];
/** What a task's history tells of. */
export type ToldField = ImageField | 'steps';
export const TOLD_FIELDS: readonly ToldField[] = [...IMAGE_FIELDS, 'steps'];
/** What the journal keeps of a task besides whether it is deleted; of the deadline, under one name, what was said. */
export type JournalField = ToldField | 'rank' | 'dayRank' | 'projectRank' | 'completedAt' | 'completedDay';
export const JOURNAL_FIELDS: readonly JournalField[] = [
  ...TOLD_FIELDS,
  'rank',
  'dayRank',
  'projectRank',
  'completedAt',
  'completedDay',
];
export const ROW_FIELDS = fieldsWith(TASK_FIELDS, { inRow: true });
export const SEARCHED_FIELDS = fieldsWith(TASK_FIELDS, { searched: true });

export const WEIGHING_FIELDS = fieldsWith(TASK_FIELDS, { weighs: true });

/** What a new task has where nothing is said. */
export const FRESH_TASK = freshOf(TASK_FIELDS);
/** Of that, what could be said. */
export const FRESH_SAID = pick(
  FRESH_TASK,
  [...OWN_FIELDS, 'kanbanColumnId' as const].filter((field) => field in FRESH_TASK) as (SaidField &
    keyof typeof FRESH_TASK)[],
);
