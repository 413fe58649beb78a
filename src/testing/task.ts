import type { TaskView } from '#features/assistant/engine/model.ts';
import type { Task } from '#features/tasks/contract.ts';
import { deadlineOf } from '#features/tasks/deadline.ts';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';
import { DEFAULT_ZONE } from '#shared/day.ts';

const CREATED = Date.UTC(2026, 10, 1, 9);
const created = new Date(CREATED).toISOString();
const made = { ...FRESH_TASK, id: 'a', title: 'Отчёт', status: 'active', completedAt: null } as const;

/** A task of which nothing but the given fields is said. */
export const makeTask = (fields: Partial<Task> = {}): Task => ({
  ...made,
  rank: 'a0',
  position: 0,
  createdAt: created,
  updatedAt: created,
  ...deadlineOf(fields, DEFAULT_ZONE),
  ...fields,
});

/** The same as the assistant's engine sees it. */
export const makeTaskView = (fields: Partial<TaskView> = {}): TaskView => ({ ...made, createdAt: CREATED, ...fields });
