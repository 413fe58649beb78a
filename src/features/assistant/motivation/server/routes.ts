import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { motivate } from '../contract.ts';
import type { MotivationService } from './service.ts';

export function motivationRoutes(serve: Serve, motivation: MotivationService, limits: Limits): void {
  serve(motivate, (_call, message: string) => ({ message }), {
    // It may wait for a language model.
    ahead: ({ actor, body }) => motivation.encourage(actor, body),
    limits: [limits({ attempts: 20, minutes: 1, keyOf: byAccount })],
  });
}
