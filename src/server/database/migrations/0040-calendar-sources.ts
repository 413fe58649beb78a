import type { Kysely } from 'kysely';

/** Calendars elsewhere whose events an account shows, and what of them is near. */
export async function calendarSources({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('calendar_sources')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('etag', 'text')
    .addColumn('modified', 'text')
    .addColumn('events', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('expanded_from', 'text')
    .addPrimaryKeyConstraint('calendar_sources_key', ['user_id', 'id'])
    .execute();
}
