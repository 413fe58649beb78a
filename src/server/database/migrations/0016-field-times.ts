import type { Kysely } from 'kysely';

/** When each field of an object was last changed: of rows of before nothing is known, so that whatever comes next wins. */
export async function fieldTimes({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['tasks', 'projects', 'kanban_columns', 'habits', 'settings'])
    await schema
      .alterTable(table)
      .addColumn('field_times', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
}
