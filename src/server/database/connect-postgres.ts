import type { Logger } from 'pino';
import { ConfigError } from '../config/config-error.ts';
import type { DatabaseTracing } from '../tracing/following-database.ts';
import { type Gate, keepClaim } from './claim.ts';
import type { Connection } from './connection.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createOutstanding } from './outstanding.ts';
import { OF_THE_PRIMARY, openPostgresPool } from './postgres.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { openReplicas } from './replicas/replicas.ts';
import { texts } from './texts.ts';
import { troubleOf } from './trouble.ts';

interface Where {
  url: string;
  /** How many connections to it are kept. */
  connections: number;
  /** Whether other servers may work with it as well. */
  together: boolean;
  /** Of replicas that are read in its place where they have what is asked for. */
  replicaUrls: readonly string[];
}

/** Claims, migrates and opens the database at `url`. @throws ConfigError where another server holds it */
export async function connectPostgres(
  { url, connections, together, replicaUrls }: Where,
  log: Logger,
  onUnusable: () => void,
  tracing?: DatabaseTracing,
): Promise<Connection> {
  const claim = await keepClaim({
    url,
    log,
    together,
    prepare: () => migrateAt(url, log),
    onUnusable(error) {
      log.fatal({ err: error }, texts.unusable);
      onUnusable();
    },
  }).catch((error) => {
    throw troubleOf(error) === 'database_claimed'
      ? new ConfigError(together ? texts.databaseTakenAlone : texts.databaseTaken)
      : error;
  });
  const replicas = replicaUrls.length > 0 ? openReplicas(replicaUrls, log, tracing) : null;
  const database = openAt(url, log, claim, { tracing, replicas, connections });
  return {
    database,
    waitsFor: claim.waitsFor,
    async close() {
      await database.close();
      await claim.release();
    },
  };
}

/** The database at `url` beside the server that holds it. */
export function openUnclaimed(url: string, log: Logger): Database {
  return openAt(url, log, openGate(log));
}

type Opened = Pick<DatabaseOptions, 'tracing' | 'replicas'> & Partial<Pick<Where, 'connections'>>;

function openAt(
  url: string,
  log: Logger,
  gate: Gate,
  { connections = OF_THE_PRIMARY.connections, ...more }: Opened = {},
): Database {
  const pool = openPostgresPool(url, gate, { ...OF_THE_PRIMARY, connections });
  return openDatabase({
    engine: 'postgres',
    dialect: postgresDialect(pool),
    log,
    era: () => gate.era,
    connections: pool.state,
    ...more,
  });
}

/** Nothing is ever held back. */
const openGate = (log: Logger): Gate => ({
  era: 0,
  outstanding: createOutstanding(() => {}),
  pass() {},
  doubt: (cause) => cause !== undefined && log.warn({ err: cause }, 'a database connection failed'),
});

/** On connections of its own: the claim is not taken yet, so the server's are closed. */
async function migrateAt(url: string, log: Logger): Promise<void> {
  const database = openUnclaimed(url, log);
  try {
    const ran = await migrate(database, async () => {});
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  } finally {
    await database.close();
  }
}
