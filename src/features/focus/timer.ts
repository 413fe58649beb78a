import { HOUR, MINUTE } from '#shared/day.ts';

/** What one browser knows of a session besides the server: its pauses, and how far its clock is from the server's. */
export interface LocalTiming {
  /** When the running pause began on this browser's clock, or null while the timer runs. */
  pausedAt: number | null;
  /** Milliseconds of the pauses that are over. */
  pausedFor: number;
  /** This browser's clock minus the server's at the start, in milliseconds; 0 where this browser did not start it. */
  clockAhead: number;
}

export const UNTOUCHED: LocalTiming = { pausedAt: null, pausedFor: 0, clockAhead: 0 };

/** Clocks closer than this are taken for one: the rest is the call's own time. */
const SAME_CLOCK = 3000;

/** How far this browser's clock is from the server's, seen at the moment when the answer to a start arrives. */
export function clockAheadOf(startedAt: number, now: number): number {
  return Math.abs(now - startedAt) < SAME_CLOCK ? 0 : now - startedAt;
}

/** Milliseconds of work since the start, without pauses; never negative. */
export function elapsed(startedAt: number, timing: LocalTiming, now: number): number {
  return Math.max(0, (timing.pausedAt ?? now) - timing.clockAhead - startedAt - timing.pausedFor);
}

/** Stops the timer; a second pause changes nothing. */
export function pause(timing: LocalTiming, now: number): LocalTiming {
  return timing.pausedAt === null ? { ...timing, pausedAt: now } : timing;
}

/** Lets the timer go on from where it stopped. */
export function resume(timing: LocalTiming, now: number): LocalTiming {
  if (timing.pausedAt === null) return timing;
  return { ...timing, pausedAt: null, pausedFor: timing.pausedFor + Math.max(0, now - timing.pausedAt) };
}

/** What a session's face shows. Milliseconds; `remaining` is null and `progress` the turn of the hour without a plan. */
export interface Reading {
  elapsed: number;
  remaining: number | null;
  /** 0 … 1. */
  progress: number;
  paused: boolean;
}

/** Reads the timer of a session at `now`. */
export function readTimer(
  session: { startedAt: number; plannedMinutes: number | null },
  timing: LocalTiming,
  now: number,
): Reading {
  const worked = elapsed(session.startedAt, timing, now);
  const paused = timing.pausedAt !== null;
  if (session.plannedMinutes === null) {
    return { elapsed: worked, remaining: null, progress: (worked % HOUR) / HOUR, paused };
  }
  const planned = session.plannedMinutes * MINUTE;
  const remaining = Math.max(0, planned - worked);
  return { elapsed: worked, remaining, progress: 1 - remaining / planned, paused };
}

/** Whole minutes to report at the end: the plan at most, where there is one. */
export function minutesToReport(plannedMinutes: number | null, worked: number): number {
  const minutes = Math.floor(worked / MINUTE);
  return plannedMinutes === null ? minutes : Math.min(minutes, plannedMinutes);
}

const pad = (value: number) => String(value).padStart(2, '0');

/** `MM:SS`, from an hour on `H:MM:SS`. */
export function clockFace(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Whole seconds on the face: a countdown shows 0 only when nothing is left, a count-up only full seconds. */
export function faceSeconds({ elapsed: worked, remaining }: Reading): number {
  return remaining === null ? Math.floor(worked / 1000) : Math.ceil(remaining / 1000);
}

/** Milliseconds until the face changes. */
export function untilNextSecond(reading: Reading): number {
  const rest = reading.remaining === null ? 1000 - (reading.elapsed % 1000) : reading.remaining % 1000;
  return rest || 1000;
}
