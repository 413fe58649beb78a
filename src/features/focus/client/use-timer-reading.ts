import { useEffect, useReducer } from 'react';
import type { FocusSession } from '../contract.ts';
import { type Reading, readTimer, timedOf, untilNextSecond } from '../timer.ts';
import { serverNow } from './session-clocks.ts';

/** Reads a session's timer now. */
export const readNow = (session: FocusSession): Reading => readTimer(timedOf(session), serverNow(session.id));

/**
 * The session's timer, read again whenever its face changes. Nothing is counted here: a tab that slept reads the
 * right time as soon as it wakes. A paused timer and one at zero wake nobody.
 */
export function useReading(session: FocusSession): Reading {
  const [beat, tick] = useReducer((count: number) => count + 1, 0);
  const reading = readNow(session);
  const still = reading.paused || reading.remaining === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat waits for the next one
  useEffect(() => {
    if (still) return;
    const timer = setTimeout(tick, untilNextSecond(readNow(session)));
    return () => clearTimeout(timer);
  }, [session, still, beat]);
  return reading;
}
