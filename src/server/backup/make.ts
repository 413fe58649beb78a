import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { createPrivateFile, putInPlace } from '../data-folder/private-file.ts';
import { keyFor } from '../sealing.ts';
import { openBackup, sealing } from './container.ts';
import { backupName, forgetOldest, sweepUnfinished } from './kept.ts';
import type { Snapshot } from './snapshot.ts';

export interface BackupOptions {
  dataDir: string;
  databaseUrl: string | null;
  secret: string;
  folder: string;
  /** The operator's words by which copies are encrypted. */
  key: string | null;
  /** How many copies the folder keeps. */
  keep: number;
  now: number;
}

export interface MadeBackup {
  file: string;
  bytes: number;
}

export const secretMark = (secret: string) => keyFor(secret, 'mark of a backup').toString('hex').slice(0, 16);

async function snapshotOf({ dataDir, databaseUrl, now }: BackupOptions): Promise<Snapshot> {
  if (!databaseUrl) return (await import('./sqlite-snapshot.ts')).sqliteSnapshot(dataDir, now);
  return (await import('./postgres-snapshot.ts')).postgresSnapshot(databaseUrl);
}

/**
 * Makes a copy of the database beside whoever works with it, reads it once more to the end, and lets the oldest copies go. A
 * file of its name is there whole or not at all.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { folder, key, keep, now } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweepUnfinished(folder, now);
  const file = join(folder, backupName(now));
  const beside = `${file}.new`;
  try {
    createPrivateFile(beside);
    const snapshot = await snapshotOf(options);
    try {
      const { engine, migrations } = snapshot;
      const about = { engine, migrations, madeAt: now, secretMark: secretMark(options.secret) };
      const seal = await sealing(about, key);
      await pipeline(snapshot.payload, createZstdCompress(), seal, createWriteStream(beside, { flags: 'r+' }));
    } finally {
      await snapshot.close();
    }
    await readThrough(beside, key);
    putInPlace(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
  forgetOldest(folder, keep);
  return { file, bytes: statSync(file).size };
}

/** Reads a copy to its end. @throws BackupFault where it is not what was made */
export async function readThrough(file: string, key: string | null): Promise<void> {
  const { payload } = await openBackup(file, key);
  for await (const _ of payload);
}
