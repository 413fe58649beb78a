import { type Kysely, sql } from 'kysely';

/** Habits know the schedules that they had, each with the day up to which it was in force. */
export async function habitSchedules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('habits')
    .addColumn('earlier_schedules', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  // Whoever followed the feed has rows without them: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
