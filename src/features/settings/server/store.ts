import type { Context } from '#server/context.ts';
import type { Settings } from '../contract.ts';

export function settingsStore({ database }: Pick<Context, 'database'>) {
  return {
    /** What the user has changed from the defaults, and the revision that did; undefined where nothing ever was. */
    async written(userId: string): Promise<{ changed: Partial<Settings>; revision: number } | undefined> {
      const row = await database.query
        .selectFrom('settings')
        .select(['changed', 'revision'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && { changed: JSON.parse(row.changed) as Partial<Settings>, revision: row.revision };
    },

    async save(userId: string, changed: Partial<Settings>): Promise<void> {
      const row = { changed: JSON.stringify(changed), revision: database.writingRevision(userId) };
      await database.query
        .insertInto('settings')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    },
  };
}
