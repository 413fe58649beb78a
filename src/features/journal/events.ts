import { defineEvent } from '#shared/event.ts';

/** What an act did is taken back, all of it or a part. */
export const actTakenBack = defineEvent<{ entry: string }>('act-taken-back');
