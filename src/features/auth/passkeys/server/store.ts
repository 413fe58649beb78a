import type { Context } from '#server/context.ts';
import type { PasskeysTable } from './tables.ts';

export type PasskeyRow = PasskeysTable;

export function passkeyStore({ database }: Pick<Context, 'database'>) {
  return {
    async list(userId: string): Promise<PasskeyRow[]> {
      return database.query
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
    },

    async byCredential(userId: string, credentialId: string): Promise<PasskeyRow | undefined> {
      return database.query
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
    },

    async add(userId: string, row: Omit<PasskeyRow, 'user_id'>): Promise<void> {
      await database.query
        .insertInto('passkeys')
        .values({ user_id: userId, ...row })
        .execute();
    },

    async markUsed(userId: string, id: string, counter: number, now: number): Promise<void> {
      await database.query
        .updateTable('passkeys')
        .set({ counter, last_used_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** @returns false where the user has no such passkey */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.query
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return Number(removed.numDeletedRows) === 1;
    },
  };
}
