import { z } from 'zod';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { REFUSED_MAX } from './rules.ts';
import { texts } from './texts.ts';

export const proposeSteps = endpoint({
  method: 'POST',
  path: '/api/ai/tasks/:id/steps',
  summary: texts.call,
  body: z.object({
    /** What was proposed before and is not wanted. */
    refused: z
      .array(text({ max: TITLE_MAX }))
      .max(REFUSED_MAX, texts.tooMany)
      .default([]),
  }),
  reply: z.object({ steps: z.array(z.string()) }),
  heavy: 'chat',
  // It changes nothing, and nobody asks a model without waiting for it.
  unkeyed: true,
});
