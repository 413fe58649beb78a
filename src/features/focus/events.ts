import { defineEvent } from '#shared/event.ts';

/** A session began, ended or was taken out of the history. */
export const sessionChanged = defineEvent<{ sessionId: string }>('session-changed');
