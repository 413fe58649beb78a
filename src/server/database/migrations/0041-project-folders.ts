import { type Kysely, sql } from 'kysely';

/** A project says in which folder it stands. */
export async function projectFolders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('projects').addColumn('folder', 'text').execute();
  // Whoever followed the feed has rows without it: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
