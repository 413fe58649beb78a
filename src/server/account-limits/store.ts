import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How much of a table an account holds. */
export interface Holding {
  rows: number;
  /** Of the limited texts, in UTF-8. */
  bytes: number;
}

export function accountLimitStore(database: Database) {
  // Both engines know a text's bytes without reading the text.
  const bytesOf = (column: string) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`;
  return {
    /** Counts an account's rows, and the bytes of those columns. */
    async measure(userId: string, table: string, columns: readonly string[]): Promise<Holding> {
      const sum = columns.length > 0 ? sql`coalesce(sum(${sql.join(columns.map(bytesOf), sql` + `)}), 0)` : sql`0`;
      const { rows } = await sql<Record<'held' | 'bytes', number | string>>`
        select count(*) as held, ${sum} as bytes from ${sql.table(table)} where user_id = ${userId}
      `.execute(database.query);
      return { rows: Number(rows[0]!.held), bytes: Number(rows[0]!.bytes) };
    },
  };
}
