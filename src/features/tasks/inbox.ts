import { dequal } from 'dequal/lite';
import type { Task } from './contract.ts';
import { type TaskFilter, WITHOUT_PROJECT } from './filter.ts';

/** The inbox: what was written down and is put nowhere yet, neither into a project nor onto a day, and not off to none. */
export const INBOX: TaskFilter = { status: 'active', project: WITHOUT_PROJECT, due: 'none', planned: 'none' };

/** Whether a filter means the inbox and nothing less. */
export const isInbox = (filter: TaskFilter): boolean =>
  dequal(Object.fromEntries(Object.entries(filter).filter(([, wanted]) => wanted !== undefined)), INBOX);

/** How many tasks wait in the inbox. */
export const inInbox = (
  tasks: readonly Pick<Task, 'status' | 'projectId' | 'dueDate' | 'plannedDay' | 'someday'>[],
): number =>
  tasks.filter(
    ({ status, projectId, dueDate, plannedDay, someday }) =>
      status === 'active' && projectId === null && dueDate === null && plannedDay === null && !someday,
  ).length;
