import { defineEvent } from '#shared/event.ts';
import type { Task } from './contract.ts';

export type TaskChangeKind = 'created' | 'updated' | 'completed' | 'activated' | 'deleted' | 'restored';

/** One task's rows are written. */
export const taskChanged = defineEvent<{ taskId: string; kind: TaskChangeKind }>('task-changed');

/** Told before deleted rows go for good, so that what points to them can let go in the same transaction. */
export const tasksPurged = defineEvent<{ taskIds: string[] }>('tasks-purged');

/** A task has another title: who keeps a copy follows. */
export const taskRenamed = defineEvent<{ taskId: string; title: string }>('task-renamed');

export function changeKind(before: Task['status'], after: Task['status']): TaskChangeKind {
  if (after === before || after === 'archived') return 'updated';
  return after === 'active' ? 'activated' : 'completed';
}
