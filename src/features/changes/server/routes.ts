import type { FastifyInstance } from 'fastify';
import type { Serve, Served, ServeOptions } from '#server/http/serve.ts';
import { listChanges, sendChanges } from '../contract.ts';
import { batchOf } from './batch.ts';
import type { ChangesService } from './service.ts';

/**
 * @param served every endpoint that a change may name; read when one does
 * @param before ends a session that is over by itself, of which the feed then tells
 */
export function changesRoutes(
  app: FastifyInstance,
  serve: Serve,
  served: Served,
  changes: ChangesService,
  before: NonNullable<ServeOptions['before']>,
): void {
  const perform = batchOf(app, served);
  serve(
    listChanges,
    ({ actor, query }) => changes.page(actor.userId, query.since, query.limit, actor.session.revision),
    { before },
  );
  serve(sendChanges, async ({ body, request }) => ({ results: await perform(body.changes, request) }));
}
