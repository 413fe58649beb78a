import { type RawBuilder, sql } from 'kysely';
import { rest } from '../event-loop.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** Rows that one statement deletes: some milliseconds, in which nobody else can write on SQLite. */
const AT_ONCE = 500;

/** Deletes some of the rows that fit. @returns how many */
export async function deleteSome(
  { query, engine }: Database,
  table: keyof Tables,
  which: RawBuilder<boolean>,
): Promise<number> {
  const place = sql.ref(engine === 'sqlite' ? 'rowid' : 'ctid');
  const some = sql`select ${place} from ${sql.table(table)} where ${which} limit ${AT_ONCE}`;
  // Of several databases under one name, each has a row at that place. SQLite, which is one, would rather look through all that fit.
  const again = engine === 'sqlite' ? sql`` : sql` and ${which}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${place} in (${some})${again}`.execute(
    query,
  );
  return Number(numAffectedRows);
}

/**
 * Deletes rows, however many, a part at a time with everybody else let in between; each part is a write of its own.
 * @throws the signal's reason ahead of the next part
 */
export async function deleteInParts(
  database: Database,
  table: keyof Tables,
  which: RawBuilder<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    signal?.throwIfAborted();
    deleted = await deleteSome(database, table, which);
    await rest();
  }
}
