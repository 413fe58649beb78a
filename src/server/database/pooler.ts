import type pg from 'pg';

/**
 * Whether statements go through a pooler, which lends another connection of the database for each transaction: it names the
 * connection otherwise than the database does. What a session keeps (settings, locks, statements) is then nobody's.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid !== (client as unknown as { processID: number }).processID;
}
