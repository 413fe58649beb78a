import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DatabaseTracing } from '../tracing/following-database.ts';
import { connectSqlite, openUnclaimedFile } from './connect-sqlite.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { refuseNewerSchema } from './migrate.ts';
import { explainServer } from './refusal.ts';

/** Loaded only where it is used: its driver costs every server of a file ten megabytes. */
const loadPostgres = () => import('./connect-postgres.ts');

/**
 * Opens the database that the configuration names, claims it, for this server alone unless there is `REDIS_URL`, and migrates it; a PostgreSQL that is
 * away is waited for, behind what this answers. `onUnusable` hears where it comes back as one that cannot be migrated.
 * @throws ConfigError where another server holds it, a newer version changed it, or it is damaged or cannot be written
 */
export async function connect(
  config: Config,
  log: Logger,
  onUnusable: () => void,
  tracing?: DatabaseTracing,
): Promise<Connection> {
  if (!config.databaseUrl) return connectSqlite(config.dataDir, log, tracing);
  const { connectPostgres } = await loadPostgres();
  try {
    const { databaseUrl: url, databaseConnections: connections, replicaUrls } = config;
    const where = { url, connections, together: config.redisUrl !== null, replicaUrls };
    return await connectPostgres(where, log, onUnusable, tracing);
  } catch (error) {
    throw explainServer(error);
  }
}

/**
 * Opens a database beside a running server, without claiming or migrating it: for the operator's commands.
 * @throws ConfigError where there is none yet, and as `connect` does
 */
export async function openExisting(config: Config, log: Logger): Promise<Database> {
  if (!config.databaseUrl) return openUnclaimedFile(config.dataDir, log);
  const database = (await loadPostgres()).openUnclaimed(config.databaseUrl, log);
  await refuseNewerSchema(database);
  return database;
}
