import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const syncBoard = endpoint({
  method: 'POST',
  path: '/api/kanban/sync',
  summary: 'Привести доску в порядок: статусы, колонки и номера',
  reply: z.object({ message: z.string(), moved: z.int() }),
});
