import pg from 'pg';

/** Settings of a PostgreSQL whose log keeps to a small disk. */
export const SMALL_LOG = ['max_wal_size=32MB', 'min_wal_size=32MB'];

/** Has the log go on in a file of its own, which is there whole, so that what is refused next is so for its tables. */
export async function startNewLog(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
  await client.end();
}
