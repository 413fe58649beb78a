import { dequal } from 'dequal/lite';
import { z } from 'zod';
import { isDay } from '#shared/day.ts';
import { pick, said } from '#shared/fields.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import { text } from '#shared/russian/text-field.ts';
import { type NewTask, type Task, type TaskChange, taskChange } from './contract.ts';
import { FRESH_TASK, OWN_FIELDS, type OwnField } from './field-sets.ts';
import { fromDueField, toDueField } from './full-due.ts';
import { DUE_MAX, DUE_MIN, PLAN_MAX, PLAN_MIN, TITLE_MAX } from './rules.ts';
import { firstSteps } from './step-contract.ts';
import { texts } from './texts.ts';

/** Option of the project field that stands for none: an option may not have an empty value. */
export const NO_PROJECT = 'no-project';
/** That of the heading's. */
export const NO_HEADING = 'no-heading';

/** How the dialogs hold a field: what may be typed, what an empty dialog begins with, and the way from a task and back. */
interface Part<F extends OwnField, S extends z.ZodType> {
  schema: S;
  empty: z.output<S>;
  shown(task: Task, zone: string): z.output<S>;
  /** Of a task that is being made there is none yet; undefined is not sent. */
  said(value: z.output<S>, zone: string, task?: Task): TaskChange[F];
}
const part = <F extends OwnField, S extends z.ZodType>(made: Part<F, S>) => made;

/** Texts that a task always has. */
type Required = { [F in OwnField]: string extends Task[F] ? (null extends Task[F] ? never : F) : never }[OwnField];

const orNull = (text: string) => text || null;

/** Fields that the dialogs hold in a way of their own. */
const PARTS = {
  title: part<'title', z.ZodString>({
    schema: text({ min: texts.titleRequired, max: TITLE_MAX }),
    empty: '',
    shown: ({ title }) => title,
    said: (title) => title,
  }),
  /** A day with a time; what was typed and is none is refused. */
  dueDate: part<'dueDate', z.ZodString>({
    schema: z.string().refine(isRead, texts.dueUnclear).refine(inRange, texts.dueRange),
    empty: '',
    shown: toDueField,
    said: (value, zone, task) => fromDueField(value, zone) ?? (task ? null : undefined),
  }),
  /** Chosen without a place in the series, which follows from the day when it is sent. */
  repeat: part<'repeat', z.ZodType<RepeatInput | null, RepeatInput | null>>({
    schema: taskChange.shape.repeat.unwrap(),
    empty: null,
    shown: ({ repeat }) => repeat,
    said: (repeat, _, task) => repeat ?? (task ? null : undefined),
  }),
  /** What was typed and is no day is refused. */
  plannedDay: part<'plannedDay', z.ZodString>({
    schema: z
      .string()
      .refine((value) => value === '' || isDay(value), texts.plan.unclear)
      .refine(inPlan, texts.plan.range),
    empty: '',
    shown: ({ plannedDay }) => plannedDay ?? '',
    said: orNull,
  }),
  plannedTime: part<'plannedTime', z.ZodString>({
    schema: z.string(),
    empty: '',
    shown: ({ plannedTime }) => plannedTime ?? '',
    said: orNull,
  }),
  projectId: part<'projectId', z.ZodString>({
    schema: z.string(),
    empty: NO_PROJECT,
    shown: ({ projectId }) => projectId ?? NO_PROJECT,
    said: (projectId) => (projectId === NO_PROJECT ? null : projectId),
  }),
  headingId: part<'headingId', z.ZodString>({
    schema: z.string(),
    empty: NO_HEADING,
    shown: ({ headingId }) => headingId ?? NO_HEADING,
    said: (headingId) => (headingId === NO_HEADING ? null : headingId),
  }),
} satisfies { [F in OwnField]?: Part<F, z.ZodType> } & Record<Required | 'dueDate' | 'repeat', unknown>;

type Parts = typeof PARTS;
type Other = Exclude<OwnField, keyof Parts>;
/** Texts that may be null are held as texts: an empty one says that there is none. */
type AsText = { [F in Other]: string extends Task[F] ? F : never }[Other];
/** All others are held as they are said. */
type AsSaid = Exclude<Other, AsText>;

function other(field: Other) {
  const schema: z.ZodType = taskChange.shape[field].unwrap();
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (inner !== schema && inner instanceof z.ZodString)
    return {
      schema: z.string().trim().pipe(z.literal('').or(inner)),
      empty: '',
      shown: (task: Task) => task[field] ?? '',
      said: orNull,
    };
  return {
    schema,
    empty: FRESH_TASK[field],
    shown: (task: Task) => task[field],
    said: (value: unknown) => value,
  };
}

const isPart = (field: OwnField): field is keyof Parts => field in PARTS;
const parts = OWN_FIELDS.map((field) => [field, isPart(field) ? PARTS[field] : other(field)] as const);
const each = (value: (part: Part<OwnField, z.ZodType>, field: OwnField) => unknown) =>
  Object.fromEntries(parts.map(([field, part]) => [field, value(part as unknown as Part<OwnField, z.ZodType>, field)]));

type Schemas = { [F in keyof Parts]: Parts[F]['schema'] } & { [F in AsText]: z.ZodType<string, string> } & {
  [F in AsSaid]: z.ZodType<Task[F], Task[F]>;
};

/** What the fields of a task's dialogs hold. */
export const taskForm = z.object(each(({ schema }) => schema) as Schemas);
export type TaskForm = z.output<typeof taskForm>;

export const EMPTY_FORM = each(({ empty }) => empty) as TaskForm;

/** What the fields of a new task hold: its first steps as well. */
export const creationForm = taskForm.extend({ steps: firstSteps });
export type CreationForm = z.output<typeof creationForm>;

/** What no field of the browser's own lets be typed. */
function isRead(value: string): boolean {
  return value === '' || (isDay(value.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d/.test(value.slice(10)));
}

/** Read in UTC, a day more on either side leaves every zone to the server's own check. */
function inRange(value: string): boolean {
  if (!isRead(value)) return true;
  const due = fromDueField(value, 'UTC');
  return due === null || (Date.parse(due) >= DUE_MIN && Date.parse(due) <= DUE_MAX);
}

function inPlan(value: string): boolean {
  return !isDay(value) || (value >= PLAN_MIN && value <= PLAN_MAX);
}

/** The fields as a task has them. */
export const toForm = (task: Task, zone: string) => each(({ shown }) => shown(task, zone)) as TaskForm;

const toSaid = (form: TaskForm, zone: string, task?: Task) =>
  said(each(({ said: say }, field) => say(form[field], zone, task)));

/** What creating sends; an empty deadline is left out. */
export const toInput = ({ steps = [], ...form }: TaskForm & Partial<CreationForm>, zone: string): NewTask => ({
  ...(toSaid(form, zone) as NewTask),
  ...(steps.length > 0 && { steps }),
});

/** Fields that a form holds otherwise than a task has them. */
export const touchedFields = (form: TaskForm, task: Task, zone: string): OwnField[] => {
  const shown = toForm(task, zone);
  return OWN_FIELDS.filter((field) => !dequal(form[field], shown[field]));
};

/** What saving sends: what the task does not say anyway, or somebody else's change would be reverted; an empty deadline is null. */
export const toChange = (form: TaskForm, task: Task, zone: string): TaskChange =>
  pick(toSaid(form, zone, task), touchedFields(form, task, zone)) as TaskChange;
