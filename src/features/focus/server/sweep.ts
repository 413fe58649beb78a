import type { Clock } from '#server/clock.ts';
import type { Guarded } from '#server/http/session.ts';
import type { FocusService } from './service.ts';

/** Users remembered at once; the memory only spares reads, so it may be emptied at any time. */
const REMEMBERED = 10_000;

/**
 * The clean-up before an answer is compared: ends a session that is over by itself. It remembers up to when a revision of a user
 * has nothing to end, so that polling an unchanged account reads nothing here.
 */
export function sweepOfSessions(clock: Clock, focus: FocusService): (actor: Guarded) => Promise<void> {
  const quiet = new Map<string, { revision: number; until: number }>();
  return async (actor) => {
    const { userId, session } = actor;
    const known = quiet.get(userId);
    if (known?.revision === session.revision && clock.now() < known.until) return;
    const { revision, until } = await focus.endOver(actor);
    if (revision !== null) session.revision = revision;
    if (quiet.size >= REMEMBERED) quiet.clear();
    quiet.set(userId, { revision: session.revision, until });
  };
}
