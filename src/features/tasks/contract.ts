import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { creationOf } from '#shared/field-schemas.ts';
import { text } from '#shared/russian/text-field.ts';
import type { SaidField } from './field-sets.ts';
import { TASK_FIELDS, type TaskFields } from './fields.ts';
import { DESCRIPTION_MAX, DUE_MAX, DUE_MIN, PRIORITIES, STATUSES, TITLE_MAX } from './rules.ts';
import { texts } from './texts.ts';

export const task = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    priority: z.enum(PRIORITIES),
    status: z.enum(STATUSES),
    projectId: z.string().nullable(),
    dueDate: instant.nullable(),
    kanbanColumnId: z.string().nullable(),
    position: z.int(),
    createdAt: instant,
    updatedAt: instant,
    completedAt: instant.nullable(),
  } satisfies Record<keyof TaskFields, z.ZodType>)
  .meta({ id: 'Task' });
export type Task = z.output<typeof task>;

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
export const taskInput = z.object(creationOf(said, TASK_FIELDS));

/** Any part of a task. A column without a status applies the drop rule. */
export const taskChange = z
  .object({ ...said, status: z.enum(STATUSES, texts.statusInvalid), position: z.int().min(0) })
  .partial();
/** A creation as it is sent, before defaults. */
export type NewTask = z.input<typeof taskInput>;
export type TaskChange = z.output<typeof taskChange>;

/** Rows changed after a revision, and ids that are gone; `tasks` has at most the account's rows. */
export const taskChanges = z.object({ revision: z.int(), tasks: z.array(task), gone: z.array(z.string()) });
export type TaskChanges = z.output<typeof taskChanges>;

export const taskAnalytics = z.object({
  totalMinutes: z.int(),
  totalSessions: z.int(),
  avgSessionDuration: z.int(),
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  summary: 'All tasks, newest first; with since, what changed after that revision',
  query: z.object({ since: z.coerce.number().int().min(0).optional() }),
  reply: z.union([z.array(task), taskChanges]),
  cached: true,
});
export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  summary: 'Create a task',
  body: taskInput,
  reply: task,
  status: 201,
  idempotent: true,
  errors: [404],
});
export const updateTask = endpoint({
  method: 'PUT',
  path: '/api/tasks/:id',
  summary: 'Change part of a task',
  body: taskChange,
  reply: task,
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
});
export const getTaskAnalytics = endpoint({
  method: 'GET',
  path: '/api/tasks/:id/analytics',
  summary: 'Time spent on a task',
  reply: taskAnalytics,
});
