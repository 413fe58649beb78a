import type { Kysely } from 'kysely';

/** What happened to the security of an account, for its owner and whoever runs the server to look at. */
export async function securityEvents({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('security_events')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('network', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addPrimaryKeyConstraint('security_events_pk', ['user_id', 'id'])
    .execute();
  await schema.createIndex('security_events_of_user').on('security_events').columns(['user_id', 'at', 'id']).execute();
  await schema.createIndex('security_events_at').on('security_events').column('at').execute();
}
