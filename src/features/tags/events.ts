import { defineEvent } from '#shared/event.ts';

/**
 * A tag goes by another name, `merged` into another tag that has it. Told within the write: whatever has it says the new name. Of a
 * mere renaming that is all there is to take back.
 */
export const tagRenamed = defineEvent<{ from: string; to: string; merged: boolean; revision: number }>('tag-renamed');

/** Told within the write: whatever has it lets go. */
export const tagDeleted = defineEvent<{ name: string; revision: number }>('tag-deleted');
