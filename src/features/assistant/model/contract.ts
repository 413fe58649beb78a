import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const engineReply = z.object({
  /** Who understands messages: the rules of the product, or a language model. */
  engine: z.enum(['built-in', 'model']),
  /** Where the model's server stands, and the model's name: what leaves this machine goes there. */
  host: z.string().optional(),
  model: z.string().optional(),
});
export type EngineReply = z.output<typeof engineReply>;

export const readEngine = endpoint({
  method: 'GET',
  path: '/api/ai/engine',
  summary: 'Who understands messages and writes texts here',
  reply: engineReply,
});
