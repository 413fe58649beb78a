import { sharedState } from '#client/lib/shared-state.ts';
import type { FocusSession } from '../contract.ts';
import { clockAheadOf } from '../timer.ts';

const KEPT = 5;

/** This browser's clock minus the server's in milliseconds, of the latest sessions that began here, by id. */
const clocks = sharedState<Record<string, number>>('focus-clocks', {});

/** Notes, when a start is asked for (by this clock) and when its answer arrives, how the clocks differ. */
export function noteStart({ id, startTime }: FocusSession, askedAt: number): void {
  const ahead = clockAheadOf(Date.parse(startTime), { askedAt, answeredAt: Date.now() });
  clocks.update(({ [id]: _, ...others }) => Object.fromEntries([...Object.entries(others), [id, ahead]].slice(-KEPT)));
}

/** The time on the server's clock, as far as this browser knows it. */
export const serverNow = (sessionId: string): number => Date.now() - (clocks.get()[sessionId] ?? 0);
