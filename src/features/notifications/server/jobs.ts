import { z } from 'zod';
import { defineJob } from '#server/jobs/kinds.ts';

/** The next reminder of a task: its key is the task's id, and `at` when it was to come. */
export const remindOfTask = defineJob('remind-of-task', z.object({ at: z.number() }));

/** The next time at which any habit of an account may remind. */
export const remindOfHabits = defineJob('remind-of-habits', z.object({ at: z.number() }));

/** The next check-in of a running session: its key is the session's id. */
export const checkInOnSession = defineJob('check-in-on-session', z.object({ at: z.number() }));

/** All reminders of all accounts are put down anew, as after a clock was set back. */
export const planReminders = defineJob('plan-reminders');

const at = z.number();
/** What devices are told of: nothing of it that can be looked up when it is told. */
export const about = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminder'), taskId: z.string(), reminderId: z.string(), at }),
  z.object({ kind: z.literal('habit'), habitId: z.string(), at }),
  z.object({ kind: z.literal('session'), sessionId: z.string(), at }),
  z.object({ kind: z.literal('rest'), restId: z.string(), taskId: z.string().nullable(), at }),
  z.object({ kind: z.literal('check-in'), sessionId: z.string(), at }),
]);
export type About = z.output<typeof about>;

const forDevice = z.object({ subscriptionId: z.string(), deed: z.enum(['tell', 'dismiss']), about });
export type Push = z.output<typeof forDevice>;

/** Something for one device. */
export const push = defineJob('push', forDevice);
