import type { Context } from '#server/context.ts';
import type { Settings } from '../contract.ts';

interface WrittenSettings {
  changed: Partial<Settings>;
  /** When which of them were changed, as `field-times.ts` has it. */
  times: string;
  revision: number;
}

export function settingsStore({ database }: Pick<Context, 'database'>) {
  return {
    /** What the user has changed from the defaults, when, and the revision that did; undefined where nothing ever was. */
    async written(userId: string): Promise<WrittenSettings | undefined> {
      const row = await database.query
        .selectFrom('settings')
        .select(['changed', 'revision', 'field_times'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { changed, revision, field_times: times } = row;
      return { changed: JSON.parse(changed) as Partial<Settings>, times, revision };
    },

    /** What each of some users has changed from the defaults, where anything ever was. */
    async writtenOf(userIds: readonly string[]): Promise<Map<string, Partial<Settings>>> {
      const rows = await database.query
        .selectFrom('settings')
        .select(['user_id', 'changed'])
        .where('user_id', 'in', userIds)
        .execute();
      return new Map(rows.map(({ user_id, changed }) => [user_id, JSON.parse(changed)]));
    },

    async save(userId: string, { changed, times }: Omit<WrittenSettings, 'revision'>): Promise<void> {
      const revision = database.writingRevision(userId);
      const row = { changed: JSON.stringify(changed), revision, field_times: times };
      await database.query
        .insertInto('settings')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    },
  };
}
