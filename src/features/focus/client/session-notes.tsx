import type { FocusSession } from '../contract.ts';
import { useTiming } from './session-timings.ts';
import { texts } from './texts.ts';

/** What a session's card owes about pauses, which one browser alone knows. */
export function SessionNotes({ session }: { session: FocusSession }) {
  const timing = useTiming(session.id);
  if (timing && timing.pausedAt === null) return null;
  return (
    <p className="text-balance text-small text-text-muted">
      {timing ? texts.session.pauseIsLocal : texts.session.elsewhere}
    </p>
  );
}
