import type { ReactNode } from 'react';
import type { FocusSession } from '../contract.ts';
import type { Reading } from '../timer.ts';
import { useActiveSession } from './queries.ts';
import { pauseTimer } from './timing.ts';
import { useReading } from './use-reading.ts';

/** The running session, its timer as it reads now, and the way to stop it for a while. */
export interface Clock {
  session: FocusSession;
  reading: Reading;
  pause: () => void;
}
type Draw = (clock: Clock) => ReactNode;

/** Draws by the running session's clock, anew whenever its face changes; nothing while no session runs. */
export function SessionClock({ children }: { children: Draw }) {
  const session = useActiveSession();
  return session ? <Ticking key={session.id} session={session} draw={children} /> : null;
}

function Ticking({ session, draw }: { session: FocusSession; draw: Draw }) {
  const reading = useReading(session);
  return draw({ session, reading, pause: () => pauseTimer(session.id) });
}
