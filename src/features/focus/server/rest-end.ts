import { z } from 'zod';
import { defineJob } from '#server/jobs/kinds.ts';

/** The end of the one rest that an account is in. */
export const restEnd = defineJob(
  'end-rest',
  z.object({ restId: z.string(), taskId: z.string().nullable(), at: z.number() }),
);
