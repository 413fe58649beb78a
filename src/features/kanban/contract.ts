import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const syncBoard = endpoint({
  method: 'POST',
  path: '/api/kanban/sync',
  summary: 'Mend the board: statuses and columns',
  reply: z.object({ message: z.string(), moved: z.int() }),
});
