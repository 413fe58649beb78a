import { defineJob } from '#server/jobs/kinds.ts';

/** Ends a session, by whose id it goes, at the moment at which it ends by itself. */
export const sessionEnd = defineJob('end-session');
