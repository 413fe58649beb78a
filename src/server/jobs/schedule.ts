import type { Logger } from 'pino';

export interface Job {
  name: string;
  run(): Promise<void>;
}

const HOURLY = 60 * 60_000;

/** Runs the jobs one after another every hour, first a minute after start. @returns a function that ends it */
export function scheduleHourly(jobs: Job[], log: Logger): () => void {
  const runAll = async () => {
    for (const job of jobs) {
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
      }
    }
  };
  const first = setTimeout(runAll, 60_000).unref();
  const hourly = setInterval(runAll, HOURLY).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
