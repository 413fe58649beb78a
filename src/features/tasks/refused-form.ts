import { pick } from '#shared/fields.ts';
import type { Task } from './contract.ts';
import { draftTask, ownFields, withFollowing } from './edits.ts';
import { OWN_FIELDS } from './field-sets.ts';
import { type CreationForm, NO_PROJECT, type TaskForm, toForm } from './task-form.ts';
import type { UnsentTask } from './unsent.ts';

/** What is known of the account. */
interface Known {
  tasks: readonly Task[];
  /** Ids of the projects that there are. */
  projects: readonly string[];
  zone: string;
}

/** The form in which a refused change is put right, with its words; of a task that is gone, the form of a new one. */
export type RefusedForm =
  | { of: 'new'; values: TaskForm & Partial<CreationForm> }
  | { of: string; values: Partial<TaskForm> };

/** A project that is gone is none. Undefined for what no form says, as a move or a deletion. */
export function formOfRefused(change: UnsentTask, { tasks, projects, zone }: Known): RefusedForm | undefined {
  if (change.deed !== 'create' && change.deed !== 'change') return undefined;
  const said = change.deed === 'create' ? change.task : change.change;
  const fields = OWN_FIELDS.filter((field) => field in said);
  if (fields.length === 0) return undefined;
  const task = tasks.find(({ id }) => id === change.id);
  const whole = task
    ? { ...task, ...ownFields(withFollowing(task, said)) }
    : draftTask({ title: '', ...said }, change.id, [], '');
  const form = toForm(whole, zone);
  const values = { ...form, projectId: projects.includes(form.projectId) ? form.projectId : NO_PROJECT };
  if (task && change.deed === 'change') return { of: task.id, values: pick(values, fields) };
  const steps = change.deed === 'create' && change.task.steps;
  return { of: 'new', values: { ...values, ...(steps && { steps }) } };
}
