import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** Where somebody has put a task in the order of a day: the day, and a rank on it. */
export async function dayRanks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // As that of ranks: PostgreSQL would otherwise sort by the language of the database.
  const rank = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable('tasks').addColumn('day_rank', rank).execute();
  await db.schema
    .createIndex('tasks_on_day')
    .on('tasks')
    .columns(['user_id', 'day_rank'])
    .where('day_rank', 'is not', null)
    .execute();
  // Whoever followed the feed has tasks without it: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
