import { defineEvent } from '#shared/event.ts';

/** A session began, ended or was taken out of the history. */
export const sessionChanged = defineEvent<{ sessionId: string }>('session-changed');

/** The time of a rest is over: told within the write that notes it. */
export const restOver = defineEvent<{ restId: string; taskId: string | null; at: number }>('rest-over');

/** Sessions that were deleted are gone for good: what was said during them goes, too. */
export const sessionsPurged = defineEvent<{ sessionIds: readonly string[] }>('sessions-purged');
