import pg from 'pg';
import { LEASES_TABLE } from '../database/lease.ts';

const CONNECT_WITHIN = 10_000;

export const identifier = (name: string) => pg.escapeIdentifier(name);

/**
 * Lets statements take their time.
 * @param scope behind a pooler only a transaction has settings of its own
 */
export const withoutLimits = (scope: 'set' | 'set local') =>
  ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    .map((limit) => `${scope} ${limit} = 0`)
    .join('; ');

export async function connectAlone(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_WITHIN });
  // A connection that breaks is told by the statement that waits for it; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export interface OwnTable {
  name: string;
  columns: string[];
}

/** The tables of the schema in use, but for those that an extension brought, and that in which servers say that they live. */
export async function ownTables(client: pg.Client, schema?: string): Promise<OwnTable[]> {
  const { rows } = await client.query<OwnTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relname <> '${LEASES_TABLE}' and c.relnamespace = coalesce($1, current_schema())::regnamespace
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [schema ?? null],
  );
  return rows;
}
