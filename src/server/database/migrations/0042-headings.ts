import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** A project has headings, a task stands under one, and where somebody has put it in the order of its project. */
export async function headings(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // As that of ranks: PostgreSQL would otherwise sort by the language of the database.
  const rank = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable('projects')
    .addColumn('headings', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('tasks').addColumn('heading_id', 'text').execute();
  await db.schema.alterTable('tasks').addColumn('project_rank', rank).execute();
  // Whoever followed the feed has rows without them: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
