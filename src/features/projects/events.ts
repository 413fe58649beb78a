import { defineEvent } from '#shared/event.ts';

/** Another name or color. */
export const projectChanged = defineEvent<{ projectId: string }>('project-changed');

/** Told before the row goes, so that what points to it can let go in the same transaction. */
export const projectDeleted = defineEvent<{ projectId: string; revision: number }>('project-deleted');
