import type { Context } from '#server/context.ts';
import type { Settings } from '../contract.ts';

export function settingsStore({ database }: Pick<Context, 'database'>) {
  return {
    /** What the user has changed from the defaults. */
    async changed(userId: string): Promise<Partial<Settings>> {
      const row = await database.query
        .selectFrom('settings')
        .select('changed')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? (JSON.parse(row.changed) as Partial<Settings>) : {};
    },

    async save(userId: string, changed: Partial<Settings>): Promise<void> {
      const text = JSON.stringify(changed);
      await database.query
        .insertInto('settings')
        .values({ user_id: userId, changed: text })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ changed: text }))
        .execute();
    },
  };
}
