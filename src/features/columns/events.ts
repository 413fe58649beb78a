import { defineEvent } from '#shared/event.ts';

/** Told before the row goes, so that what points to it can let go in the same transaction. */
export const columnDeleted = defineEvent<{ columnId: string; revision: number }>('column-deleted');
