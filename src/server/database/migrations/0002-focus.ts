import { type Kysely, sql } from 'kysely';

/** Focus sessions and what was said during them. */
export async function focus({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('focus_sessions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('task_id', 'text')
    .addColumn('task_title', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('planned_minutes', 'integer')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('witnessed_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('actual_minutes', 'integer')
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('focus_sessions_key', ['user_id', 'id'])
    .addForeignKeyConstraint('focus_sessions_task', ['user_id', 'task_id'], 'tasks', ['user_id', 'id'])
    .execute();
  // At most one active session a user: held here, not by a check.
  await schema
    .createIndex('focus_sessions_active')
    .unique()
    .on('focus_sessions')
    .column('user_id')
    .where(sql<boolean>`status = 'active'`)
    .execute();
  await schema.createIndex('focus_sessions_date').on('focus_sessions').columns(['user_id', 'local_date']).execute();
  await schema.createIndex('focus_sessions_of_task').on('focus_sessions').columns(['user_id', 'task_id']).execute();

  await schema
    .createTable('check_ins')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('said_at', 'bigint', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('check_ins_key', ['user_id', 'session_id', 'said_at'])
    .addForeignKeyConstraint('check_ins_session', ['user_id', 'session_id'], 'focus_sessions', ['user_id', 'id'])
    .execute();
}
