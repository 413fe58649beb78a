import { type DayClock, livedDay } from '#shared/day.ts';
import type { FocusSession, SessionStart } from './contract.ts';
import { plannedMinutes } from './rules.ts';

/** What was done to the session that runs and the server has not heard, as JSON: another page may have to show it. */
export type UnsentSession =
  | { deed: 'start'; session: FocusSession }
  | ({ deed: 'stand'; id: string } & Pick<FocusSession, 'pausedAt' | 'pausedMs'>)
  | { deed: 'end'; id: string };

/** The session that runs as the server will have it once it has heard; null where none does. */
export function withUnsentSession(active: FocusSession | null, unsent: UnsentSession): FocusSession | null {
  switch (unsent.deed) {
    case 'start':
      return active ?? unsent.session;
    case 'stand': {
      const { id, pausedAt, pausedMs } = unsent;
      return active?.id === id ? { ...active, pausedAt, pausedMs } : active;
    }
    case 'end':
      return active?.id === unsent.id ? null : active;
  }
}

/** A session as it begins. */
export function startedSession(
  input: SessionStart,
  { id, taskTitle, now, clock }: { id: string; taskTitle: string | null; now: number; clock: DayClock },
): FocusSession {
  const durationMinutes = plannedMinutes(input);
  return {
    id,
    taskId: input.taskId ?? null,
    taskTitle,
    startTime: new Date(now).toISOString(),
    endTime: null,
    durationMinutes,
    isUnlimited: durationMinutes === null,
    status: 'active',
    actualDurationMinutes: null,
    pausedAt: null,
    pausedMs: 0,
    localDate: livedDay(now, clock),
  };
}
