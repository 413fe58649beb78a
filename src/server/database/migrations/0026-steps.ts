import { type Kysely, sql } from 'kysely';

/** The steps of a task, as a list in it. */
export async function steps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tasks')
    .addColumn('steps', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  // Whoever followed the feed has tasks without steps: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
