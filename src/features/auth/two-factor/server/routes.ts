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

export function twoFactorRoutes(serve: Serve, { twoFactor, entrance }: Doors): void {
  serve(completeLogin, ({ request, reply, body }) => entrance.complete(request, reply, body.code));
  serve(getTwoFactor, ({ actor }) => twoFactor.state(actor.userId));
  serve(setUpTwoFactor, ({ actor, body }) => twoFactor.setUp(actor, body.password));
  serve(enableTwoFactor, async ({ actor, body }) => ({ recoveryCodes: await twoFactor.enable(actor, body.code) }));
  serve(renewRecoveryCodes, async ({ actor, body }) => ({
    recoveryCodes: await twoFactor.renewCodes(actor, body.password),
  }));
  serve(disableTwoFactor, ({ actor, body }) => twoFactor.disable(actor, body.password));
}
