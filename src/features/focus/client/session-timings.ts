import { sharedState } from '#client/lib/shared-state.ts';
import type { FocusSession } from '../contract.ts';
import { clockAheadOf, type LocalTiming, pause, type Reading, readTimer, resume, UNTOUCHED } from '../timer.ts';

/** Timings of the latest sessions by id. */
type Timings = Record<string, LocalTiming>;

const KEPT = 5;

const timings = sharedState<Timings>('focus-timing', {});

const withTiming = (all: Timings, id: string, timing: LocalTiming): Timings => {
  const { [id]: _, ...others } = all;
  return Object.fromEntries([...Object.entries(others), [id, timing] as const].slice(-KEPT));
};

const change = (id: string, next: (timing: LocalTiming) => LocalTiming) =>
  timings.update((all) => withTiming(all, id, next(all[id] ?? UNTOUCHED)));

/** Notes, when the answer to a start arrives, that the session began here and how the clocks differ. */
export function noteStart({ id, startTime }: FocusSession): void {
  change(id, () => ({ ...UNTOUCHED, clockAhead: clockAheadOf(Date.parse(startTime), Date.now()) }));
}

/** Stops the timer in all windows of this browser. */
export const pauseTimer = (id: string) => change(id, (timing) => pause(timing, Date.now()));

/** Lets it go on. */
export const resumeTimer = (id: string) => change(id, (timing) => resume(timing, Date.now()));

/** What this browser knows of a session's time; undefined where it neither began nor paused here. */
export const useTiming = (id: string): LocalTiming | undefined => timings.use()[id];

export const timingOf = (id: string): LocalTiming => timings.get()[id] ?? UNTOUCHED;

/** Reads a session's timer now. */
export function readNow({ startTime, durationMinutes }: FocusSession, timing: LocalTiming): Reading {
  return readTimer({ startedAt: Date.parse(startTime), plannedMinutes: durationMinutes }, timing, Date.now());
}
