import { z } from 'zod';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { DEFAULT_PROGRESS, DEFAULT_REMAINING } from './rules.ts';
import { texts } from './texts.ts';

const { general, progressInvalid, remainingInvalid } = texts;

export const motivate = endpoint({
  method: 'POST',
  path: '/api/ai/motivation',
  summary: texts.call,
  body: z.object({
    /** Empty of a session without a task. */
    taskTitle: text({ max: TITLE_MAX }).default(general),
    /** Percent of the session. */
    sessionProgress: z
      .number(progressInvalid)
      .min(0, progressInvalid)
      .max(100, progressInvalid)
      .default(DEFAULT_PROGRESS),
    /** Minutes; null of a session without a plan. */
    timeRemaining: z.number(remainingInvalid).min(0, remainingInvalid).nullable().default(DEFAULT_REMAINING),
  }),
  reply: z.object({ message: z.string() }),
});
