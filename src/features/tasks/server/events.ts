import type { Actor } from '#server/context.ts';
import { defineEvent } from '#server/event.ts';

export type TaskChangeKind = 'created' | 'updated' | 'completed' | 'activated' | 'deleted' | 'restored';

/** One task's rows are written; figures that depend on it are stale. */
export const taskChanged = defineEvent<{ actor: Actor; taskId: string; kind: TaskChangeKind }>('task-changed');

/** Emitted before deleted rows go for good, so that what points to them can let go in the same transaction. */
export const tasksPurged = defineEvent<{ userId: string; taskIds: string[] }>('tasks-purged');

/** A task has another title: who keeps a copy follows. */
export const taskRenamed = defineEvent<{ userId: string; taskId: string; title: string }>('task-renamed');
