import type { Context } from '#server/context.ts';

/** Shared secrets, as they lie: sealed. */
export interface StoredFactor {
  secret: string;
  enabled: boolean;
}

export function twoFactorStore({ database }: Pick<Context, 'database'>) {
  return {
    async factor(userId: string): Promise<StoredFactor | undefined> {
      const row = await database.query
        .selectFrom('two_factors')
        .select(['secret', 'enabled_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && { secret: row.secret, enabled: row.enabled_at !== null };
    },

    /** Puts a secret in the place of one that was never enabled. */
    async prepare(userId: string, secret: string): Promise<void> {
      await database.query
        .insertInto('two_factors')
        .values({ user_id: userId, secret, enabled_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ secret }).where('two_factors.enabled_at', 'is', null),
        )
        .execute();
    },

    async enable(userId: string, now: number): Promise<void> {
      await database.query.updateTable('two_factors').set({ enabled_at: now }).where('user_id', '=', userId).execute();
    },

    async remove(userId: string): Promise<void> {
      await database.query.deleteFrom('two_factors').where('user_id', '=', userId).execute();
      await database.query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    },

    /** Takes a time step once, and none before it. @returns false where it is too late for it */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const taken = await database.query
        .updateTable('two_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return Number(taken.numUpdatedRows) === 1;
    },

    async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
      await database.query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await database.query
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
        .execute();
    },

    /** Takes a recovery code once. @returns false where there is no such code (any more) */
    async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const taken = await database.query
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return Number(taken.numDeletedRows) === 1;
    },

    async recoveryCodesLeft(userId: string): Promise<number> {
      const { left } = await database.query
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return left;
    },
  };
}
