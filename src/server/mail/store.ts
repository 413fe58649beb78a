import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deleteInParts } from '../database/delete-in-parts.ts';

/** What is known of letters: not what they say. */
export function letterStore(database: Database) {
  const own = (userId: string, id: string) =>
    database.query.updateTable('letters').where('user_id', '=', userId).where('id', '=', id);
  return {
    /** How many an account ordered since an instant: of a kind, and of all kinds. */
    async ordered(userId: string, kind: string, since: number): Promise<{ alike: number; all: number }> {
      const row = await database.query
        .selectFrom('letters')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('all'),
          fn.sum<number | string | null>(sql<number>`case when kind = ${kind} then 1 else 0 end`).as('alike'),
        ])
        .where('user_id', '=', userId)
        .where('ordered_at', '>', since)
        .executeTakeFirstOrThrow();
      return { all: Number(row.all), alike: Number(row.alike ?? 0) };
    },

    async add(userId: string, id: string, kind: string, now: number): Promise<void> {
      const row = { user_id: userId, id, kind, ordered_at: now, sent_at: null };
      await database.query.insertInto('letters').values(row).execute();
    },

    /** Whether it has gone already, by an attempt whose end nobody wrote down. */
    async hasGone(userId: string, id: string): Promise<boolean> {
      const row = await database.query
        .selectFrom('letters')
        .select('sent_at')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined && row.sent_at !== null;
    },

    async noteSent(userId: string, id: string, now: number): Promise<void> {
      await own(userId, id).set({ sent_at: now }).execute();
    },

    forgetOld: (before: number): Promise<void> =>
      deleteInParts(database, 'letters', sql<boolean>`ordered_at < ${before}`),
  };
}
