import type { Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { sessionChanged } from '../events.ts';
import type { FocusService } from './service.ts';

/** Users remembered at once; the memory only spares reads, so it may be emptied at any time. */
const REMEMBERED = 10_000;

/**
 * The clean-up before an answer is compared: ends a session that is over by itself. It remembers up to when a user has nothing to
 * end, so that nothing is read here until a session of that user changes.
 */
export function sweepOfSessions({ clock, database, events, instances }: Context, focus: FocusService) {
  const quietUntil = new Map<string, { until: number; revision: number }>();
  let changes = 0;
  const forget = (userId: string) => {
    changes++;
    quietUntil.delete(userId);
  };
  events.within(sessionChanged, (_, { userId }) => {
    forget(userId);
    database.afterCommit(() => forget(userId));
  });
  return async (actor: Guarded): Promise<void> => {
    const { userId, session } = actor;
    const quiet = quietUntil.get(userId);
    // A session that another server changed raised the revision.
    const isOld = instances !== null && quiet?.revision !== session.revision;
    if (quiet && !isOld && clock.now() < quiet.until) return;
    const before = changes;
    const { revision, until } = await focus.endOver(actor);
    if (revision !== null) session.revision = revision;
    // What was read while a session changed may be older than that.
    if (changes !== before) return;
    if (quietUntil.size >= REMEMBERED) quietUntil.clear();
    quietUntil.set(userId, { until, revision: session.revision });
  };
}
