import type { Kysely } from 'kysely';

/** A deleted project can be restored for a while, and tasks know from which one they were let go. */
export async function projectDeletion({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('projects').addColumn('deleted_at', 'bigint').execute();
  await schema.alterTable('tasks').addColumn('left_project_id', 'text').execute();
}
