import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { ConfigError } from '../config/config-error.ts';
import { examine } from '../database/examine.ts';
import { isKnownMigration } from '../database/migrate.ts';
import { openBackup } from './container.ts';
import { BackupFault } from './fault.ts';
import { secretMark } from './make.ts';
import { replaceFile } from './replace-file.ts';
import type { Pour } from './snapshot.ts';
import { texts } from './texts.ts';

export interface RestoreOptions {
  dataDir: string;
  databaseUrl: string | null;
  secret: string;
  file: string;
  key: string | null;
  now: number;
}

export interface Restored {
  madeAt: number | null;
  /** Where lies what was replaced; null where nothing was. */
  replaced: string | null;
  /** The server had another secret when the copy was made. */
  otherSecret: boolean;
}

/**
 * Puts a copy in the place of the database of a server that does not run, which is kept beside it. Where anything is amiss, all
 * stays as it was.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, key, databaseUrl, secret } = options;
  if (!existsSync(file)) throw new ConfigError(texts.noFile(file));
  if (isSqliteFile(file)) return restoreFile(options);
  const { about, payload } = await openBackup(file, key);
  const pour: Pour = (sink) => pipeline(payload, createZstdDecompress(), sink);
  try {
    refuseNewer(about.migrations);
    if ((about.engine === 'postgres') !== (databaseUrl !== null))
      throw new ConfigError(texts.otherEngine(about.engine));
    const replaced = databaseUrl
      ? await (await import('./replace-schema.ts')).replaceSchema(databaseUrl, about, options.now, pour)
      : await replaceFile(options, pour);
    return { madeAt: about.madeAt, replaced, otherSecret: about.secretMark !== secretMark(secret) };
  } finally {
    await payload.return(undefined);
  }
}

/** A file of SQLite itself, as the server lays one by before it changes the schema. */
async function restoreFile(options: RestoreOptions): Promise<Restored> {
  if (options.databaseUrl) throw new ConfigError(texts.otherEngine('sqlite'));
  refuseNewer(examine(options.file, { alone: true }));
  return { madeAt: null, replaced: await replaceFile(options, options.file), otherSecret: false };
}

function refuseNewer(migrations: string[]): void {
  const unknown = migrations.find((name) => !isKnownMigration(name));
  if (unknown) throw new ConfigError(texts.newer(unknown));
}

function isSqliteFile(file: string): boolean {
  const start = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  try {
    const read = readSync(opened, start);
    if (read === 0) throw new BackupFault('cut');
    return start.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(opened);
  }
}
