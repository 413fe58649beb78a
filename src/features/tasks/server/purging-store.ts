import type { Context } from '#server/context.ts';

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

    /** Users who have tasks deleted before `instant`; accounts that are closed are erased without a purge. */
    async usersWithDeletedBefore(instant: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('tasks')
        .innerJoin('account_revisions', 'account_revisions.user_id', 'tasks.user_id')
        .select('tasks.user_id')
        .distinct()
        .where('deleted_at', 'is not', null)
        .where('deleted_at', '<', instant)
        .execute();
      return rows.map((row) => row.user_id);
    },

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
