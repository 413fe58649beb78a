import { type Kysely, sql } from 'kysely';

/** A project can be put out of the way. */
export async function projectArchive(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('projects').addColumn('archived_at', 'bigint').execute();
  // Whoever followed the feed has rows without it: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
