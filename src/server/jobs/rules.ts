import { HOUR, MINUTE } from '#shared/day.ts';

const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = HOUR;

/** Milliseconds before another attempt: doubling, and spread so that what failed together is not tried again together. */
export const pauseAfter = (attempts: number, chance: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1)) * (0.75 + chance / 4));

/** Milliseconds by which clocks may differ. */
const TOLERANCE = MINUTE;

/** The instant after which nothing can have been put off yet: where it was, the clock has been set back since. */
export const latestPutOff = (now: number): number => now + TOLERANCE;

/** Jobs of one line are done one at a time. */
export interface InLine {
  line: string;
}

/** Of what is due, in its order, what is taken up now: at most `room` and of each line at most `share`, the lines in turn. */
export function deal<Job extends InLine>(due: readonly Job[], room: number, share: number): Job[] {
  const rounds: Job[][] = [];
  const taken = new Map<string, number>();
  for (const job of due) {
    const round = taken.get(job.line) ?? 0;
    if (round >= share) continue;
    taken.set(job.line, round + 1);
    rounds[round] = [...(rounds[round] ?? []), job];
  }
  return rounds.flat().slice(0, room);
}

/** What a runner that is alive changes again and again of a job that it holds. */
export interface Pulse {
  id: string;
  leasedBy: string;
  attempts: number;
  beat: number;
}

/**
 * Tells whose runner is no more: the pulse stood still for as long as `lease`, by a clock that nobody can set. How late it is
 * there or here makes no difference.
 */
export function watchPulses(lease: number) {
  let seen = new Map<string, { pulse: string; since: number }>();
  return <P extends Pulse>(pulses: readonly P[], elapsed: number): P[] => {
    const before = seen;
    seen = new Map();
    return pulses.filter(({ id, leasedBy, attempts, beat }) => {
      const pulse = `${leasedBy} ${attempts} ${beat}`;
      const known = before.get(id);
      const since = known?.pulse === pulse ? known.since : elapsed;
      seen.set(id, { pulse, since });
      return elapsed - since >= lease;
    });
  };
}
