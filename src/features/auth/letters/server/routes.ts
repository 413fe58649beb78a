import { byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import type { AuthService } from '../../server/service.ts';
import { confirmAddress, forgotPassword, getAddress, sendConfirmation, withdrawAddress } from '../contract.ts';

export function letterRoutes(serve: Serve, auth: AuthService, limits: Limits): void {
  const { whence } = auth.guessing.devices;
  serve(forgotPassword, ({ body }) => auth.forgot(body.email), {
    limits: [limits({ attempts: 10, minutes: 60, keyOf: byAddress })],
  });
  serve(confirmAddress, ({ body, request }) => auth.confirmAddress(whence(request), body.token));
  serve(getAddress, ({ actor }) => auth.ownAddress(actor.userId));
  serve(sendConfirmation, ({ actor }) => auth.confirmOwnAddress(actor));
  serve(withdrawAddress, ({ actor }) => auth.withdrawAddress(actor));
}
