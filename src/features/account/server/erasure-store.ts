import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/database/delete-in-parts.ts';
import type { Table } from './store.ts';

/** What somebody can get in by, and what every write begins with. */
const WAYS_IN = [
  'sessions',
  'accounts',
  'passkeys',
  'two_factors',
  'recovery_codes',
  'known_places',
  'calendar_feeds',
  'account_revisions',
] as const satisfies Table[];

/** All SQL of an account's end, which alone writes the tables of every slice. */
export function erasureStore({ database }: Pick<Context, 'database'>) {
  return {
    async takeWaysIn(userId: string): Promise<void> {
      for (const table of WAYS_IN) await database.query.deleteFrom(table).where('user_id', '=', userId).execute();
    },

    /** Erases the account's rows of a table, a part at a time. @throws the signal's reason ahead of the next part */
    eraseRows: (table: Table, userId: string, signal: AbortSignal): Promise<void> =>
      deleteInParts(database, table, sql<boolean>`user_id = ${userId}`, signal),
  };
}
