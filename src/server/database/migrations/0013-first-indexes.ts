import type { Kysely } from 'kysely';

/** The indexes of tasks as `0001` makes them: those of the very first databases held columns that every renumbering writes. */
export async function firstIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('tasks_revision').ifExists().execute();
  await schema.dropIndex('tasks_group').execute();
  await schema.createIndex('tasks_group').on('tasks').columns(['user_id', 'kanban_column_id']).execute();
}
