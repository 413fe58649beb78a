import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE } from '#shared/day.ts';
import type { RemoteBackups } from '../config/services.ts';
import type { Context } from '../context.ts';
import { keptBackups } from './kept.ts';
import type { BackupOptions, MadeBackup } from './make.ts';
import { type RemoteBackup, remoteBackups } from './remote.ts';
import { texts } from './texts.ts';

/** What is to be done now. */
export interface BackupJob {
  /** Of the copy to make; null where none is due. */
  options: BackupOptions | null;
  /** A copy that is made and that the store lacks. */
  send: string | null;
  remote: { store: RemoteBackups; keep: number } | null;
}

/** What came of it; failures in words for the operator. */
export interface BackupOutcome {
  made?: MadeBackup;
  sent?: string;
  failure?: string;
  notSent?: string;
}

/** How often it is looked whether a copy is due: a failed one, or another interval, is noticed as soon. */
const LOOK_EVERY = 10 * MINUTE;

const isDue = (newest: number | undefined, every: number, now: number) =>
  newest === undefined || newest > now || now - newest >= every - LOOK_EVERY / 2;

async function inWorker(workerData: BackupJob): Promise<BackupOutcome> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData });
  worker.unref();
  const [outcome] = await once(worker, 'message');
  return outcome as BackupOutcome;
}

/** The newest copy in the store, made by whichever server; null where it does not answer. */
async function newestAway(store: RemoteBackups, log: Context['log']): Promise<RemoteBackup | undefined | null> {
  try {
    return (await remoteBackups(store).list())[0];
  } catch (error) {
    log.error({ why: texts.notSent((error as Error).message) }, 'the store of backups does not answer');
    return null;
  }
}

/** Makes a copy where the newest is old enough, and brings to the store what it lacks. */
export async function backUpWhenDue({ config, clock, log }: Context, every: number): Promise<void> {
  const { folder, key, keep, remote } = config.backup;
  const now = clock.now();
  const here = keptBackups(folder)[0];
  const away = remote ? await newestAway(remote, log) : undefined;
  const newest = Math.max(here?.madeAt ?? 0, away?.madeAt ?? 0) || undefined;
  const { dataDir, databaseUrl, secret } = config;
  const job: BackupJob = {
    options: isDue(newest, every, now) ? { dataDir, databaseUrl, secret, folder, key, keep, now } : null,
    send: here && here.madeAt > (away?.madeAt ?? 0) ? here.file : null,
    remote: remote && away !== null ? { store: remote, keep } : null,
  };
  if (!job.options && !(job.remote && job.send)) return;
  const { made, sent, failure, notSent } = await inWorker(job);
  if (made) log.info(made, 'backup made');
  if (sent) log.info({ file: sent }, 'backup sent');
  if (failure) log.error({ why: failure }, 'no backup could be made');
  if (notSent) log.error({ why: notSent }, 'no backup could be sent');
}

/** Has copies made in their time where the operator asked for it; of several servers one does. */
export function scheduleBackups(context: Context): void {
  const { every } = context.config.backup;
  if (every !== null) context.jobs.repeat('make-backup', LOOK_EVERY, () => backUpWhenDue(context, every));
}
