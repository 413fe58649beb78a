import { parentPort, workerData } from 'node:worker_threads';
import { explainBackup } from './explain.ts';
import { makeBackup } from './make.ts';
import { remoteBackups } from './remote.ts';
import type { BackupJob, BackupOutcome } from './schedule.ts';
import { texts } from './texts.ts';

/** Copying, packing and encrypting hold up nobody here. */
const { options, send, remote } = workerData as BackupJob;
const outcome: BackupOutcome = {};
try {
  if (options) outcome.made = await makeBackup(options);
} catch (error) {
  outcome.failure = explainBackup(error, options!.folder) ?? String(error);
}
const file = outcome.made?.file ?? send;
if (remote && file) {
  try {
    await remoteBackups(remote.store).send(file, remote.keep);
    outcome.sent = file;
  } catch (error) {
    outcome.notSent = texts.notSent((error as Error).message);
  }
}
parentPort!.postMessage(outcome);
