import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { connectSqlite, DATABASE_FILE } from './connect-sqlite.ts';
import type { Connection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import { texts } from './texts.ts';

/** Loaded only where it is used: its driver costs every server of a file ten megabytes. */
const loadPostgres = () => import('./connect-postgres.ts');

/**
 * Opens the database that the configuration names, claims it for this server alone and migrates it; a PostgreSQL that is
 * away is waited for, behind what this answers. `onUnusable` hears where it comes back as one that cannot be migrated.
 * @throws ConfigError where another server holds it
 */
export async function connect(config: Config, log: Logger, onUnusable: () => void): Promise<Connection> {
  if (!config.databaseUrl) return connectSqlite(config.dataDir, log);
  const { connectPostgres } = await loadPostgres();
  return connectPostgres(config.databaseUrl, log, onUnusable);
}

/**
 * Opens a database beside a running server, without claiming or migrating it: for the operator's commands.
 * @throws ConfigError where there is none yet
 */
export async function openExisting(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return (await loadPostgres()).openUnclaimed(config.databaseUrl, log);
  const file = join(config.dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new ConfigError(texts.noDatabase(config.dataDir));
  return openDatabase({ engine: 'sqlite', dialect: sqliteDialect(openSqliteFile(file)), log });
}
