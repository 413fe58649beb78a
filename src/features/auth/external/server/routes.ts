import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { ownOrigin } from '#server/http/origin.ts';
import { byAddress, type Limits, TooMany } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { AppError } from '#shared/errors.ts';
import type { Entrance } from '../../server/entrance.ts';
import type { AuthService } from '../../server/service.ts';
import { ticket } from '../../server/ticket.ts';
import { finishExternal, listLinks, startExternal, startLink, unlink } from '../contract.ts';
import { type Problem, returns } from '../rules.ts';
import { texts } from '../texts.ts';
import { type Flow, SignInCancelled } from './provider.ts';
import { ExternalProblem, type ExternalService } from './service.ts';

const MINUTES = 10;

/** A sign-in on its way to a provider and back. */
interface Journey extends Flow {
  provider: string;
  /** Whose account is to be linked; null where somebody signs in. */
  linkTo: string | null;
}

interface Doors {
  auth: AuthService;
  external: ExternalService;
  entrance: Entrance;
}

export function externalRoutes(
  app: FastifyInstance,
  serve: Serve,
  context: Context,
  { auth, external, entrance }: Doors,
  limits: Limits,
): void {
  // Each asks the provider's servers: what is bounded is our calls there, not anybody's guesses.
  const journeys = limits({ attempts: 300, minutes: 15, keyOf: byAddress });
  const underway = ticket<Journey>(context, 'external', { minutes: MINUTES });

  const redirectUri = (request: FastifyRequest, provider: string) =>
    ownOrigin(request, context.config.publicOrigin) + finishExternal.path.replace(':provider', provider);

  /** Sends the browser to the provider, which it leaves with the sealed cookie alone. */
  async function setOut(request: FastifyRequest, reply: FastifyReply, id: string, linkTo: string | null): Promise<URL> {
    const provider = await external.provider(id);
    const { newFlow } = await import('./code-grant.ts');
    const flow = newFlow();
    const url = await provider.authorize(flow, redirectUri(request, id));
    underway.give(request, reply, { ...flow, provider: id, linkTo });
    return url;
  }

  /** Where the browser goes with what the provider said. @throws ExternalProblem */
  async function arrive(request: FastifyRequest, reply: FastifyReply, id: string, journey: Journey): Promise<string> {
    const provider = await external.provider(id);
    const answer = new URL(request.url, 'http://localhost').searchParams;
    const identity = await provider.identify(answer, journey, redirectUri(request, id));
    if (journey.linkTo === null) {
      const admission = await entrance.admit(request, reply, await external.enter(id, identity), 'signed_in_external');
      return 'twoFactorRequired' in admission ? returns.code : returns.home;
    }
    if (request.actor?.userId !== journey.linkTo) throw new ExternalProblem('expired');
    await external.link(request.actor, id, identity);
    return returns.linked;
  }

  function problemOf(error: unknown, provider: string): Problem {
    if (error instanceof ExternalProblem) return error.problem;
    if (error instanceof SignInCancelled) return 'cancelled';
    context.log.warn({ err: error, provider }, 'external sign-in failed');
    return 'failed';
  }

  /** Whoever navigates reads no answer of a call: a page says when to come back. */
  const back = (failed: typeof returns.signInFailed, error: unknown, provider: string): string =>
    error instanceof TooMany ? failed('too_many', error.retryAfter) : failed(problemOf(error, provider));

  const go = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to);

  app.get<{ Params: { provider: string } }>(startExternal.path, async (request, reply) => {
    const { id } = external.requireKnown(request.params.provider);
    try {
      await journeys(request);
      return go(reply, (await setOut(request, reply, id, null)).href);
    } catch (error) {
      return go(reply, back(returns.signInFailed, error, id));
    }
  });

  app.get<{ Params: { provider: string } }>(finishExternal.path, async (request, reply) => {
    const { id } = external.requireKnown(request.params.provider);
    const held = underway.read(request);
    underway.takeBack(request, reply);
    const journey = held?.value.provider === id && (await auth.spendTicket(held)) ? held.value : null;
    const failed = journey?.linkTo ? returns.linkFailed : returns.signInFailed;
    if (!journey) return go(reply, failed('expired'));
    try {
      await journeys(request);
      return go(reply, await arrive(request, reply, id, journey));
    } catch (error) {
      return go(reply, back(failed, error, id));
    }
  });

  serve(listLinks, ({ actor }) => external.links(actor.userId));
  serve(
    startLink,
    async ({ actor, params, body, request, reply }) => {
      const { id } = external.requireKnown(params.provider);
      await external.prepareLink(actor, id, body.password);
      try {
        return { url: (await setOut(request, reply, id, actor.userId)).href };
      } catch (error) {
        context.log.warn({ err: error, provider: id }, 'provider cannot be reached');
        throw new AppError(503, 'provider_away', texts.away);
      }
    },
    { limits: [journeys] },
  );
  serve(unlink, ({ actor, params }) => external.unlink(actor, params.provider));
}
