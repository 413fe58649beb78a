import { dequal } from 'dequal/lite';
import type { Task } from './contract.ts';
import { FRESH_SAID, OWN_FIELDS, type OwnField } from './field-sets.ts';
import type { StepInput } from './step-contract.ts';

/** A task as steps of another one: itself, and its own behind it. */
export const asSteps = ({
  title,
  dueDay,
  status,
  steps,
}: Pick<Task, 'title' | 'dueDay' | 'status' | 'steps'>): StepInput[] => [
  { title, dueDay, done: status !== 'active' },
  ...steps.map((step) => ({ title: step.title, dueDay: step.dueDay, done: step.done })),
];

/** What a step has as well, and what it has with its task. */
const OF_STEPS: readonly OwnField[] = ['title', 'dueDate', 'projectId', 'headingId'];

/** Whether something was said of a task that its step cannot have. */
export const losesAsStep = (task: Pick<Task, OwnField>): boolean =>
  OWN_FIELDS.some((field) => !OF_STEPS.includes(field) && !dequal(task[field], (FRESH_SAID as Partial<Task>)[field]));
