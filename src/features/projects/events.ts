import { defineEvent } from '#shared/event.ts';

/** Another name or color. */
export const projectChanged = defineEvent<{ projectId: string }>('project-changed');

/** Told before it goes, so that what points to it can let go in the same transaction. */
export const projectDeleted = defineEvent<{ projectId: string; revision: number }>('project-deleted');

/** Told once it is back, so that what let go of it can return to it in the same transaction. */
export const projectRestored = defineEvent<{ projectId: string; revision: number }>('project-restored');
