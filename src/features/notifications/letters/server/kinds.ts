import { z } from 'zod';
import { SENT_WITHIN } from '#features/tasks/reminding.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import { defineLetter } from '#server/mail/letter.ts';
import { HOUR } from '#shared/day.ts';
import { about } from '../../server/jobs.ts';

/** Reminders of an account in an hour. */
const REMINDERS_MAX = 20;
/** Of one kind of a day: somebody may move its time, and move it again. */
const OF_DAY_MAX = 3;

export const REMINDER_LETTERS = {
  reminder: defineLetter({ name: 'reminder', about, lasts: SENT_WITHIN, most: REMINDERS_MAX }),
  habit: defineLetter({ name: 'habit', about, lasts: HOUR, most: REMINDERS_MAX }),
} as const;

/** When it was to come. */
const ofDay = z.object({ at: z.number() });
export const LETTERS_OF_DAY = {
  plan: defineLetter({ name: 'plan', about: ofDay, lasts: SENT_WITHIN, most: OF_DAY_MAX }),
  report: defineLetter({ name: 'report', about: ofDay, lasts: SENT_WITHIN, most: OF_DAY_MAX }),
} as const;

/** The next letter of a day of an account: its key is which. */
export const dayLetter = defineJob('day-letter', ofDay);

/** Letters of a day of all accounts are put down anew, as after a clock was set back. */
export const planDayLetters = defineJob('plan-day-letters');
