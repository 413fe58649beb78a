import { type DayClock, livedDay } from '#shared/day.ts';
import type { FocusSession, SessionStart } from './contract.ts';
import { plannedMinutes } from './rules.ts';

/**
 * What was done to the session that runs and the server has not heard, as JSON: another page may have to show it. One that ends
 * without being `ended` is not to be counted.
 */
export type UnsentSession =
  | { deed: 'start'; session: FocusSession }
  | ({ deed: 'stand'; id: string } & Pick<FocusSession, 'pausedAt' | 'pausedMs'>)
  | { deed: 'end'; id: string; ended?: FocusSession };

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

/** Rows of sessions likewise; what the server has ended stays as it says. */
export function withUnsentRow(rows: readonly FocusSession[], unsent: UnsentSession): readonly FocusSession[] {
  const id = unsent.deed === 'start' ? unsent.session.id : unsent.id;
  const known = rows.find((row) => row.id === id);
  const row = unsent.deed === 'start' ? (known ?? unsent.session) : rowAfter(known, unsent);
  if (row === known) return rows;
  const others = rows.filter((other) => other !== known);
  return row ? [...others, row] : others;
}

function rowAfter(known: FocusSession | undefined, unsent: Exclude<UnsentSession, { deed: 'start' }>) {
  if (known && known.status !== 'active') return known;
  if (unsent.deed === 'end') return unsent.ended;
  const { pausedAt, pausedMs } = unsent;
  return known && { ...known, pausedAt, pausedMs };
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
