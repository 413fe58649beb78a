import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE } from '#shared/day.ts';
import type { Context } from '../context.ts';
import { keptBackups } from './kept.ts';
import type { BackupOptions, MadeBackup } from './make.ts';

export type BackupOutcome = { made: MadeBackup } | { failure: string };

/** How often it is looked whether a copy is due: a failed one, or another interval, is noticed as soon. */
const LOOK_EVERY = 10 * MINUTE;

const isDue = (newest: number | undefined, every: number, now: number) =>
  newest === undefined || newest > now || now - newest >= every - LOOK_EVERY / 2;

async function inWorker(workerData: BackupOptions): Promise<BackupOutcome> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData });
  worker.unref();
  const [outcome] = await once(worker, 'message');
  return outcome as BackupOutcome;
}

/** Makes a copy where the newest is old enough. */
export async function backUpWhenDue({ config, clock, log }: Context, every: number): Promise<void> {
  const { folder, key, keep } = config.backup;
  const now = clock.now();
  if (!isDue(keptBackups(folder)[0]?.madeAt, every, now)) return;
  const { dataDir, databaseUrl, secret } = config;
  const outcome = await inWorker({ dataDir, databaseUrl, secret, folder, key, keep, now });
  if ('failure' in outcome) log.error({ why: outcome.failure }, 'no backup could be made');
  else log.info(outcome.made, 'backup made');
}

/** Has copies made in their time where the operator asked for it; of several servers one does. */
export function scheduleBackups(context: Context): void {
  const { every } = context.config.backup;
  if (every !== null) context.jobs.repeat('make-backup', LOOK_EVERY, () => backUpWhenDue(context, every));
}
