import type { FastifyInstance } from 'fastify';
import type { Serve, Served } from '#server/http/serve.ts';
import { listChanges, sendChanges } from '../contract.ts';
import { batchOf } from './batch.ts';
import type { ChangesService } from './service.ts';

/** @param served every endpoint that a change may name; read when one does */
export function changesRoutes(app: FastifyInstance, serve: Serve, served: Served, changes: ChangesService): void {
  const perform = batchOf(app, served);
  serve(listChanges, ({ actor, query }) =>
    changes.page(actor.userId, query.since, query.limit, actor.session.revision),
  );
  serve(sendChanges, async ({ body, request }) => ({ results: await perform(body.changes, request) }));
}
