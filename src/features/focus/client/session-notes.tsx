import { ownZone } from '#client/lib/clock.ts';
import { timeOf } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { timedOf } from '../timer.ts';
import { texts } from './texts.ts';

/** Since when a session stands still; nothing while it goes on. */
export function SessionNotes({ session }: { session: FocusSession }) {
  const { pausedAt } = timedOf(session);
  if (pausedAt === null) return null;
  return (
    <p className="text-balance text-small text-text-muted">{texts.session.pausedSince(timeOf(pausedAt, ownZone()))}</p>
  );
}
