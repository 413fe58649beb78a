import type { Serve } from '#server/http/serve.ts';
import type { Guarded } from '#server/http/session.ts';
import { lastEntry, undoEntry } from '../contract.ts';
import type { JournalService } from './service.ts';

interface Asked {
  actor: Guarded;
  params: { id: string };
  body: { object?: string | undefined };
}

export function journalRoutes(serve: Serve, journal: JournalService): void {
  serve(undoEntry, ({ actor, params, body }, thought) => journal.undo(actor, params.id, body.object, thought), {
    ahead: ({ actor, params, body }: Asked) => journal.begin(actor, params.id, body.object),
  });
  serve(lastEntry, async ({ actor, query }) => ({ entry: await journal.last(actor.userId, query) }));
}
