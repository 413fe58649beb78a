import { defineEvent } from '#shared/event.ts';
import type { Task } from './contract.ts';
import type { Reminding } from './reminding.ts';

export type TaskChangeKind = 'created' | 'updated' | 'completed' | 'activated' | 'deleted' | 'restored';

/** One task's rows are written. */
export const taskChanged = defineEvent<{ taskId: string; kind: TaskChangeKind }>('task-changed');

/**
 * What a task with reminders was and is; deleted, it counts as put away. Told of every write of one, whether or not its
 * reminders changed by it.
 */
export const remindersTold = defineEvent<{ taskId: string; before: Reminding | null; after: Reminding }>(
  'reminders-told',
);

/** Told before deleted rows go for good, so that what points to them can let go in the same transaction. */
export const tasksPurged = defineEvent<{ taskIds: string[] }>('tasks-purged');

/** A task has another title: who keeps a copy follows. */
export const taskRenamed = defineEvent<{ taskId: string; title: string }>('task-renamed');

export function changeKind(before: Task['status'], after: Task['status']): TaskChangeKind {
  if (after === before || after === 'archived') return 'updated';
  return after === 'active' ? 'activated' : 'completed';
}
