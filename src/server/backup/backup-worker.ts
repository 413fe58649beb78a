import { parentPort, workerData } from 'node:worker_threads';
import { explainBackup } from './explain.ts';
import { type BackupOptions, makeBackup } from './make.ts';
import type { BackupOutcome } from './schedule.ts';

/** Copying, packing and encrypting hold up nobody here. */
const options = workerData as BackupOptions;
let outcome: BackupOutcome;
try {
  outcome = { made: await makeBackup(options) };
} catch (error) {
  outcome = { failure: explainBackup(error, options.folder) ?? String(error) };
}
parentPort!.postMessage(outcome);
