import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { ownOrigin } from '#server/http/origin.ts';
import { byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { AppError } from '#shared/errors.ts';
import type { Entrance } from '../../server/entrance.ts';
import type { AuthService } from '../../server/service.ts';
import { type Ticket, ticket } from '../../server/ticket.ts';
import {
  beginPasskey,
  beginPasskeySignIn,
  createPasskey,
  deletePasskey,
  listPasskeys,
  signInByPasskey,
} from '../contract.ts';
import { texts } from '../texts.ts';
import type { PasskeyService, Site } from './service.ts';

/** Between the options and the answer somebody may look for the phone. */
const REGISTRATION_MINUTES = 5;
/** Passkeys are offered for as long as the login page stands open: a browser may answer late. */
const SIGN_IN_MINUTES = 30;

interface Doors {
  auth: AuthService;
  passkeys: PasskeyService;
  entrance: Entrance;
}

export function passkeyRoutes(
  serve: Serve,
  context: Context,
  { auth, passkeys, entrance }: Doors,
  limits: Limits,
): void {
  // Whoever looks at the login page asks for options; making them costs little.
  const offers = limits({ attempts: 600, minutes: 15, keyOf: byAddress });
  const { whence } = auth.guessing.devices;
  const registration = ticket<{ userId: string; challenge: string }>(context, 'passkey_registration', {
    minutes: REGISTRATION_MINUTES,
  });
  const signIn = ticket<{ challenge: string }>(context, 'passkey_sign_in', { minutes: SIGN_IN_MINUTES });

  const siteOf = (request: FastifyRequest): Site => {
    const origin = ownOrigin(request, context.config.publicOrigin);
    return { origin, host: new URL(origin).hostname };
  };
  /** A challenge is answered once, rightly or wrongly. */
  async function redeem<T>(kind: Ticket<T>, request: FastifyRequest): Promise<T> {
    const held = kind.read(request);
    if (!held || !(await auth.spendTicket(held))) throw new AppError(400, 'expired', texts.expired);
    return held.value;
  }

  serve(listPasskeys, ({ actor }) => passkeys.list(actor.userId));

  serve(beginPasskey, async ({ actor, body, request, reply }) => {
    const options = await passkeys.begin(actor, siteOf(request), body.password);
    registration.give(request, reply, { userId: actor.userId, challenge: options.challenge });
    return { ...options };
  });
  serve(createPasskey, async ({ actor, body, request }) => {
    const { userId, challenge } = await redeem(registration, request);
    if (userId !== actor.userId) throw new AppError(400, 'expired', texts.expired);
    return passkeys.add(actor, siteOf(request), challenge, body.name, body.credential);
  });
  serve(deletePasskey, ({ actor, params }) => passkeys.remove(actor, params.id));

  serve(
    beginPasskeySignIn,
    async ({ request, reply }) => {
      const options = await passkeys.beginSignIn(siteOf(request));
      signIn.give(request, reply, { challenge: options.challenge });
      return { ...options };
    },
    { limits: [offers] },
  );
  serve(signInByPasskey, async ({ body, request, reply }) => {
    const { challenge } = await redeem(signIn, request);
    const userId = await auth.guessing.attemptKey(whence(request), () =>
      passkeys.prove(siteOf(request), challenge, body.credential),
    );
    if (userId === null) throw new AppError(401, 'wrong_passkey', texts.notAccepted);
    return entrance.signIn(request, reply, userId, 'signed_in_passkey');
  });
}
