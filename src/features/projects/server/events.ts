import { defineEvent } from '#server/event.ts';

/** Emitted before the row goes, so that what points to it can let go in the same transaction. */
export const projectDeleted = defineEvent<{ userId: string; projectId: string; revision: number }>('project-deleted');
