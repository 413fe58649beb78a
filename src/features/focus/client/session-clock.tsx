import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FocusSession } from '../contract.ts';
import type { Reading } from '../timer.ts';
import { finishSession } from './finish-session.ts';
import { useActiveSession } from './queries.ts';
import { setPaused } from './stands.ts';
import { useReading } from './use-timer-reading.ts';

/** The running session, its timer as it reads now, and what can be done with it. */
export interface Clock {
  session: FocusSession;
  reading: Reading;
  /** Stops the timer for a while, and lets it go on. */
  pause: () => void;
  resume: () => void;
  /** Ends the session after a question; false where the user would rather go on. */
  finish: () => Promise<boolean>;
}
type Draw = (clock: Clock) => ReactNode;

/** Draws by the running session's clock, anew whenever its face changes; nothing while no session runs. */
export function SessionClock({ children }: { children: Draw }) {
  const session = useActiveSession();
  return session ? <Ticking key={session.id} session={session} draw={children} /> : null;
}

function Ticking({ session, draw }: { session: FocusSession; draw: Draw }) {
  const reading = useReading(session);
  const client = useQueryClient();
  return draw({
    session,
    reading,
    pause: () => setPaused(client, session, true),
    resume: () => setPaused(client, session, false),
    finish: () => finishSession(client, session),
  });
}
