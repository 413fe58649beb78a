import { HOUR, MINUTE } from '#shared/day.ts';

export const STATUSES = ['active', 'completed', 'interrupted'] as const;
export type EndedStatus = 'completed' | 'interrupted';

/** What answers and rows that were kept before pauses were known say of them. */
export const FRESH_SESSION = { pausedAt: null, pausedMs: 0 };

/** Minutes that the start dialog offers; 0 is unlimited. */
export const DURATIONS = [25, 45, 60, 0] as const;
export const DEFAULT_DURATION = 45;
export const DURATION_MAX = 1440;

/** Milliseconds after which a session that nobody ended is taken for forgotten. */
export const FORGOTTEN_AFTER = 24 * HOUR;

/** What a session's time is reckoned from. Instants are epoch milliseconds; `plannedMinutes` null is unlimited. */
export interface Timed {
  startedAt: number;
  plannedMinutes: number | null;
  /** When the pause began that still goes on; null while somebody works. */
  pausedAt: number | null;
  /** Milliseconds of the pauses that are over. */
  pausedFor: number;
}

/** What the end of a session is decided from. */
export interface Running extends Timed {
  /** When somebody was last known to be at it: the start, a pause, or the latest check-in. */
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

/** Milliseconds of work since the start, without pauses; a clock that was moved back never makes them negative. */
export function worked({ startedAt, pausedAt, pausedFor }: Omit<Timed, 'plannedMinutes'>, now: number): number {
  return Math.max(0, Math.min(now, pausedAt ?? now) - startedAt - pausedFor);
}

/** Stops the time; a second pause changes nothing. */
export function paused<T extends Timed>(timed: T, now: number): T {
  return timed.pausedAt === null ? { ...timed, pausedAt: Math.max(now, timed.startedAt) } : timed;
}

/** Lets it go on from where it stopped. */
export function resumed<T extends Timed>(timed: T, now: number): T {
  if (timed.pausedAt === null) return timed;
  return { ...timed, pausedAt: null, pausedFor: timed.pausedFor + Math.max(0, now - timed.pausedAt) };
}

/** When the plan runs out; null without a plan, and during a pause. */
export function planEnd({ startedAt, plannedMinutes, pausedAt, pausedFor }: Timed): number | null {
  return plannedMinutes === null || pausedAt !== null ? null : startedAt + plannedMinutes * MINUTE + pausedFor;
}

/** True once the planned time is worked; an unlimited session is complete whenever it ends. */
export const isPlanReached = (timed: Timed, now: number): boolean =>
  worked(timed, now) >= (timed.plannedMinutes ?? 0) * MINUTE;

/** Whole minutes that the clock alone counts: of a session with a plan, never more than the plan. */
export function wholeMinutes(timed: Timed, now: number): number {
  return Math.min(Math.floor(worked(timed, now) / MINUTE), timed.plannedMinutes ?? Number.POSITIVE_INFINITY);
}

/** How a session ends where nobody ends it: with its plan, or after a day with as much as somebody was known to be at it. */
export function ownEnding(running: Running): Ending {
  const { startedAt, plannedMinutes, witnessedAt } = running;
  const [over, forgotten] = [planEnd(running), startedAt + FORGOTTEN_AFTER];
  if (over !== null && over <= forgotten) return { status: 'completed', actualMinutes: plannedMinutes!, endedAt: over };
  const until = plannedMinutes === null ? Math.min(witnessedAt, forgotten) : forgotten;
  return { status: 'interrupted', actualMinutes: wholeMinutes(running, until), endedAt: forgotten };
}

/** True once a session has ended by itself. */
export function isOver(running: Running, now: number): boolean {
  const { status, endedAt } = ownEnding(running);
  return status === 'completed' ? now >= endedAt : now > endedAt;
}

/** True for an end that nobody told: the plan ran out, or a day had passed. */
export const endedByItself = (timed: Timed, endedAt: number): boolean =>
  endedAt === planEnd(timed) || endedAt === timed.startedAt + FORGOTTEN_AFTER;

/**
 * How a session ends at `now`, if it has not ended by itself before. Minutes that are told are kept within 0 … the minutes
 * of work, rounded up: time cannot be invented.
 */
export function endingAt(running: Running, now: number, told: ToldEnding = {}): Ending {
  const { startedAt } = running;
  const longest = Math.ceil(worked(running, now) / MINUTE);
  const actual = told.actualMinutes === undefined ? wholeMinutes(running, now) : Math.floor(told.actualMinutes);
  const latest = Math.max(startedAt, Math.min(now, ownEnding(running).endedAt));
  return {
    status: told.status ?? (isPlanReached(running, now) ? 'completed' : 'interrupted'),
    actualMinutes: clamp(actual, 0, longest),
    endedAt: clamp(told.endedAt ?? now, startedAt, latest),
  };
}

/** Milliseconds after its end from which a session's end is no news that a sound should break. */
const STILL_NEWS = 2 * MINUTE;

/** True for the end of a plan that a window sees while it still is news. */
export const isNews = (timed: Timed, now: number): boolean => now - (planEnd(timed) ?? now) < STILL_NEWS;

/** Milliseconds in which a device that has a network hears that a session runs: whoever begins another one within them is told so. */
export const HEARD_WITHIN = MINUTE;

/** How a session was by a moment, of which nobody has said yet how it ends. */
export const endingBy = (running: Running, moment: number): Ending =>
  isOver(running, moment) ? ownEnding(running) : endingAt(running, moment);

/** A session between its beginning and its end, which is infinity while it runs. */
export interface Stretch {
  startedAt: number;
  endedAt: number;
}

/** Milliseconds of a session that lie in others. @param others in the order in which they began */
export function overlapOf(session: Stretch, others: readonly Stretch[]): number {
  let [taken, reached] = [0, session.startedAt];
  for (const { startedAt, endedAt } of others) {
    const until = Math.min(endedAt, session.endedAt);
    taken += Math.max(0, until - Math.max(startedAt, reached));
    reached = Math.max(reached, until);
  }
  return taken;
}

/**
 * Minutes that count of a session's own: of two that overlap, the overlap is the earlier one's.
 * @param earlier in the order in which they began
 */
export function countedMinutes(session: Stretch & { minutes: number }, earlier: readonly Stretch[]): number {
  const taken = overlapOf(session, earlier);
  if (taken === 0) return session.minutes;
  return Math.min(session.minutes, Math.floor((session.endedAt - session.startedAt - taken) / MINUTE));
}

/** Minutes of a session that is written down or corrected afterwards: as told, else the time without its pauses. */
export function pastMinutes(
  { startedAt, endedAt, pausedFor }: Stretch & Pick<Timed, 'pausedFor'>,
  told: number | undefined,
): number {
  const lasted = endedAt - startedAt;
  if (told === undefined) return Math.floor(Math.max(0, lasted - pausedFor) / MINUTE);
  return clamp(Math.floor(told), 0, Math.ceil(lasted / MINUTE));
}

/** A device's clock may be that much ahead. */
const CLOCKS_APART = 5 * MINUTE;

/** Why a session cannot have lasted so, if it cannot. */
export function stretchFault({ startedAt, endedAt }: Stretch, now: number): 'order' | 'long' | 'future' | null {
  if (endedAt <= startedAt) return 'order';
  if (endedAt > now + CLOCKS_APART) return 'future';
  return endedAt - startedAt > FORGOTTEN_AFTER ? 'long' : null;
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
