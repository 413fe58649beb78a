import { type Kysely, sql } from 'kysely';

/** How a task repeats, and the one on which it follows: of each at most one. */
export async function repeats(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('repeat', 'text').execute();
  await db.schema.alterTable('tasks').addColumn('repeated_from', 'text').execute();
  await db.schema
    .createIndex('tasks_by_predecessor')
    .unique()
    .on('tasks')
    .columns(['user_id', 'repeated_from'])
    .where('repeated_from' as never, 'is not', null)
    .execute();
  // Whoever followed the feed has tasks without repeats: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
