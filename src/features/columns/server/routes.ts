import type { Serve } from '#server/http/serve.ts';
import { createColumn, deleteColumn, listColumns, updateColumn } from '../contract.ts';
import type { ColumnService } from './service.ts';

export function columnRoutes(serve: Serve, columns: ColumnService): void {
  serve(listColumns, ({ actor }) => columns.list(actor.userId));
  serve(createColumn, ({ actor, body, again }) => columns.create(actor, body, again));
  serve(updateColumn, ({ actor, params, body }) => columns.update(actor, params.id, body));
  serve(deleteColumn, async ({ actor, params }) => {
    await columns.remove(actor, params.id);
  });
}
