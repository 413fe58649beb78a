import type { Context } from '#server/context.ts';

/** Accounts elsewhere; a password is Better Auth's account of the provider `credential` and none of them. */
export function linkStore({ database }: Pick<Context, 'database'>) {
  return {
    async ownerOf(provider: string, subject: string): Promise<string | undefined> {
      const row = await database.query
        .selectFrom('accounts')
        .select('user_id')
        .where('provider_id', '=', provider)
        .where('account_id', '=', subject)
        .executeTakeFirst();
      return row?.user_id;
    },

    async providersOf(userId: string): Promise<string[]> {
      const rows = await database.query
        .selectFrom('accounts')
        .select('provider_id')
        .where('user_id', '=', userId)
        .where('provider_id', '!=', 'credential')
        .execute();
      return rows.map((row) => row.provider_id);
    },

    /** @returns false where the user has no link to the provider */
    async remove(userId: string, provider: string): Promise<boolean> {
      const removed = await database.query
        .deleteFrom('accounts')
        .where('user_id', '=', userId)
        .where('provider_id', '=', provider)
        .where('provider_id', '!=', 'credential')
        .executeTakeFirst();
      return Number(removed.numDeletedRows) > 0;
    },
  };
}
