import type { Serve } from '#server/http/serve.ts';
import { listChanges } from '../contract.ts';
import type { ChangesService } from './service.ts';

export function changesRoutes(serve: Serve, changes: ChangesService): void {
  serve(listChanges, ({ actor, query }) =>
    changes.page(actor.userId, query.since, query.limit, actor.session.revision),
  );
}
