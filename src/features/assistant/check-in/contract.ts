import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { texts } from './texts.ts';

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/ai/checkin',
  summary: texts.call,
  body: z.object({ sessionId: z.string() }),
  reply: z.object({ response: z.string() }),
});
