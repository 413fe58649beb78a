import type { Kysely } from 'kysely';

/** Habits, their marks (a character a day, a row a year), notes and pauses. */
export async function habits(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('habits')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('frequency', 'text', (c) => c.notNull())
    .addColumn('week_days', 'text', (c) => c.notNull())
    .addColumn('times_per_period', 'integer', (c) => c.notNull())
    .addColumn('period_type', 'text', (c) => c.notNull())
    .addColumn('target_days', 'integer', (c) => c.notNull())
    .addColumn('time_of_day', 'text', (c) => c.notNull())
    .addColumn('reminder_time', 'text')
    .addColumn('reminder_enabled', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_on', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('habits_key', ['user_id', 'id'])
    .execute();

  await schema
    .createTable('habit_years')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('habit_id', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('habit_years_key', ['user_id', 'habit_id', 'year'])
    .addForeignKeyConstraint('habit_years_habit', ['user_id', 'habit_id'], 'habits', ['user_id', 'id'])
    .execute();

  await schema
    .createTable('habit_notes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('habit_id', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('habit_notes_key', ['user_id', 'habit_id', 'date'])
    .addForeignKeyConstraint('habit_notes_habit', ['user_id', 'habit_id'], 'habits', ['user_id', 'id'])
    .execute();
  await schema.createIndex('habit_notes_date').on('habit_notes').columns(['user_id', 'date']).execute();

  await schema
    .createTable('habit_pauses')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('habit_id', 'text', (c) => c.notNull())
    .addColumn('paused_on', 'text', (c) => c.notNull())
    .addColumn('resumed_on', 'text')
    .addPrimaryKeyConstraint('habit_pauses_key', ['user_id', 'habit_id', 'paused_on'])
    .addForeignKeyConstraint('habit_pauses_habit', ['user_id', 'habit_id'], 'habits', ['user_id', 'id'])
    .execute();
}
