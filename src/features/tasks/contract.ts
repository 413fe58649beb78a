import { z } from 'zod';
import { tagName } from '#features/tags/contract.ts';
import { TAGS_MAX } from '#features/tags/rules.ts';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { FRESH_TASK, type SaidField } from './field-sets.ts';
import { TASK_FIELDS, type TaskFields } from './fields.ts';
import { eachOwn, eachValue, readDone, readDue, readPlanned, type TaskFilter, type ValueKey } from './filter.ts';
import { taskHistory } from './history-contract.ts';
import { OUTCOMES } from './outcome.ts';
import { reminder, reminders, snoozeBody } from './reminder-contract.ts';
import { repeat, repeatSaid } from './repeat-contract.ts';
import {
  CLOCK_TIME,
  DESCRIPTION_MAX,
  DUE_MAX,
  DUE_MIN,
  ESTIMATE_MAX,
  HISTORY_PAGE,
  HISTORY_PAGE_MAX,
  PLAN_MAX,
  PLAN_MIN,
  PRIORITIES,
  STATUSES,
  TITLE_MAX,
} from './rules.ts';
import { firstSteps, step } from './step-contract.ts';
import { texts } from './texts.ts';

const stored = {
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  status: z.enum(STATUSES),
  outcome: z
    .enum(OUTCOMES)
    .nullable()
    .meta({ description: 'How a task that was completed ended: it was done, or somebody decided not to do it.' }),
  projectId: z.string().nullable(),
  headingId: z.string().nullable().meta({
    description: 'The heading of its project under which it stands; one that the project does not have is none.',
  }),
  tags: z.array(z.string()),
  dueDate: instant.nullable(),
  dueDay: day.nullable().meta({
    description: 'Without a time it is the deadline, the same in every zone, and `dueDate` is where it ends.',
  }),
  dueHasTime: z.boolean(),
  repeat: repeat.nullable(),
  reminders: z.array(reminder),
  estimateMinutes: z.int().nullable().meta({ description: 'How many minutes it is thought to take.' }),
  plannedDay: day.nullable().meta({ description: 'The day on which it is meant to be done.' }),
  plannedTime: z.string().nullable().meta({ description: 'When on that day, `HH:MM` by the clock on the wall.' }),
  someday: z.boolean().meta({ description: 'Put off to no day: it excludes a planned day.' }),
  steps: z.array(step),
  repeatedFrom: z.string().nullable().meta({ description: 'The task of its series on which it follows.' }),
  kanbanColumnId: z.string().nullable(),
  /** By which the tasks of a column stand, archived ones behind all others: compare by code point, ties by id. */
  rank: z.string(),
  /** Its place in the order of a day: the day, a blank and a rank, compared like `rank`. On other days it says nothing. */
  dayRank: z.string().nullable(),
  projectRank: z.string().nullable().meta({
    description:
      'Its place in the order of its project: the id of that, a blank and a rank. Null, or of another project: by when it was made.',
  }),
  returnedAt: instant.nullable().meta({
    description:
      'When it came back, since one device had changed it after another one deleted it; null again once anybody changes it.',
  }),
  createdAt: instant,
  updatedAt: instant,
  completedAt: instant.nullable(),
  completedDay: day.nullable().meta({ description: 'The day of its owner when it was completed.' }),
} satisfies Record<keyof TaskFields, z.ZodType>;

/** `position` counts from 0 within the column; it follows from the ranks. */
export const task = z.object({ ...stored, position: z.int() }).meta({ id: 'Task' });
export type Task = z.output<typeof task>;
/** A task as it is kept. */
export const storedTask = z.object(stored).meta({ id: 'StoredTask' });
export type StoredTask = z.output<typeof storedTask>;

const reference = z.string().nullable();

/** What may be said of a field; whatever a task holds may be sent back as it was answered. */
const said = {
  title: text({ min: texts.titleRequired, max: TITLE_MAX }),
  description: text({ max: DESCRIPTION_MAX }).nullable(),
  priority: z.enum(PRIORITIES, texts.priorityInvalid),
  projectId: reference,
  headingId: madeId.nullable(),
  tags: z.array(tagName, texts.tagsInvalid).max(TAGS_MAX, texts.tagsTooMany),
  dueDate: z.iso
    .datetime({ offset: true, error: texts.dueInvalid })
    .refine((value) => Date.parse(value) >= DUE_MIN && Date.parse(value) <= DUE_MAX, texts.dueRange)
    .nullable(),
  repeat: repeatSaid.nullable(),
  reminders,
  estimateMinutes: z
    .int(texts.estimate.invalid)
    .min(1, texts.estimate.invalid)
    .max(ESTIMATE_MAX, texts.estimate.invalid)
    .nullable(),
  plannedDay: z.iso
    .date(texts.plan.dayInvalid)
    .refine((said) => said >= PLAN_MIN && said <= PLAN_MAX, texts.plan.range)
    .nullable(),
  plannedTime: z.string().regex(CLOCK_TIME, texts.plan.timeInvalid).nullable(),
  someday: z.boolean(texts.plan.somedayInvalid),
  kanbanColumnId: reference,
} satisfies { [F in SaidField]: z.ZodType<unknown, F extends 'repeat' ? RepeatInput | null : Task[F]> };

const dueDay = z.iso.date(texts.dueInvalid).nullable();

/** What the create dialog sends. A deadline is its day, or an instant; where both are said, they must agree. */
export const taskInput = z
  .object(creationOf(said, TASK_FIELDS, ['priority']))
  .extend({ dueDay: dueDay.optional(), steps: firstSteps.optional() });

