import { defineEvent } from '#shared/event.ts';

/**
 * Told ahead of the write that deletes a column: where much is in it, that lets go a part at a time, by writes of its own. The
 * first of them calls `declare`.
 */
export const columnLeaving = defineEvent<{ columnId: string; declare: () => Promise<void> }>('column-leaving');

/** Told before the row goes, so that what points to it can let go in the same transaction. */
export const columnDeleted = defineEvent<{ columnId: string; revision: number }>('column-deleted');
