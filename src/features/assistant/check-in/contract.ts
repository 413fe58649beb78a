import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { ANSWERS } from './rules.ts';
import { texts } from './texts.ts';

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/ai/checkin',
  summary: texts.call,
  body: z.object({
    sessionId: z.string(),
    /** Minutes of work without pauses, which the browser alone knows; the clock's where absent. */
    elapsedMinutes: z.number(texts.minutesInvalid).min(0, texts.minutesInvalid).optional(),
  }),
  reply: z.object({ response: z.string() }),
  errors: [404, 409],
});

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/api/ai/checkin/answer',
  summary: texts.answerCall,
  body: z.object({ sessionId: z.string(), answer: z.enum(ANSWERS, texts.answerInvalid) }),
  reply: z.object({ answer: z.enum(ANSWERS) }),
  errors: [404, 409],
});
