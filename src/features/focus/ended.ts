import type { Day } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { FocusSession } from './contract.ts';
import { planEnd } from './rules.ts';
import { timedOf } from './timer.ts';

const newestFirst = (one: FocusSession, other: FocusSession) =>
  compareText(other.startTime, one.startTime) || compareText(other.id, one.id);

/** Sessions that are over at `now`, newest first. One whose plan ran out has ended by itself. */
export const endedSessions = (sessions: readonly FocusSession[], now: number): FocusSession[] =>
  sessions
    .flatMap((session) => {
      if (session.status !== 'active') return session;
      const end = planEnd(timedOf(session));
      if (end === null || end > now) return [];
      const { durationMinutes: actualDurationMinutes } = session;
      return { ...session, status: 'completed' as const, endTime: new Date(end).toISOString(), actualDurationMinutes };
    })
    .sort(newestFirst);

/** Those that began on these days, both of them included. */
export const begunBetween = (sessions: readonly FocusSession[], from: Day, to: Day): FocusSession[] =>
  sessions.filter(({ localDate }) => from <= localDate && localDate <= to);

/** Minutes of ended sessions by task; tasks without a whole minute are left out. */
export function minutesByTask(ended: readonly FocusSession[]): Record<string, number> {
  const minutes: Record<string, number> = {};
  for (const { taskId, actualDurationMinutes } of ended)
    if (taskId !== null && actualDurationMinutes) minutes[taskId] = (minutes[taskId] ?? 0) + actualDurationMinutes;
  return minutes;
}
