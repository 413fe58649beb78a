import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { text } from '#shared/russian/text-field.ts';
import { FRESH_TASK, type SaidField } from './field-sets.ts';
import { TASK_FIELDS, type TaskFields } from './fields.ts';
import { DESCRIPTION_MAX, DUE_MAX, DUE_MIN, PRIORITIES, STATUSES, TITLE_MAX } from './rules.ts';
import { texts } from './texts.ts';

const stored = {
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  status: z.enum(STATUSES),
  projectId: z.string().nullable(),
  dueDate: instant.nullable(),
  kanbanColumnId: z.string().nullable(),
  /** By which the tasks of a column stand, archived ones behind all others: compare by code point, ties by id. */
  rank: z.string(),
  createdAt: instant,
  updatedAt: instant,
  completedAt: instant.nullable(),
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
  dueDate: z.iso
    .datetime({ offset: true, error: texts.dueInvalid })
    .refine((value) => Date.parse(value) >= DUE_MIN && Date.parse(value) <= DUE_MAX, texts.dueRange)
    .nullable(),
  kanbanColumnId: reference,
} satisfies { [F in SaidField]: z.ZodType<unknown, Task[F]> };

/** What the create dialog sends. */
export const taskInput = z.object(creationOf(said, TASK_FIELDS, ['priority']));

/**
 * Any part of a task. A column without a status applies the drop rule. `afterTaskId` stands for a position: behind that task,
 * first where it is null, at the end where it stands there no more.
 */
export const taskChange = z
  .object({ ...said, status: z.enum(STATUSES, texts.statusInvalid), position: z.int().min(0), afterTaskId: reference })
  .partial();
/** A creation as it is sent, before defaults. */
export type NewTask = z.input<typeof taskInput>;
export type TaskChange = z.output<typeof taskChange>;

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
export const getTaskAnalytics = endpoint({
  method: 'GET',
  path: '/api/tasks/:id/analytics',
  summary: 'Time spent on a task',
  reply: taskAnalytics,
});
