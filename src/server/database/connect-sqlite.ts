import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { ConfigError } from '../config.ts';
import type { Connection } from './connection.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { texts } from './texts.ts';

export const DATABASE_FILE = 'takt.db';
const BACKUPS_KEPT = 10;

/** Opens, claims and migrates the file in a data folder. @throws ConfigError where another server holds it */
export async function connectSqlite(dataDir: string, log: Logger): Promise<Connection> {
  const release = claimFolder(dataDir);
  const backups = join(dataDir, 'backups');
  const file = openSqliteFile(join(dataDir, DATABASE_FILE));
  const dialect = sqliteDialect(file, () => rescue(file, backups, log));
  const database = openDatabase({ engine: 'sqlite', dialect, log });
  const ran = await migrate(database, async () => void backUp(file, backups));
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  return {
    database,
    waitsFor: null,
    async close() {
      await database.close();
      release();
    },
  };
}

/** The lock is the operating system's, on a file of its own: a killed server leaves nothing to clean up. */
function claimFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new ConfigError(texts.folderTaken(dataDir));
  }
  return () => lock.close();
}

/** @returns the copy's path */
function backUp(file: DatabaseSync, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `takt-${new Date().toISOString().replaceAll(':', '-')}.db`);
  file.prepare('VACUUM INTO ?').run(copy);
  const old = readdirSync(folder)
    .filter((entry) => entry.startsWith('takt-'))
    .sort()
    .slice(0, -BACKUPS_KEPT);
  for (const entry of old) rmSync(join(folder, entry));
  return copy;
}

/** A deleted file lives on for as long as it is open: the last chance to copy it. */
function rescue(file: DatabaseSync, folder: string, log: Logger): void {
  try {
    log.fatal({ copy: backUp(file, folder) }, texts.fileGone);
  } catch (error) {
    log.fatal({ err: error }, texts.fileGoneForGood);
  }
}
