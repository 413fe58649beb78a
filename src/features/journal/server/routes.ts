import type { Serve } from '#server/http/serve.ts';
import { lastEntry, undoEntry } from '../contract.ts';
import type { JournalService } from './service.ts';

export function journalRoutes(serve: Serve, journal: JournalService): void {
  serve(undoEntry, ({ actor, params, body }) => journal.undo(actor, params.id, body.object));
  serve(lastEntry, async ({ actor, query }) => ({ entry: await journal.last(actor.userId, query) }));
}
