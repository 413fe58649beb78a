import type { Limit, Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import type { Entrance } from '../../server/entrance.ts';
import {
  completeLogin,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '../contract.ts';
import type { TwoFactorService } from './service.ts';

interface Doors {
  twoFactor: TwoFactorService;
  entrance: Entrance;
}

interface Guards {
  limits: Limits;
  /** Of places where the owner's password is asked for. */
  confirmations: Limit;
}

export function twoFactorRoutes(serve: Serve, { twoFactor, entrance }: Doors, { limits, confirmations }: Guards): void {
  const pendingAccount = (request: Parameters<Limit>[0]) => entrance.pending(request) ?? request.ip;
  // Three codes of a million are right at a time: 50 tries a day need eighteen years to find one.
  const codesAtATime = limits({ attempts: 5, minutes: 15, keyOf: pendingAccount });
  const codesOfADay = limits({ attempts: 50, minutes: 24 * 60, keyOf: pendingAccount });

  serve(completeLogin, ({ request, reply, body }) => entrance.complete(request, reply, body.code), {
    limits: [codesAtATime, codesOfADay],
  });
  serve(getTwoFactor, ({ actor }) => twoFactor.state(actor.userId));
  serve(setUpTwoFactor, ({ actor, body }) => twoFactor.setUp(actor, body.password), { limits: [confirmations] });
  serve(enableTwoFactor, async ({ actor, body }) => ({ recoveryCodes: await twoFactor.enable(actor, body.code) }), {
    limits: [confirmations],
  });
  serve(
    renewRecoveryCodes,
    async ({ actor, body }) => ({ recoveryCodes: await twoFactor.renewCodes(actor, body.password) }),
    { limits: [confirmations] },
  );
  serve(disableTwoFactor, ({ actor, body }) => twoFactor.disable(actor, body.password), { limits: [confirmations] });
}
