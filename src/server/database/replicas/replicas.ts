import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import { type DatabaseTracing, followingDatabase } from '../../tracing/following-database.ts';
import { troubleOf } from '../trouble.ts';
import { openReading } from './reading.ts';
import { openReplica, type Wanted } from './replica.ts';

/** What became of calls that a replica might have answered: it did, had less than they need, failed, or there was none to ask. */
export type Outcome = 'read' | 'behind' | 'failed' | 'resting';

/** Copies of the database that are read where they have what a call needs. */
export interface Replicas {
  /**
   * Does `work`, which only reads, on a replica that has all that is wanted, else on the primary. It may be done twice: what a replica
   * does not answer, the primary does.
   */
  read<T>(wanted: Wanted, work: () => Promise<T>): Promise<T>;
  /** Of each, in the order in which they were named, whether it is read for now. */
  working(): boolean[];
  /** How many calls ended so since this server started. */
  readonly counts: Readonly<Record<Outcome, number>>;
  close(): Promise<void>;
}

/** The replicas at these addresses, asked in turn. */
export function openReplicas(urls: readonly string[], log: Logger, tracing?: DatabaseTracing): Replicas {
  const db = openReading(followingDatabase(tracing, 'postgres').listener);
  const replicas = urls.map((url, index) => openReplica({ url, number: index + 1, log, db }));
  const counts: Record<Outcome, number> = { read: 0, behind: 0, failed: 0, resting: 0 };
  let turn = 0;

  function next() {
    const working = replicas.filter(({ works }) => works);
    turn += 1;
    return working[turn % working.length];
  }

  return {
    counts,
    async read(wanted, work) {
      const replica = next();
      if (!replica) {
        counts.resting += 1;
        return work();
      }
      try {
        const done = await replica.read(wanted, work);
        counts[done ? 'read' : 'behind'] += 1;
        if (done) return done.answer;
      } catch (error) {
        if (error instanceof AppError) {
          counts.read += 1;
          throw error;
        }
        counts.failed += 1;
        if (troubleOf(error)) replica.failed(error);
        else log.warn({ err: error }, 'what a replica did not answer, the primary is asked');
      }
      return work();
    },
    working: () => replicas.map(({ works }) => works),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
