import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Handler } from './kinds.ts';
import type { Pace } from './pace.ts';
import { latestPutOff, watchPulses, watchSetBack } from './rules.ts';
import type { JobStore } from './store.ts';

interface Given {
  store: JobStore;
  clock: Pick<Clock, 'now' | 'elapsed'>;
  log: Logger;
  handlers: ReadonlyMap<string, Handler>;
  pace: Pace;
  onSetBack: () => Promise<void>;
  /** The runner's that looks. */
  name: string;
}

/** Takes what was put off by a clock that has been set back since, and what runners that are no more had. */
export function surveying({ store, clock, log, handlers, pace, onSetBack, name }: Given) {
  const silentSince = watchPulses(pace.lease);
  const wasSetBack = watchSetBack();

  /** @param own ids of the jobs that the runner holds */
  return async function survey(own: ReadonlySet<string>): Promise<void> {
    if (wasSetBack(clock.now(), clock.elapsed())) await onSetBack();
    await store.hasten(latestPutOff(clock.now()), clock.now());
    const others = (await store.leased()).filter(({ id, leasedBy }) => leasedBy !== name || !own.has(id));
    for (const pulse of silentSince(others, clock.elapsed())) {
      const handler = handlers.get(pulse.kind);
      if (!handler) continue;
      const dies = handler.every === null && pulse.attempts >= handler.attempts;
      if (!(await store.take(pulse, dies ? clock.now() : null))) continue;
      const told = { job: pulse.kind, attempt: pulse.attempts };
      if (dies) log.error(told, 'a job failed for good: whoever did it is no more');
      else log.warn(told, 'a job is taken from a server that is no more');
    }
  };
}
