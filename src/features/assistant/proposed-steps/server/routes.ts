import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { proposeSteps } from '../contract.ts';
import type { ProposedSteps } from './service.ts';

const DAY_MINUTES = (24 * HOUR) / MINUTE;

export function proposedStepsRoutes(serve: Serve, steps: ProposedSteps, limits: Limits): void {
  serve(
    proposeSteps,
    async ({ actor, params, body, reply }) => {
      const leaving = new AbortController();
      // A model is paid by the word: whoever has gone is not written for.
      const leave = () => leaving.abort();
      reply.raw.once('close', leave);
      try {
        return { steps: await steps.propose(actor, params.id, body.refused, leaving.signal) };
      } finally {
        reply.raw.off('close', leave);
      }
    },
    {
      limits: [
        limits({ attempts: 10, minutes: 1, keyOf: byAccount }),
        limits({ attempts: 100, minutes: DAY_MINUTES, keyOf: byAccount }),
      ],
    },
  );
}
