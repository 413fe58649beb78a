import type { Serve } from '#server/http/serve.ts';
import type { Guarded } from '#server/http/session.ts';
import { createColumn, deleteColumn, listColumns, updateColumn } from '../contract.ts';
import type { ColumnDeletion } from './deletion.ts';
import type { ColumnService } from './service.ts';

interface Asked {
  actor: Guarded;
  params: { id: string };
}

export function columnRoutes(serve: Serve, columns: ColumnService, deletion: ColumnDeletion): void {
  serve(listColumns, ({ actor }) => columns.list(actor.userId));
  serve(createColumn, ({ actor, body, again }) => columns.create(actor, body, again));
  serve(updateColumn, ({ actor, params, body }) => columns.update(actor, params.id, body));
  serve(deleteColumn, (_, remove) => remove(), {
    ahead: ({ actor, params }: Asked) => deletion.ahead(actor, params.id),
  });
}
