import { HOUR, MINUTE } from '#shared/day.ts';
import type { FocusSession } from './contract.ts';
import { type Timed, worked } from './rules.ts';

/** What a session's time is reckoned from, of the interface's words. */
export const timedOf = ({ startTime, durationMinutes, pausedAt, pausedMs }: TimedSession): Timed => ({
  startedAt: Date.parse(startTime),
  plannedMinutes: durationMinutes,
  pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
  pausedFor: pausedMs,
});
type TimedSession = Pick<FocusSession, 'startTime' | 'durationMinutes' | 'pausedAt' | 'pausedMs'>;

/** Clocks closer than this are taken for one: the rest is the call's own time. */
export const SAME_CLOCK = 3000;

/**
 * How far this browser's clock is from the server's, which began a session between the asking and the answer: a page that
 * slept through the call does not take its sleep for a wrong clock.
 */
export function clockAheadOf(
  startedAt: number,
  { askedAt, answeredAt }: { askedAt: number; answeredAt: number },
): number {
  const ahead = Math.max(askedAt - startedAt, 0) + Math.min(answeredAt - startedAt, 0);
  return Math.abs(ahead) < SAME_CLOCK ? 0 : ahead;
}

/** What a session's face shows. Milliseconds; `remaining` is null and `progress` the turn of the hour without a plan. */
export interface Reading {
  elapsed: number;
  remaining: number | null;
  /** 0 … 1. */
  progress: number;
  paused: boolean;
}

/** Reads the timer of a session at `now` of the server's clock. */
export function readTimer(timed: Timed, now: number): Reading {
  const elapsed = worked(timed, now);
  const paused = timed.pausedAt !== null;
  if (timed.plannedMinutes === null) return { elapsed, remaining: null, progress: (elapsed % HOUR) / HOUR, paused };
  const planned = timed.plannedMinutes * MINUTE;
  const remaining = Math.max(0, planned - elapsed);
  return { elapsed, remaining, progress: 1 - remaining / planned, paused };
}

/** Whether a session runs at `now` of the server's clock: one whose plan ran out meanwhile has ended by itself. */
export const runsAt = (session: TimedSession & Pick<FocusSession, 'status'>, now: number): boolean =>
  session.status === 'active' && readTimer(timedOf(session), now).remaining !== 0;

const pad = (value: number) => String(value).padStart(2, '0');

/** `MM:SS`, from an hour on `H:MM:SS`. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Whole seconds on the face: a countdown shows 0 only when nothing is left, a count-up only full seconds. */
export function faceSeconds({ elapsed, remaining }: Reading): number {
  return remaining === null ? Math.floor(elapsed / 1000) : Math.ceil(remaining / 1000);
}

/** Milliseconds until the face changes. */
export function untilNextSecond(reading: Reading): number {
  const rest = reading.remaining === null ? 1000 - (reading.elapsed % 1000) : reading.remaining % 1000;
  return rest || 1000;
}
