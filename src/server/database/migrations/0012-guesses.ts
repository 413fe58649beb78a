import type { Kysely } from 'kysely';

/** Wrong tries of passwords and codes, and the devices and networks from which an account has signed in. */
export async function guesses({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('guesses')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('forgotten_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('known_places')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_places_key', ['user_id', 'kind', 'name'])
    .execute();
}
