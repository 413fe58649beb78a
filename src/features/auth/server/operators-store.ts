import type { Context } from '#server/context.ts';

/** An account as an operator sees it. */
export interface AccountRow {
  email: string;
  createdAt: number;
  /** When a session of it was last used; null where it has none. */
  seenAt: number | null;
  disabledAt: number | null;
}

export function operatorsStore({ database }: Pick<Context, 'database'>) {
  return {
    /** All but those that are being erased, in the order in which they were made. */
    async accounts(): Promise<AccountRow[]> {
      const rows = await database.query
        .selectFrom('users')
        .leftJoin('sessions', 'sessions.user_id', 'users.id')
        .select(({ fn }) => [
          'users.email',
          'users.created_at',
          'users.disabled_at',
          fn.max('sessions.updated_at').as('seen_at'),
        ])
        .whereRef('users.email', '!=', 'users.id')
        .groupBy(['users.id', 'users.email', 'users.created_at', 'users.disabled_at'])
        .orderBy('users.created_at')
        .execute();
      return rows.map(({ email, created_at, disabled_at, seen_at }) => ({
        email,
        createdAt: new Date(created_at).getTime(),
        seenAt: seen_at === null ? null : new Date(seen_at).getTime(),
        disabledAt: disabled_at,
      }));
    },

    async isDisabled(userId: string): Promise<boolean> {
      const row = await database.query
        .selectFrom('users')
        .select('disabled_at')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row !== undefined && row.disabled_at !== null;
    },

    async setDisabled(userId: string, at: number | null): Promise<void> {
      await database.query.updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute();
    },
  };
}
