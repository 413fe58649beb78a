import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds since some moment, whatever is done to the time of this machine. */
  elapsed(): number;
  /** Comes back after so many milliseconds. @throws AbortError once the signal says so */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The time of this machine. */
export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
