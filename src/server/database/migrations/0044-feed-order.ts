import type { Kysely } from 'kysely';

/**
 * The feed's indexes hold the whole order of its pages. Without the id a plan that PostgreSQL keeps for a named statement sorts all
 * that is left of the account for each page.
 */
export async function feedOrder({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['tasks', 'focus_sessions']) {
    await schema.dropIndex(`${table}_revision`).execute();
    await schema.createIndex(`${table}_revision`).on(table).columns(['user_id', 'revision', 'id']).execute();
  }
}
