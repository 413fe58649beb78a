import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { ConfigError } from '../config/config-error.ts';
import { filesOf } from '../data-folder/files.ts';
import { createPrivateFile, keepFolderPrivate, putInPlace } from '../data-folder/private-file.ts';
import type { DatabaseTracing } from '../tracing/following-database.ts';
import { backUp } from './backups.ts';
import type { Connection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { DamagedFile, examine } from './examine.ts';
import { migrate, refuseNewerSchema } from './migrate.ts';
import { explainFile } from './refusal.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { texts } from './texts.ts';
import { troubleOf } from './trouble.ts';

/**
 * Claims a data folder, and opens and migrates its database, which is made where there is none.
 * @throws ConfigError where another server holds it, it is no whole database that this version knows, or it cannot be written
 */
export async function connectSqlite(dataDir: string, log: Logger, tracing?: DatabaseTracing): Promise<Connection> {
  let release = () => {};
  try {
    release = claimFolder(dataDir);
    const database = await openFolder(dataDir, log, tracing);
    return {
      database,
      waitsFor: null,
      async close() {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw explainFile(error, dataDir);
  }
}

/** The database of a folder beside the server that holds it. @throws ConfigError as `connectSqlite` does, and where there is none */
export async function openUnclaimedFile(dataDir: string, log: Logger): Promise<Database> {
  const { database: file } = filesOf(dataDir);
  if (!existsSync(file)) throw new ConfigError(texts.noDatabase(dataDir));
  try {
    examine(file);
    const database = openDatabase({ engine: 'sqlite', dialect: sqliteDialect(openSqliteFile(file)), log });
    await refuseNewerSchema(database);
    return database;
  } catch (error) {
    throw explainFile(error, dataDir);
  }
}

/** The lock is the operating system's, on a file of its own: a killed server leaves nothing to clean up. */
export function claimFolder(dataDir: string): () => void {
  const { lock: path } = filesOf(dataDir);
  createPrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw troubleOf(error) === 'database_busy' ? new ConfigError(texts.folderTaken(dataDir)) : error;
  }
  return () => lock.close();
}

async function openFolder(dataDir: string, log: Logger, tracing?: DatabaseTracing): Promise<Database> {
  const { database: path, backups } = filesOf(dataDir);
  if (!existsSync(path)) await create(path, log);
  const exposed = keepFolderPrivate(dataDir);
  if (exposed.length > 0)
    log.warn({ files: exposed }, 'others have access to these files, and it cannot be taken away');
  examine(path);
  accessSync(path, constants.W_OK); // SQLite would open it for reading alone.
  const file = openSqliteFile(path);
  const dialect = sqliteDialect(file, () => rescue(file, backups, log));
  const database = openDatabase({ engine: 'sqlite', dialect, log, tracing });
  try {
    const ran = await migrate(database, async () => void backUp(file, backups));
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
    return database;
  } catch (error) {
    await closeAfterFailure(database, file);
    throw error;
  }
}

/** What is left open would leave its log in the folder. Why the start failed is what is told, not why this does. */
async function closeAfterFailure(database: Database, file: DatabaseSync): Promise<void> {
  await Promise.allSettled([database.close()]);
  if (file.isOpen) file.close();
}

/** A database is made beside its place: what a full disk or a power cut leaves of one is never taken for a database. */
async function create(path: string, log: Logger): Promise<void> {
  // Its changes are nowhere else, and a new database would take them for its own.
  if (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size) throw new DamagedFile('journal_alone');
  const beside = `${path}.new`;
  const removeAll = () => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(beside + end, { force: true });
  };
  removeAll();
  try {
    createPrivateFile(beside);
    const file = openSqliteFile(beside);
    const database = openDatabase({ engine: 'sqlite', dialect: sqliteDialect(file), log });
    try {
      await migrate(database, async () => {});
      await database.close();
    } catch (error) {
      await closeAfterFailure(database, file);
      throw error;
    }
    putInPlace(beside, path);
    log.info('database made');
  } finally {
    removeAll();
  }
}

/** A deleted file lives on for as long as it is open: the last chance to copy it. */
function rescue(file: DatabaseSync, folder: string, log: Logger): void {
  try {
    log.fatal({ copy: backUp(file, folder) }, texts.fileGone);
  } catch (error) {
    log.fatal({ err: error }, texts.fileGoneForGood);
  }
}
