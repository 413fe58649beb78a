import type { Context } from '#server/context.ts';

/** Where somebody is written to. */
export interface Mailbox {
  address: string;
  /** Whether its owner has shown that it is theirs. */
  isConfirmed: boolean;
}

/** What letters ask of accounts, and the links in them that are good. */
export function linkStore({ database }: Pick<Context, 'database'>) {
  const date = (instant: number) =>
    database.engine === 'postgres' ? new Date(instant) : new Date(instant).toISOString();
  return {
    /** Where the owner of an account is written to; undefined where there is none, it is closed or kept from everybody. */
    async mailbox(userId: string): Promise<Mailbox | undefined> {
      const row = await database.query
        .selectFrom('users')
        .select(['email', 'email_verified'])
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        // A closed account's address is its own id.
        .whereRef('email', '!=', 'id')
        .executeTakeFirst();
      return row && { address: row.email, isConfirmed: Boolean(row.email_verified) };
    },

    /** @param isConfirmed whether its owner has shown that it is theirs */
    async saveAddress(userId: string, email: string, isConfirmed: boolean, now: number): Promise<void> {
      const verified = database.engine === 'postgres' ? isConfirmed : Number(isConfirmed);
      await database.query
        .updateTable('users')
        .set({ email, email_verified: verified, updated_at: date(now) })
        .where('id', '=', userId)
        .execute();
    },

    /** Keeps that a link which was issued to the user is good. */
    async add(id: string, name: string, userId: string, expiresAt: number, now: number): Promise<void> {
      const at = { expires_at: date(expiresAt), created_at: date(now), updated_at: date(now) };
      await database.query
        .insertInto('verifications')
        .values({ id, identifier: name, value: userId, ...at })
        .execute();
    },

    /** Has a link be good until then. @returns false where it is not good any more */
    async prolong(name: string, userId: string, expiresAt: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('verifications')
        .set({ expires_at: date(expiresAt) })
        .where('identifier', '=', name)
        .where('value', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What the good links of a user whose names begin so are called, the latest first. */
    async named(start: string, userId: string, now: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('verifications')
        .select('identifier')
        .where('value', '=', userId)
        .where('expires_at', '>=', date(now))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.flatMap(({ identifier }) => (identifier.startsWith(start) ? identifier : []));
    },

    /** Has links be good no more. */
    async drop(names: readonly string[], userId: string): Promise<void> {
      if (names.length === 0) return;
      await database.query
        .deleteFrom('verifications')
        .where('identifier', 'in', names)
        .where('value', '=', userId)
        .execute();
    },

    /** @param names of one link, of which an earlier version made another one @returns false where it is not good, or not any more */
    async take(names: readonly string[], userId: string, now: number): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('verifications')
        .where('identifier', 'in', names)
        .where('value', '=', userId)
        .where('expires_at', '>=', date(now))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type LinkStore = ReturnType<typeof linkStore>;
