import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/ai/checkin',
  summary: 'Слово помощника во время сессии; одно на сессию и промежуток, сколько бы окон ни спросило',
  body: z.object({ sessionId: z.string() }),
  reply: z.object({ response: z.string() }),
});
