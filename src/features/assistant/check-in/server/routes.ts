import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { answerCheckIn, checkIn } from '../contract.ts';
import type { CheckInService } from './service.ts';

export function checkInRoutes(serve: Serve, checkIns: CheckInService, limits: Limits): void {
  const options = {
    limits: [limits({ attempts: 60, minutes: 1, keyOf: byAccount })],
  };
  serve(checkIn, (_call, response: string) => ({ response }), {
    ...options,
    // It may wait for a language model.
    ahead: ({ actor, body }) => checkIns.ask(actor, body),
  });
  serve(answerCheckIn, async ({ actor, body }) => ({ answer: await checkIns.answer(actor, body) }), options);
}
