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

/** Tells whether the time of day was put back since it was asked last, as it stands to a clock that nobody can set. */
export function watchSetBack() {
  let ahead = Number.NEGATIVE_INFINITY;
  return (now: number, elapsed: number): boolean => {
    const before = ahead;
    ahead = now - elapsed;
    return ahead < before - TOLERANCE;
  };
}

/** Jobs of one line are done one at a time, or a share of them together. */
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
 * there or here makes no difference. Of the time between two looks at most half a lease counts: while nobody looked, the whole
 * machine may have stood still.
 */
export function watchPulses(lease: number) {
  let seen = new Map<string, { pulse: string; silent: number }>();
  let lookedAt = 0;
  return <P extends Pulse>(pulses: readonly P[], elapsed: number): P[] => {
    const before = seen;
    const since = Math.min(elapsed - lookedAt, lease / 2);
    seen = new Map();
    lookedAt = elapsed;
    return pulses.filter(({ id, leasedBy, attempts, beat }) => {
      const pulse = `${leasedBy} ${attempts} ${beat}`;
      const known = before.get(id);
      const silent = known?.pulse === pulse ? known.silent + since : 0;
      seen.set(id, { pulse, silent });
      return silent >= lease;
    });
  };
}
