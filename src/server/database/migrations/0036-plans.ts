import { type Kysely, sql } from 'kysely';

/** When a task is meant to be done: a day, a time on it, or no day at all. */
export async function plans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('planned_day', 'text').execute();
  await db.schema.alterTable('tasks').addColumn('planned_time', 'text').execute();
  await db.schema
    .alterTable('tasks')
    .addColumn('someday', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Whoever followed the feed has tasks without plans: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
