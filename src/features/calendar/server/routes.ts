import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { isFresh } from '#server/http/etag.ts';
import { ownOrigin } from '#server/http/origin.ts';
import { byAccount, byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import {
  addSource,
  changeFeed,
  getFeed,
  listEvents,
  listSources,
  makeFeed,
  readCalendar,
  removeFeed,
  removeSource,
} from '../contract.ts';
import { hashOf } from './feed.ts';
import type { CalendarService } from './service.ts';

const MINUTES = 15;
/** Calendars ask by the hour, the most eager by the minute; several may read one address. */
const OF_ONE = 60;
/** Of one network, where a service reads for many. */
const OF_NETWORK = 600;

export function calendarRoutes(
  app: FastifyInstance,
  serve: Serve,
  { feed, sources }: CalendarService,
  { config }: Pick<Context, 'config'>,
  limits: Limits,
): void {
  app.addHook('onClose', () => sources.close());
  serve(getFeed, ({ actor }) => feed.read(actor.userId));
  serve(makeFeed, ({ actor, body }) => feed.make(actor, body.kinds));
  serve(changeFeed, ({ actor, body }) => feed.change(actor.userId, body.kinds));
  serve(removeFeed, ({ actor }) => feed.remove(actor));
  serve(listSources, ({ actor }) => sources.list(actor.userId));
  serve(addSource, ({ actor, body }) => sources.add(actor.userId, body), {
    limits: [limits({ attempts: 20, minutes: MINUTES, keyOf: byAccount })],
  });
  serve(removeSource, ({ actor, params }) => sources.remove(actor.userId, params.id));
  serve(listEvents, ({ actor }) => sources.events(actor.userId));
  serve(
    readCalendar,
    async ({ params, request, reply }) => {
      const text = await feed.calendar(params.file, ownOrigin(request, config.publicOrigin));
      const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      // Kept by whoever asked, and asked about each time; no search engine lists it.
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      reply.header('content-disposition', 'inline; filename="takt.ics"');
      if (!isFresh(request, etag)) return text;
      reply.code(304);
      return '';
    },
    {
      limits: [
        limits({ attempts: OF_NETWORK, minutes: MINUTES, keyOf: byAddress }),
        limits({
          attempts: OF_ONE,
          minutes: MINUTES,
          keyOf: ({ params }) => hashOf((params as { file: string }).file),
        }),
      ],
    },
  );
}