/**
 * Any part of a task. A column without a status applies the drop rule. `afterTaskId` stands for a position: behind that task,
 * first where it is null, at the end where it stands there no more. `dayPlace` does so among what was put in the order of a day,
 * `projectPlace` among the tasks of a project.
 */
export const taskChange = z
  .object({
    ...said,
    dueDay,
    status: z.enum(STATUSES, texts.statusInvalid),
    outcome: z.enum(OUTCOMES, texts.outcome.invalid).nullable().meta({
      description: 'Of a task that is completed, or with which it is: an active one has none.',
    }),
    position: z.int().min(0),
    afterTaskId: reference,
    dayPlace: z.object({ day: z.iso.date(texts.plan.dayInvalid), afterTaskId: reference }),
    projectPlace: z.object({ projectId: z.string(), afterTaskId: reference }),
    onlyThis: z.boolean().meta({
      description:
        'Of a task that repeats: it leaves its series, which goes on with the next one as the task stood before.',
    }),
  })
  .partial();
/** A creation as it is sent, before defaults. */
export type NewTask = z.input<typeof taskInput>;
export type TaskChange = z.output<typeof taskChange>;

const daySpan = z
  .strictObject({ from: day, to: day })
  .partial()
  .refine(({ from, to }) => from !== undefined || to !== undefined, texts.filter.spanInvalid);

/** What is said of a value that nothing may be asked for by. */
const INVALID: Record<ValueKey, string> = {
  status: texts.statusInvalid,
  priority: texts.priorityInvalid,
  outcome: texts.outcome.invalid,
};

/** Keys of a filter as JSON, by their kind. A reference is an id, or «none»; what is searched is no longer than a title. */
const kinds = {
  reference: text({ min: texts.filter.referenceInvalid, max: TITLE_MAX }),
  tag: tagName,
  days: z.union([z.enum(['overdue', 'none']), daySpan]),
  pastDays: z.union([z.literal('any'), daySpan]),
  plan: z.union([z.enum(['someday', 'none']), daySpan]),
  words: text({ min: texts.filter.wordsInvalid, max: TITLE_MAX }),
};
const filterKeys = {
  ...eachValue(({ values }, field) => z.literal(values, INVALID[field])),
  ...eachOwn(kinds),
} satisfies Record<keyof TaskFilter, z.ZodType>;
/** A filter as JSON. */
export const taskFilter = z.strictObject(filterKeys).partial();

/** Tasks that changed after a revision, and ids that are gone. */
export const taskChanges = z.object({
  revision: z.int(),
  tasks: z.array(task.partial({ position: true })),
  gone: z.array(z.string()),
});
export type TaskChanges = z.output<typeof taskChanges>;

export const taskAnalytics = z.object({
  totalMinutes: z.int(),
  totalSessions: z.int(),
  avgSessionDuration: z.int(),
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  summary:
    'All tasks, newest first; with since, what changed after that revision, and without order=rank also those whose position did',
  query: z.object({ since: z.coerce.number().int().min(0).optional(), order: z.literal('rank').optional() }),
  reply: z.union([z.array(task), taskChanges]),
  cached: true,
  heavy: 'reading',
});
/**
 * The filter as it stands in an address: `due` is «overdue», «none», a day, or days as `FROM..TO` with one of the ends left out; `done` «any», or
 * such days; `planned` «someday», «none», or such days.
 */
const filterInAddress = z
  .strictObject({
    ...eachValue(({ values }, field) => z.enum(values.map(String), INVALID[field])),
    ...eachOwn({
      ...kinds,
      days: z.string().refine((said) => readDue(said) !== undefined, texts.filter.dueInvalid),
      pastDays: z.string().refine((said) => readDone(said) !== undefined, texts.filter.doneInvalid),
      plan: z.string().refine((said) => readPlanned(said) !== undefined, texts.filter.plannedInvalid),
    }),
  })
  .partial();
export const listFiltered = endpoint({
  method: 'GET',
  path: '/api/tasks/filtered',
  summary:
    'The tasks that a filter means, newest first; archived ones, and those put off to no day, where it names them or searches',
  query: filterInAddress,
  reply: z.array(storedTask),
  heavy: 'reading',
});
export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  summary: 'Create a task',
  body: taskInput.extend({ id: madeId.optional() }),
  reply: task,
  fresh: FRESH_TASK,
  status: 201,
  statusAgain: 200,
  errors: [404, 410],
});
export const updateTask = endpoint({
  method: 'PUT',
  path: '/api/tasks/:id',
  summary: 'Change part of a task',
  body: taskChange,
  reply: task,
  fresh: FRESH_TASK,
});
export const patchTask = endpoint({ ...updateTask, method: 'PATCH' });
export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  summary: 'Delete a task; it can be restored for 30 days',
  status: 204,
});
export const restoreTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:id/restore',
  summary: 'Bring a deleted task back to its place',
  reply: task,
  fresh: FRESH_TASK,
});
export const skipTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:id/skip',
  summary: 'Move a repeating task to the next day of its series',
  reply: task,
  fresh: FRESH_TASK,
  errors: [409],
});
export const snoozeReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/snooze',
  summary: 'Put a reminder off, until an instant or by minutes',
  body: snoozeBody,
  reply: task,
  fresh: FRESH_TASK,
  errors: [409],
});
export const getTaskHistory = endpoint({
  method: 'GET',
  path: '/api/tasks/:id/history',
  summary: 'What acts made of a task in the last 90 days, the last one first',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,15}\.[0-9a-f-]{36}$/, texts.history.placeInvalid)
      .optional(),
    limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE),
  }),
  reply: taskHistory,
});
export const getTaskAnalytics = endpoint({
  method: 'GET',
  path: '/api/tasks/:id/analytics',
  summary: 'Time spent on a task',
  reply: taskAnalytics,
});
