import type { Actor } from '#server/context.ts';
import { defineEvent } from '#server/event.ts';

export type TaskChangeKind = 'created' | 'updated' | 'completed' | 'activated' | 'deleted' | 'restored';

/** One task's rows are written; figures that depend on it are stale. */
export const taskChanged = defineEvent<{ actor: Actor; taskId: string; kind: TaskChangeKind }>('task-changed');
