import type { Context } from '#server/context.ts';

/** All SQL of what deletes tasks for good. */
export function purgingStore({ database, feed }: Pick<Context, 'database' | 'feed'>) {
  async function deletedBefore(
    userId: string,
    instant: number,
  ): Promise<{ id: string; revision: number; deletedAt: number }[]> {
    const rows = await database.query
      .selectFrom('tasks')
      .select(['id', 'revision', 'deleted_at as deletedAt'])
      .where('user_id', '=', userId)
      .where('deleted_at', '<', instant)
      .$narrowType<{ deletedAt: number }>()
      .execute();
    return rows;
  }

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

    /** Users who have tasks deleted before `instant`. */
    async usersWithDeletedBefore(instant: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('tasks')
        .select('user_id')
        .distinct()
        .where('deleted_at', 'is not', null)
        .where('deleted_at', '<', instant)
        .execute();
      return rows.map((row) => row.user_id);
    },

    deletedBefore,

    async purge(userId: string, instant: number, revision: number): Promise<void> {
      await feed.bury(userId, 'tasks', await deletedBefore(userId, instant));
      await database.query
        .deleteFrom('tasks')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .where('deleted_at', '<', instant)
        .execute();
      await database.query
        .updateTable('account_revisions')
        .set({ purged_revision: revision })
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
