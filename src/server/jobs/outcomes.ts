import type { Logger } from 'pino';
import { troubleOf } from '../database/trouble.ts';
import type { Held, Outcome } from './attempt.ts';
import { failureToTell } from './failure.ts';

/** Writes what became of jobs. */
export function keepingOutcomes(log: Logger) {
  /** What has been tried, while it is written what became of it. */
  const settling = new Map<Held, Promise<void>>();
  /** Outcomes that the database did not take yet. */
  const unsettled = new Map<Held, Outcome>();

  async function write(one: Held, outcome: Outcome): Promise<void> {
    if (one.over) return;
    try {
      await outcome();
    } catch (error) {
      if (troubleOf(error)) unsettled.set(one, outcome);
      else log.error({ job: one.row.kind, failure: failureToTell(error) }, 'what became of a job could not be kept');
    }
  }

  function settle(one: Held, outcome: Outcome): Promise<void> {
    const written = write(one, outcome).finally(() => settling.delete(one));
    settling.set(one, written);
    return written;
  }

  return { settling, unsettled, settle };
}
