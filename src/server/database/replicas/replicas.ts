import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import { type DatabaseTracing, followingDatabase } from '../../tracing/following-database.ts';
import { troubleOf } from '../trouble.ts';
import { openReading } from './reading.ts';
import { openReplica } from './replica.ts';
import type { Outcome, Replicas } from './wanted.ts';

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
