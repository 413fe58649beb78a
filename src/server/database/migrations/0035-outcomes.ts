import { type Kysely, sql } from 'kysely';

/** How a task that is over ended; until now whatever was completed was done. */
export async function outcomes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('outcome', 'text').execute();
  await sql`update tasks set outcome = 'done' where completed_at is not null`.execute(db);
  // Whoever followed the feed has tasks without outcomes: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
