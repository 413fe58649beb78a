import { z } from 'zod';
import { text } from '#shared/russian/text-field.ts';
import type { Task, TaskChange, TaskInput } from './contract.ts';
import { fromDueField, toDueField } from './due.ts';
import { DESCRIPTION_MAX, DUE_MAX, DUE_MIN, PRIORITIES, TITLE_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** Option of the project field that stands for none: an option may not have an empty value. */
export const NO_PROJECT = 'no-project';

/** What the fields of a task's dialogs hold; a deadline is the text of a datetime-local field. */
export const taskForm = z.object({
  title: text({ min: texts.titleRequired, max: TITLE_MAX }),
  description: text({ max: DESCRIPTION_MAX }),
  priority: z.enum(PRIORITIES),
  dueDate: z.string().refine(inRange, texts.dueRange),
  projectId: z.string(),
});
export type TaskForm = z.output<typeof taskForm>;

export const EMPTY_FORM: TaskForm = {
  title: '',
  description: '',
  priority: 'medium',
  dueDate: '',
  projectId: NO_PROJECT,
};

/** Read in UTC, a day more on either side leaves every zone to the server's own check. */
function inRange(value: string): boolean {
  const due = fromDueField(value, 'UTC');
  return due === null || (Date.parse(due) >= DUE_MIN && Date.parse(due) <= DUE_MAX);
}

const projectOf = ({ projectId }: TaskForm) => (projectId === NO_PROJECT ? null : projectId);

/** The fields as a task has them. */
export function toForm(task: Task, zone: string): TaskForm {
  return {
    title: task.title,
    description: task.description ?? '',
    priority: task.priority,
    dueDate: toDueField(task.dueDate, zone),
    projectId: task.projectId ?? NO_PROJECT,
  };
}

/** What creating sends; an empty deadline is left out. */
export function toInput(form: TaskForm, zone: string): TaskInput {
  const dueDate = fromDueField(form.dueDate, zone);
  const { title, priority } = form;
  return {
    title,
    priority,
    description: form.description || null,
    projectId: projectOf(form),
    ...(dueDate && { dueDate }),
  };
}

/** What saving sends; an empty deadline is null, and an untouched one keeps the seconds that the field does not show. */
export function toChange(form: TaskForm, task: Task, zone: string): TaskChange {
  const untouched = form.dueDate === toDueField(task.dueDate, zone);
  return {
    title: form.title,
    description: form.description || null,
    priority: form.priority,
    dueDate: untouched ? task.dueDate : fromDueField(form.dueDate, zone),
    projectId: projectOf(form),
  };
}
