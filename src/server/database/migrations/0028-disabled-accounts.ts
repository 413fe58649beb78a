import type { Kysely } from 'kysely';

/** An operator can keep an account from being used, with all that it has. */
export async function disabledAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('disabled_at', 'bigint').execute();
}
