import { HOUR, MINUTE } from '#shared/day.ts';

export const STATUSES = ['active', 'completed', 'interrupted'] as const;
export type EndedStatus = 'completed' | 'interrupted';

/** Minutes that the start dialog offers; 0 is unlimited. */
export const DURATIONS = [25, 45, 60, 0] as const;
export const DEFAULT_DURATION = 45;
export const DURATION_MAX = 1440;

/** Milliseconds after which a session that nobody ended is taken for forgotten. */
export const FORGOTTEN_AFTER = 24 * HOUR;

/** What the end of a session is decided from. Instants are epoch milliseconds; `plannedMinutes` null is unlimited. */
export interface Running {
  startedAt: number;
  plannedMinutes: number | null;
  /** When somebody was last known to be at it: the start, or the latest check-in. */
  witnessedAt: number;
}

export interface Ending {
  status: EndedStatus;
  actualMinutes: number;
  endedAt: number;
}

/** What a caller says about the end; what is missing is decided by the clock. */
export interface ToldEnding {
  status?: EndedStatus | undefined;
  actualMinutes?: number | undefined;
  endedAt?: number | undefined;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Planned minutes of a start, null for unlimited: 0, null and the flag all mean that. `duration` is another name of
 * `durationMinutes`; a start that says nothing is the standard session.
 */
export function plannedMinutes(start: {
  durationMinutes?: number | null | undefined;
  duration?: number | null | undefined;
  isUnlimited?: boolean | undefined;
}): number | null {
  if (start.isUnlimited) return null;
  const minutes = start.durationMinutes === undefined ? start.duration : start.durationMinutes;
  return (minutes === undefined ? DEFAULT_DURATION : minutes) || null;
}

/** Milliseconds since the start; a clock that was moved back never makes them negative. */
export const sinceStart = ({ startedAt }: Pick<Running, 'startedAt'>, now: number) => Math.max(0, now - startedAt);

/** True once the planned time has passed; an unlimited session is complete whenever it ends. */
export function isPlanReached(running: Pick<Running, 'startedAt' | 'plannedMinutes'>, now: number): boolean {
  return sinceStart(running, now) >= (running.plannedMinutes ?? 0) * MINUTE;
}

/** Whole minutes that the clock alone counts: of a session with a plan, never more than the plan. */
export function wholeMinutes(running: Pick<Running, 'startedAt' | 'plannedMinutes'>, now: number): number {
  const minutes = Math.floor(sinceStart(running, now) / MINUTE);
  return running.plannedMinutes === null ? minutes : Math.min(minutes, running.plannedMinutes);
}

/**
 * How a session ends at `now`. Minutes that are told are kept within 0 … the minutes on the wall since the start,
 * rounded up: the caller knows of pauses, but time cannot be invented.
 */
export function endingAt(running: Running, now: number, told: ToldEnding = {}): Ending {
  const { startedAt } = running;
  const longest = Math.ceil(sinceStart(running, now) / MINUTE);
  const actual = told.actualMinutes === undefined ? wholeMinutes(running, now) : Math.floor(told.actualMinutes);
  return {
    status: told.status ?? (isPlanReached(running, now) ? 'completed' : 'interrupted'),
    actualMinutes: clamp(actual, 0, longest),
    endedAt: clamp(told.endedAt ?? now, startedAt, Math.max(startedAt, now)),
  };
}

/** True for a session that is older than 24 hours and was never ended. */
export const isForgotten = (running: Pick<Running, 'startedAt'>, now: number) =>
  sinceStart(running, now) > FORGOTTEN_AFTER;

/** Milliseconds after its end from which a session's end is no news that a sound should break. */
const STILL_NEWS = 2 * MINUTE;

/** What a window makes of a session whose time has run out: the server's affair, an end without a word, or one to be told. */
export function endSeen(
  running: Pick<Running, 'startedAt' | 'plannedMinutes'>,
  now: number,
): 'forgotten' | 'late' | 'news' {
  if (isForgotten(running, now)) return 'forgotten';
  return now - running.startedAt - (running.plannedMinutes ?? 0) * MINUTE < STILL_NEWS ? 'news' : 'late';
}

/** How a forgotten session ends: with its plan, or with as much as somebody was known to be at it. */
export function forgottenEnding({ startedAt, plannedMinutes, witnessedAt }: Running): Ending {
  const witnessed = clamp(Math.floor((witnessedAt - startedAt) / MINUTE), 0, FORGOTTEN_AFTER / MINUTE);
  return {
    status: 'interrupted',
    actualMinutes: plannedMinutes ?? witnessed,
    endedAt: startedAt + FORGOTTEN_AFTER,
  };
}

/** What a task has taken: ended sessions only; the average in whole minutes. */
export function timeSpent(minutes: readonly number[]) {
  const totalMinutes = minutes.reduce((sum, value) => sum + value, 0);
  const totalSessions = minutes.length;
  return {
    totalMinutes,
    totalSessions,
    avgSessionDuration: totalSessions === 0 ? 0 : Math.round(totalMinutes / totalSessions),
  };
}
