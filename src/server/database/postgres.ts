import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inTransaction } from './database.ts';

const INT8 = 20;
/** Advisory lock that the one server without `REDIS_URL` holds on its database. */
const SERVER_LOCK = 0x7a47;

/** A pool whose bigints (instants, counts) come as numbers: all of ours are below 2^53. */
export function openPostgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  pool.on('error', onIdleError);
  return pool;
}

/** Kysely over the pool; refuses the root connection inside a transaction, as on SQLite. */
export function postgresDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => {
        if (inTransaction()) throw new Error('The root connection was used inside a transaction: use database.query');
        return acquire();
      };
      return driver;
    },
  };
}

/**
 * Claims the database for this server until `release`, on a connection of its own.
 * @returns null where another server holds it
 */
export async function claimPostgres(
  url: string,
  onLost: (error: Error) => void,
): Promise<{ release(): Promise<void> } | null> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  client.on('error', onLost);
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as claimed', [SERVER_LOCK]);
  if (rows[0].claimed) return { release: () => client.end() };
  await client.end();
  return null;
}
