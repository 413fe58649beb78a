import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** Tables of rows that are deleted softly, or that tell of such. */
type Dated = {
  [T in keyof Tables]: Tables[T] extends { user_id: unknown; deleted_at: unknown } ? T : never;
}[keyof Tables];

/**
 * Accounts that have rows of a table deleted before an instant, epoch milliseconds. Those that are closed are erased whole, and
 * are none of them.
 */
export async function ownersOfOlder({ query }: Database, table: Dated, instant: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.user_id as id from ${sql.table(table)} t
    inner join account_revisions a on a.user_id = t.user_id 
    where t.deleted_at is not null and t.deleted_at < ${instant}`.execute(query);
  return rows.map(({ id }) => id);
}
