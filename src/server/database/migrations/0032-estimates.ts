import { type Kysely, sql } from 'kysely';

/** How many minutes a task is thought to take. */
export async function estimates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('estimate_minutes', 'integer').execute();
  // Whoever followed the feed has tasks without estimates: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
