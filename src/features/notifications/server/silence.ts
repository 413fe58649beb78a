import type { Clock } from '#server/clock.ts';

/** Unanswered requests in a row after which a service is away, and milliseconds until one is tried again. */
const UNANSWERED = 8;
const AWAY = 30_000;
/** Requests that wait for a service, and milliseconds without any answer of it, after which no more are put behind them. */
const WAITING = 64;
const SILENT = 1500;

interface Service {
  waiting: number;
  unanswered: number;
  heardAt: number;
  awayUntil: number;
}

/** Knows which services answer nothing for now: whoever waits for them keeps others from theirs. */
export function watchSilence({ elapsed }: Pick<Clock, 'elapsed'>) {
  const services = new Map<string, Service>();

  return {
    /** @returns what hears whether an answer came; undefined where nothing is to be asked of the service just now */
    begin(origin: string): ((answered: boolean) => void) | undefined {
      const now = elapsed();
      const service = services.get(origin) ?? { waiting: 0, unanswered: 0, heardAt: now, awayUntil: 0 };
      if (now < service.awayUntil) return undefined;
      if (service.waiting >= WAITING && now - service.heardAt >= SILENT) return undefined;
      services.set(origin, service);
      if (service.waiting === 0) service.heardAt = now;
      service.waiting += 1;
      // One is let through to try.
      if (service.unanswered >= UNANSWERED) service.awayUntil = now + AWAY;
      let isOpen = true;
      return (answered) => {
        if (!isOpen) return;
        isOpen = false;
        service.waiting -= 1;
        service.unanswered = answered ? 0 : service.unanswered + 1;
        if (answered) [service.heardAt, service.awayUntil] = [elapsed(), 0];
        else if (service.unanswered === UNANSWERED) service.awayUntil = elapsed() + AWAY;
        if (service.waiting === 0 && answered) services.delete(origin);
      };
    },
  };
}
