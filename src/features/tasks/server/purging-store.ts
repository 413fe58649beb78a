import type { Context } from '#server/context.ts';
import { ownersOfOlder } from '#server/database/owners-of-older.ts';

interface DeletedTask {
  id: string;
  revision: number;
  deletedAt: number;
}

/** All SQL of what deletes tasks for good. */
export function purgingStore({ database, feed }: Pick<Context, 'database' | 'feed'>) {
  return {
    /** The revision of the last purge. */
    async purgedRevision(userId: string): Promise<number> {
      const row = await database.query
        .selectFrom('account_revisions')
        .select('purged_revision')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.purged_revision ?? 0;
    },

    /** Users who have tasks deleted before an instant. */
    usersWithDeletedBefore: (instant: number): Promise<string[]> => ownersOfOlder(database, 'tasks', instant),

    /** Some of the tasks that were deleted before `instant`. */
    deletedBefore: (userId: string, instant: number, limit: number): Promise<DeletedTask[]> =>
      database.query
        .selectFrom('tasks')
        .select(['id', 'revision', 'deleted_at as deletedAt'])
        .where('user_id', '=', userId)
        .where('deleted_at', '<', instant)
        .$narrowType<{ deletedAt: number }>()
        .limit(limit)
        .execute(),

    async purge(userId: string, gone: readonly DeletedTask[], revision: number): Promise<void> {
      if (gone.length === 0) return;
      await feed.bury(userId, 'tasks', gone);
      const ids = gone.map(({ id }) => id);
      await database.query.deleteFrom('tasks').where('user_id', '=', userId).where('id', 'in', ids).execute();
      await database.query
        .updateTable('account_revisions')
        .set({ purged_revision: revision })
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
