import { MINUTE } from '#shared/day.ts';

/** Windows ask at the same moment by their own clocks, so one may ask a little early. */
const EARLY = 2000;

/** Answers of one tap. */
export const ANSWERS = ['well', 'hard', 'pause'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What was said during a session, oldest first; instants are epoch milliseconds. */
export interface Said {
  saidAt: number;
  message: string;
  /** Null until the user has answered. */
  answer: Answer | null;
}

/**
 * The check-in that was already made for the present interval, if any: the latest of the same interval since the
 * start, or one made within the last minute, which another window's question at the edge of an interval belongs to.
 * @param frequency minutes between check-ins
 */
export function currentCheckIn(
  said: readonly Said[],
  { startedAt, now, frequency }: { startedAt: number; now: number; frequency: number },
): Said | undefined {
  const last = said.at(-1);
  if (!last) return undefined;
  const intervalOf = (instant: number) => Math.floor((instant - startedAt + EARLY) / (frequency * MINUTE));
  return now - last.saidAt < MINUTE || intervalOf(last.saidAt) >= intervalOf(now) ? last : undefined;
}

/** How far a session is, as the assistant sees it. Minutes are whole; `remaining` is null without a plan. */
export type Phase = 'early' | 'middle' | 'late' | 'over' | 'long';

const LONG_WITHOUT_PLAN = 90;

/** What the words are about: the beginning, the stretch, the end, time run out, or a long run without a plan. */
export function phaseOf(elapsedMinutes: number, plannedMinutes: number | null): Phase {
  if (plannedMinutes === null) return elapsedMinutes >= LONG_WITHOUT_PLAN ? 'long' : 'middle';
  const remaining = plannedMinutes - elapsedMinutes;
  if (remaining <= 0) return 'over';
  if (remaining <= Math.max(5, plannedMinutes / 5)) return 'late';
  return elapsedMinutes < plannedMinutes / 3 ? 'early' : 'middle';
}
