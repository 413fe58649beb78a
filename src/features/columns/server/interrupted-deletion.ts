import { defineJob } from '#server/jobs/kinds.ts';
import { MINUTE } from '#shared/day.ts';

/** Takes back, by its entry, a deletion that did not come to its end, or goes on with an undo of one that did not. */
export const interruptedDeletion = defineJob('take-back-deletion');

/** When whoever is at it has been for so long that nobody is any more. */
export const interruptedFrom = (now: number) => now + MINUTE;
