import { HOUR, MINUTE } from '#shared/day.ts';
import { planEnd, type Running, worked } from './rules.ts';

/** For so long a session is asked about that nobody was known to be at. */
const HEARD_WITHIN = 3 * HOUR;

/** How many check-ins are due after so much work; a question is asked whenever this grows. */
export const checkInsDue = (elapsed: number, frequency: number) => Math.floor(elapsed / (frequency * MINUTE));

/** When the next check-in of a session is due after an instant; undefined in a pause, and where the plan is over by then. */
export function nextCheckIn(running: Running, frequency: number, after: number): number | undefined {
  const { startedAt, pausedAt, pausedFor } = running;
  if (pausedAt !== null) return undefined;
  const work = (checkInsDue(worked(running, after), frequency) + 1) * frequency * MINUTE;
  const [at, over] = [startedAt + pausedFor + work, planEnd(running)];
  return over !== null && at >= over ? undefined : at;
}

/** Whether a check-in is due at an instant of a session at which somebody may still be. */
export const isCheckInDue = (running: Running, frequency: number, at: number): boolean =>
  nextCheckIn(running, frequency, at - 1) === at && at - running.witnessedAt <= HEARD_WITHIN;
