import { defineEvent } from '#server/event.ts';

/** Emitted before the row goes, so that what points to it can let go in the same transaction. */
export const columnDeleted = defineEvent<{ userId: string; columnId: string; revision: number }>('column-deleted');
