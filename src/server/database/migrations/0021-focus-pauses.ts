import { type Kysely, sql } from 'kysely';

/** Sessions know their pauses, and can be corrected and deleted. */
export async function focusPauses(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const add = (column: string, type: 'bigint' | 'integer' | 'text', atFirst?: number | string) =>
    schema
      .alterTable('focus_sessions')
      .addColumn(column, type, (c) => (atFirst === undefined ? c : c.notNull().defaultTo(atFirst)))
      .execute();
  await add('paused_at', 'bigint');
  await add('paused_for', 'bigint', 0);
  await add('own_minutes', 'integer');
  await add('deleted_at', 'bigint');
  await add('field_times', 'text', '');
  await sql`update focus_sessions set own_minutes = actual_minutes`.execute(db);
  await schema.createIndex('focus_sessions_start').on('focus_sessions').columns(['user_id', 'started_at']).execute();
  // Whoever followed the feed has rows without the pauses: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
