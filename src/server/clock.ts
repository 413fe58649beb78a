import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './context.ts';

/** The time of this machine. */
export const systemClock: Clock = {
  now: Date.now,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
