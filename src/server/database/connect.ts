import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { texts } from './texts.ts';

const DATABASE_FILE = 'takt.db';
const BACKUPS_KEPT = 10;

/** Loaded only where it is used: its driver costs every server of a file ten megabytes. */
const loadPostgres = () => import('./postgres.ts');

export interface Connection {
  database: Database;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names, claims it for this server alone and migrates it.
 * @throws ConfigError where another server holds it
 */
export async function connect(config: Config, log: Logger, onClaimLost: () => void): Promise<Connection> {
  const onFollowUpError = (error: unknown) => log.error({ err: error }, 'follow-up of a commit failed');
  return config.databaseUrl
    ? connectPostgres(config.databaseUrl, log, onFollowUpError, onClaimLost)
    : connectSqlite(config.dataDir, log, onFollowUpError);
}

/**
 * Opens a database beside a running server, without claiming or migrating it: for the operator's commands.
 * @throws ConfigError where there is none yet
 */
export async function openExisting(config: Config, log: Logger): Promise<Database> {
  const onFollowUpError = (error: unknown) => log.error({ err: error }, 'follow-up of a commit failed');
  if (config.databaseUrl) {
    const { openPostgresPool, postgresDialect } = await loadPostgres();
    const pool = openPostgresPool(config.databaseUrl, (error) => log.warn({ err: error }, 'idle connection failed'));
    return openDatabase('postgres', postgresDialect(pool), onFollowUpError);
  }
  const file = join(config.dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new ConfigError(texts.noDatabase(config.dataDir));
  return openDatabase('sqlite', sqliteDialect(openSqliteFile(file)), onFollowUpError);
}

async function connectSqlite(
  dataDir: string,
  log: Logger,
  onFollowUpError: (error: unknown) => void,
): Promise<Connection> {
  const release = claimFolder(dataDir);
  const file = openSqliteFile(join(dataDir, DATABASE_FILE));
  const database = openDatabase('sqlite', sqliteDialect(file), onFollowUpError);
  const ran = await migrate(database, async () => backUp(file, join(dataDir, 'backups')));
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  return {
    database,
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

function backUp(file: DatabaseSync, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `takt-${new Date().toISOString().replaceAll(':', '-')}.db`;
  file.prepare('VACUUM INTO ?').run(join(folder, name));
  const old = readdirSync(folder)
    .filter((entry) => entry.startsWith('takt-'))
    .sort()
    .slice(0, -BACKUPS_KEPT);
  for (const entry of old) rmSync(join(folder, entry));
}

async function connectPostgres(
  url: string,
  log: Logger,
  onFollowUpError: (error: unknown) => void,
  onClaimLost: () => void,
): Promise<Connection> {
  const { claimPostgres, openPostgresPool, postgresDialect } = await loadPostgres();
  let closing = false;
  const claim = await claimPostgres(url, (error) => {
    if (closing) return;
    log.fatal({ err: error }, 'lost the claim on the database');
    onClaimLost();
  });
  if (!claim) {
    throw new ConfigError(texts.databaseTaken);
  }
  const pool = openPostgresPool(url, (error) => log.warn({ err: error }, 'idle database connection failed'));
  const database = openDatabase('postgres', postgresDialect(pool), onFollowUpError);
  const ran = await migrate(database, async () => {});
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  return {
    database,
    async close() {
      closing = true;
      await database.close();
      await claim.release();
    },
  };
}
