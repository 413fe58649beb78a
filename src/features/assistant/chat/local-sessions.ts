import type { FocusSession } from '#features/focus/contract.ts';
import { type EndedStatus, isPlanReached } from '#features/focus/rules.ts';
import { timedOf } from '#features/focus/timer.ts';
import type { BesideTasks } from '../engine/model.ts';

/** How deeds on the session that runs are said. */
export interface SessionSayings {
  start: (input: { durationMinutes: number; taskId: string | null }) => void;
  stand: (session: FocusSession, pauses: boolean) => void;
  end: (session: FocusSession, status: EndedStatus) => void;
}

/** What a message commands of a session. */
export type SessionDeed = Extract<
  BesideTasks,
  { kind: 'start session' | 'pause session' | 'resume session' | 'end session' }
>;

/** Does to the session that runs what the server would do at `now`; one that is over by then is left alone. */
export function sessionDone(
  deed: SessionDeed,
  session: FocusSession | null,
  { now, sayings }: { now: number; sayings: SessionSayings },
): void {
  if (deed.kind === 'start session') sayings.start({ durationMinutes: deed.minutes, taskId: deed.taskId });
  else if (session?.id !== deed.id) return;
  else if (deed.kind !== 'end session') sayings.stand(session, deed.kind === 'pause session');
  else sayings.end(session, isPlanReached(timedOf(session), now) ? 'completed' : 'interrupted');
}
