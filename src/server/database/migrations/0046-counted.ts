import { type Kysely, sql } from 'kysely';

/** What is counted of many tasks is counted in an index, without a look at the tasks. */
export async function counted({ schema }: Kysely<unknown>): Promise<void> {
  // How many of each kind stand in a group: asked by whatever comes to its end.
  await schema
    .createIndex('tasks_kinds')
    .on('tasks')
    .columns(['user_id', 'kanban_column_id', 'deleted_at', 'status'])
    .execute();
  // What may be of today: most of what somebody has is done or has no day.
  await schema
    .createIndex('tasks_dated')
    .on('tasks')
    .columns(['user_id', 'status', 'due_day', 'due_at', 'due_has_time', 'planned_day'])
    .where(sql<boolean>`deleted_at is null and (due_day is not null or planned_day is not null)`)
    .execute();
}
