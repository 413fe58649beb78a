import { type Kysely, sql } from 'kysely';

/** A reminder of a habit is put off: which one, and until when. */
export async function habitSnoozes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('habits').addColumn('snoozed', 'text').execute();
  // Whoever followed the feed has rows without it: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
