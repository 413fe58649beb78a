import type { Logger } from 'pino';
import { type Trouble, troubleOf } from './trouble.ts';

/** Milliseconds for which a write that went through proves that writes do, and a vain try that they do not. */
const PROVED_FOR = 15_000;
const REFUTED_FOR = 1000;
/** Milliseconds for which a write that met one of these says that others will, although a probe may not. */
const HELD_FOR = 15_000;
const OF_SOME: readonly Trouble[] = ['disk_full', 'disk_failed'];

/** Whether the database does its work: each question is answered by what stands in the way, null where nothing does. */
export interface Condition {
  reading(): Promise<Trouble | null>;
  /** By the fate of the last write, or of one made to find out: on a full disk nothing but a real commit fails. */
  writing(): Promise<Trouble | null>;
  /** A write was committed. */
  wrote(): void;
  /** Something failed that may befall the next write, too. */
  failed(trouble: Trouble): void;
}

export interface ConditionOptions {
  read: () => Promise<unknown>;
  /** Commits something that nobody needs. */
  write: () => Promise<unknown>;
  /** Whether it fails wherever any write does: where not, it may find the room that others lack. */
  isProof: boolean;
  log: Logger;
}

export function watchCondition({ read, write, isProof, log }: ConditionOptions): Condition {
  const reading = createTry(read, log, 'reading');
  const writing = createTry(write, log, 'writing');
  let provedUntil = 0;
  let refutedUntil = 0;
  let held: { trouble: Trouble; until: number } | undefined;

  return {
    reading,
    async writing() {
      if (held && Date.now() < held.until) return held.trouble;
      if (Date.now() < provedUntil) return null;
      if (Date.now() < refutedUntil) return writing.met;
      const trouble = await writing();
      if (trouble) refutedUntil = Date.now() + REFUTED_FOR;
      else provedUntil = Date.now() + PROVED_FOR;
      return trouble;
    },
    wrote() {
      provedUntil = Date.now() + PROVED_FOR;
    },
    failed(trouble) {
      provedUntil = 0;
      if (!isProof && OF_SOME.includes(trouble)) held = { trouble, until: Date.now() + HELD_FOR };
    },
  };
}

interface Try {
  (): Promise<Trouble | null>;
  /** What the last one met. */
  met: Trouble | null;
}

/** Tries `work`, once for all who ask at the same time, and logs where the outcome is another than before. */
function createTry(work: () => Promise<unknown>, log: Logger, kind: string): Try {
  let underWay: Promise<Trouble | null> | undefined;

  async function attempt(): Promise<Trouble | null> {
    try {
      await work();
      if (again.met) log.warn({ kind }, 'the database does its work again');
      again.met = null;
    } catch (error) {
      const trouble = troubleOf(error) ?? 'database_away';
      if (trouble !== again.met) log.error({ err: error, kind, reason: trouble }, 'the database does not do its work');
      again.met = trouble;
    }
    return again.met;
  }

  const again: Try = Object.assign(
    () => {
      underWay ??= attempt().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    { met: null },
  );
  return again;
}
