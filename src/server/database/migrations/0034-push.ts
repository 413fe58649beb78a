import { type Kysely, sql } from 'kysely';

interface Old {
  users: { id: string };
  jobs: { id: string; user_id: string | null; kind: string; key: string; run_at: number; payload: string };
}

/** Devices that are sent notices; the reminders of earlier days are put down as what is to be done. */
export async function push(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('push_keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('push_subscriptions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('device_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_sent_at', 'bigint')
    .addPrimaryKeyConstraint('push_subscriptions_key', ['user_id', 'id'])
    .execute();
  await schema.createIndex('push_subscriptions_session').on('push_subscriptions').column('session_id').execute();
  await schema.createIndex('push_subscriptions_endpoint').on('push_subscriptions').column('endpoint').execute();
  await (db as Kysely<Old>)
    .insertInto('jobs')
    .columns(['id', 'user_id', 'kind', 'key', 'run_at', 'payload'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          sql.lit('plan-reminders').as('id'),
          sql<string | null>`null`.as('user_id'),
          sql.lit('plan-reminders').as('kind'),
          sql.lit('').as('key'),
          sql.lit(0).as('run_at'),
          sql.lit('null').as('payload'),
        ])
        .limit(1),
    )
    .execute();
}
