import type { Context } from '#server/context.ts';

/** What letters ask of accounts, and the links in them that are good. */
export function linkStore({ database }: Pick<Context, 'database'>) {
  const date = (instant: number) =>
    database.engine === 'postgres' ? new Date(instant) : new Date(instant).toISOString();
  return {
    /** Where the owner of an account is written to; undefined where there is none, it is closed or kept from everybody. */
    async mailbox(userId: string): Promise<string | undefined> {
      const row = await database.query
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        // A closed account's address is its own id.
        .whereRef('email', '!=', 'id')
        .executeTakeFirst();
      return row?.email;
    },

    /** Keeps that a link which was issued to the user is good. */
    async add(id: string, name: string, userId: string, expiresAt: number, now: number): Promise<void> {
      const at = { expires_at: date(expiresAt), created_at: date(now), updated_at: date(now) };
      await database.query
        .insertInto('verifications')
        .values({ id, identifier: name, value: userId, ...at })
        .execute();
    },

    /** @returns false where it is not good, or not any more */
    async take(name: string, userId: string, now: number): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('verifications')
        .where('identifier', '=', name)
        .where('value', '=', userId)
        .where('expires_at', '>=', date(now))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type LinkStore = ReturnType<typeof linkStore>;
