import { type Kysely, sql } from 'kysely';

/** When somebody is reminded of a task, as a list in it. */
export async function reminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tasks')
    .addColumn('reminders', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  // Whoever followed the feed has tasks without reminders: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
