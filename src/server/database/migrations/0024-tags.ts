import { type Kysely, sql } from 'kysely';

/** Tags of an account, each name once; a task says its own by their names. */
export async function tags(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('tags')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('field_times', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('tags_key', ['user_id', 'id'])
    .execute();
  await schema
    .alterTable('tasks')
    .addColumn('tags', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  // Whoever followed the feed has tasks without tags: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}
