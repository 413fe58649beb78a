import type { Engine } from '../database/database.ts';

/** Milliseconds. */
export interface Pace {
  /** For which the pulse of a runner stands still before its jobs are taken from it. */
  lease: number;
  /** Between two beats of that pulse; several fit into a lease. */
  beat: number;
  /** Between two looks while nothing is due: by then a clock that was set, or a runner that is no more, is noticed. */
  look: number;
  /** For which a stop waits for what is under way. */
  drain: number;
  /** After a start before what is done again and again begins. */
  settle: number;
  /** For which what is due may wait before its doing stands back less: well within the half minute that ten thousand at once are promised. */
  late: number;
}

export const PACE: Pace = { lease: 20_000, beat: 5000, look: 10_000, drain: 4000, settle: 60_000, late: 15_000 };

/**
 * Jobs, of whomever, that are done in one transaction or got ready together. For so long others who write wait on SQLite, where many
 * together cost less; on PostgreSQL a call waits for a processor meanwhile.
 */
export const TOGETHER: Readonly<Record<Engine, number>> = { sqlite: 128, postgres: 48 };
