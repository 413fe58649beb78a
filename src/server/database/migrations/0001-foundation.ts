import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** Accounts, settings, projects, columns and tasks. */
export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const date = engine === 'postgres' ? sql`timestamptz` : sql`text`;
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;
  const { schema } = db;

  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('zone', 'text')
    .addColumn('created_at', date, (c) => c.notNull())
    .addColumn('updated_at', date, (c) => c.notNull())
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', date, (c) => c.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', date, (c) => c.notNull())
    .addColumn('updated_at', date, (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', date)
    .addColumn('refresh_token_expires_at', date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', date, (c) => c.notNull())
    .addColumn('updated_at', date, (c) => c.notNull())
    .addUniqueConstraint('accounts_provider_account', ['provider_id', 'account_id'])
    .execute();
  await schema.createIndex('accounts_user').on('accounts').column('user_id').execute();

  await schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expires_at', date, (c) => c.notNull())
    .addColumn('created_at', date, (c) => c.notNull())
    .addColumn('updated_at', date, (c) => c.notNull())
    .execute();
  await schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute();

  await schema
    .createTable('account_revisions')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('purged_revision', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('changed', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('projects')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('projects_key', ['user_id', 'id'])
    .execute();

  await schema
    .createTable('kanban_columns')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('kanban_columns_key', ['user_id', 'id'])
    .execute();

  await schema
    .createTable('tasks')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('project_id', 'text')
    .addColumn('kanban_column_id', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tasks_key', ['user_id', 'id'])
    .addForeignKeyConstraint('tasks_project', ['user_id', 'project_id'], 'projects', ['user_id', 'id'])
    .addForeignKeyConstraint('tasks_column', ['user_id', 'kanban_column_id'], 'kanban_columns', ['user_id', 'id'])
    .execute();
  // Neither position nor revision is indexed: renumbering a group then touches no index, which PostgreSQL repays tenfold.
  await schema.createIndex('tasks_group').on('tasks').columns(['user_id', 'kanban_column_id']).execute();
  await schema.createIndex('tasks_project_of').on('tasks').columns(['user_id', 'project_id']).execute();
  await schema
    .createIndex('tasks_deleted')
    .on('tasks')
    .column('deleted_at')
    .where('deleted_at' as never, 'is not', null)
    .execute();

  await schema
    .createTable('task_completions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('task_id', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'bigint', (c) => c.notNull())
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_completions_key', ['user_id', 'task_id'])
    .execute();
  await schema.createIndex('task_completions_date').on('task_completions').columns(['user_id', 'local_date']).execute();

  await schema
    .createTable('idempotent_replies')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotent_replies_key', ['user_id', 'key'])
    .execute();
  await schema.createIndex('idempotent_replies_age').on('idempotent_replies').column('created_at').execute();
}
