import type { Context } from '#server/context.ts';

/** Words that an account keeps in mind, so that they are not said again. */
const KEPT = 20;

export function motivationStore({ database }: Pick<Context, 'database'>) {
  const own = (userId: string) => database.query.selectFrom('encouragements').where('user_id', '=', userId);
  return {
    /** The last words, oldest first. */
    async said(userId: string): Promise<string[]> {
      const rows = await own(userId).select('message').orderBy('id', 'desc').limit(KEPT).execute();
      return rows.map(({ message }) => message).reverse();
    },

    /** Keeps a word and forgets those too far back. */
    async add(userId: string, id: string, message: string): Promise<void> {
      await database.query.insertInto('encouragements').values({ user_id: userId, id, message }).execute();
      const oldest = await own(userId).select('id').orderBy('id', 'desc').offset(KEPT).limit(1).executeTakeFirst();
      if (!oldest) return;
      await database.query
        .deleteFrom('encouragements')
        .where('user_id', '=', userId)
        .where('id', '<=', oldest.id)
        .execute();
    },
  };
}
