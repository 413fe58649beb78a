import type pg from 'pg';

/** Made outside of the migrations: a server has to hold the database before it may migrate it. */
export const LEASES_TABLE = 'server_leases';
/** Who looks at the leases of a database, and changes them, does so alone. */
const LEASES_LOCK = 0x7a48;
/** How long a server that is not heard of is believed to be there, by the database's own clock. */
export const LEASED_FOR = 30;
/** Milliseconds between two signs of life. */
export const RENEWED_EVERY = 5000;

const isFresh = `seen_at > clock_timestamp() - interval '${LEASED_FOR} seconds'`;

/** A server as others on its database know it. */
export interface Holder {
  id: string;
  /** Whether it works together with others, who then may hold the database as well. */
  together: boolean;
}

/** The lock that a server takes, for as long as a connection or a transaction lasts. */
export const lockFor = ({ together }: Pick<Holder, 'together'>, scope: '' | 'xact_') =>
  `pg_try_advisory_${scope}lock${together ? '_shared' : ''}`;

/** Whether a lease stands that excludes this server. */
export async function isLeasedToOthers(client: pg.Client, { id, together }: Holder): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass($1) is not null as known`, [LEASES_TABLE]);
  if (!rows[0].known) return false;
  const others = await client.query(
    `select 1 from server_leases where id <> $1 and ${isFresh} and not (together and $2) limit 1`,
    [id, together],
  );
  return others.rows.length > 0;
}

/**
 * Takes the lease of a database that is reached through a pooler: a lock would be that of whatever connection the
 * pooler lends. The table is made where it is needed, ahead of every migration.
 * @returns false where others hold it
 */
export async function takeLease(client: pg.Client, serverLock: number, holder: Holder): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = 1500; select pg_advisory_xact_lock(${LEASES_LOCK})`);
  try {
    await client.query(`create table if not exists server_leases (
      id text primary key, together boolean not null, seen_at timestamptz not null)`);
    // Whoever reaches the database without the pooler holds it by a lock.
    const { rows } = await client.query(`select ${lockFor(holder, 'xact_')}($1) as free`, [serverLock]);
    const isFree = rows[0].free && !(await isLeasedToOthers(client, holder));
    if (isFree) {
      await client.query(`delete from server_leases where not (${isFresh})`);
      await client.query(
        `insert into server_leases values ($1, $2, clock_timestamp())
         on conflict (id) do update set seen_at = excluded.seen_at`,
        [holder.id, holder.together],
      );
    }
    await client.query('commit');
    return isFree;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** @returns false where the lease has run out meanwhile: somebody else may hold the database */
export async function renewLease(client: pg.Client, { id }: Holder): Promise<boolean> {
  const { rowCount } = await client.query(
    `update server_leases set seen_at = clock_timestamp() where id = $1 and ${isFresh}`,
    [id],
  );
  return rowCount === 1;
}

export async function giveLeaseBack(client: pg.Client, { id }: Holder): Promise<void> {
  await client.query('delete from server_leases where id = $1', [id]);
}
