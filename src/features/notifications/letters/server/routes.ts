import type { FastifyInstance } from 'fastify';
import { byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { paths } from '#shared/paths.ts';
import { openUnsubscribing, unsubscribeLetters } from '../contract.ts';
import type { LetterService } from './service.ts';

/** What mailboxes send at the press of their button: it says nothing that the address does not. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_MAX_BYTES = 4096;
/** Mailboxes of many people press from one network. */
const OF_NETWORK = 600;

export function unsubscribingRoutes(
  app: FastifyInstance,
  serve: Serve,
  letters: Pick<LetterService, 'unsubscribe'>,
  limits: Limits,
): void {
  app.get(openUnsubscribing.path, (request, reply) => {
    const { token } = request.query as { token?: unknown };
    return reply.redirect(`${paths.letters}?${new URLSearchParams({ token: typeof token === 'string' ? token : '' })}`);
  });
  // A scope of its own: everywhere else a form's body is refused.
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
      done(null),
    );
    serve(unsubscribeLetters, async ({ query }) => ({ letter: await letters.unsubscribe(query.token) }), {
      scope,
      limits: [limits({ attempts: OF_NETWORK, minutes: 15, keyOf: byAddress })],
    });
  });
}
