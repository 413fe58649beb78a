import { type Kysely, sql } from 'kysely';

/** A habit reminds at several times, and on some days of the week alone where one wants. */
export async function habitReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('habits')
    .addColumn('reminder_times', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('habits')
    .addColumn('reminder_days', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update habits set reminder_times = '["' || reminder_time || '"]' where reminder_time is not null`.execute(
    db,
  );
  // Whoever followed the feed has rows without them: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
