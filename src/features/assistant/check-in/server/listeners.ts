import { sessionsPurged } from '#features/focus/events.ts';
import type { Context } from '#server/context.ts';
import { checkInStore } from './store.ts';

/** What was said during a session goes with it. */
export function checkInListeners(context: Context): void {
  const store = checkInStore(context);
  context.events.within(sessionsPurged, ({ sessionIds }, { userId }) => store.forget(userId, sessionIds));
}
