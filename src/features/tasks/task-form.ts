import { z } from 'zod';
import { said } from '#shared/fields.ts';
import { text } from '#shared/russian/text-field.ts';
import type { NewTask, Task, TaskChange } from './contract.ts';
import { fromDueField, toDueField } from './due.ts';
import { FRESH_TASK, type OwnField } from './field-sets.ts';
import { DESCRIPTION_MAX, DUE_MAX, DUE_MIN, PRIORITIES, TITLE_MAX } from './rules.ts';
import { texts } from './texts.ts';

/** Option of the project field that stands for none: an option may not have an empty value. */
export const NO_PROJECT = 'no-project';

/** How the dialogs hold a field: what may be typed, what an empty dialog begins with, and the way from a task and back. */
interface Part<F extends OwnField, S extends z.ZodType> {
  schema: S;
  empty: z.output<S>;
  shown(task: Task, zone: string): z.output<S>;
  /** Of a task that is being made there is none yet; undefined is not sent. */
  said(value: z.output<S>, zone: string, task?: Task): TaskChange[F];
}
const part = <F extends OwnField, S extends z.ZodType>(made: Part<F, S>) => made;

const orNull = (text: string) => text || null;

const PARTS = {
  title: part<'title', z.ZodString>({
    schema: text({ min: texts.titleRequired, max: TITLE_MAX }),
    empty: '',
    shown: ({ title }) => title,
    said: (title) => title,
  }),
  description: part<'description', z.ZodString>({
    schema: text({ max: DESCRIPTION_MAX }),
    empty: '',
    shown: ({ description }) => description ?? '',
    said: orNull,
  }),
  priority: {
    schema: z.enum(PRIORITIES),
    empty: FRESH_TASK.priority,
    shown: ({ priority }: Task) => priority,
    said: (priority: Task['priority']) => priority,
  },
  /** The text of a datetime-local field. */
  dueDate: part<'dueDate', z.ZodString>({
    schema: z.string().refine(inRange, texts.dueRange),
    empty: '',
    shown: ({ dueDate }, zone) => toDueField(dueDate, zone),
    said(value, zone, task) {
      // An untouched one keeps the seconds that the field does not show.
      if (task && value === toDueField(task.dueDate, zone)) return task.dueDate;
      return fromDueField(value, zone) ?? (task ? null : undefined);
    },
  }),
  projectId: part<'projectId', z.ZodString>({
    schema: z.string(),
    empty: NO_PROJECT,
    shown: ({ projectId }) => projectId ?? NO_PROJECT,
    said: (projectId) => (projectId === NO_PROJECT ? null : projectId),
  }),
} satisfies { [F in OwnField]: Part<F, z.ZodType> };

type Parts = typeof PARTS;
const names = Object.keys(PARTS) as (keyof Parts)[];
const each = <V>(value: <F extends keyof Parts>(name: F, part: Parts[F]) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name, PARTS[name])]));

/** What the fields of a task's dialogs hold. */
export const taskForm = z.object(each((_, { schema }) => schema) as { [F in keyof Parts]: Parts[F]['schema'] });
export type TaskForm = z.output<typeof taskForm>;

export const EMPTY_FORM = each((_, { empty }) => empty) as TaskForm;

/** Read in UTC, a day more on either side leaves every zone to the server's own check. */
function inRange(value: string): boolean {
  const due = fromDueField(value, 'UTC');
  return due === null || (Date.parse(due) >= DUE_MIN && Date.parse(due) <= DUE_MAX);
}

/** The fields as a task has them. */
export const toForm = (task: Task, zone: string) => each((_, { shown }) => shown(task, zone)) as TaskForm;

const toSaid = (form: TaskForm, zone: string, task?: Task) =>
  said(each((name, { said: say }) => say(form[name] as never, zone, task)));

/** What creating sends; an empty deadline is left out. */
export const toInput = (form: TaskForm, zone: string) => toSaid(form, zone) as NewTask;

/** What saving sends; an empty deadline is null. */
export const toChange = (form: TaskForm, task: Task, zone: string): TaskChange => toSaid(form, zone, task);
