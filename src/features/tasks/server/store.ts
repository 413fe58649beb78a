import { type Selectable, sql, type Updateable } from 'kysely';
import { textBytes } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import { COMPLETIONS, TASKS } from './limits.ts';
import type { TasksTable } from './tables.ts';

export type TaskRow = Selectable<TasksTable>;

/** A column of the board, or null for the group of tasks without one. */
export type Group = string | null;

interface Shift {
  by: 1 | -1;
  from: number;
  /** The end of the group where absent. */
  to?: number;
}

/** All SQL of tasks. Rows of a group that are not deleted are numbered 0 … n−1, archived ones after all others. */
export function taskStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(TASKS);
  const completionRoom = accountLimits.room(COMPLETIONS);
  const own = (userId: string) => database.query.selectFrom('tasks').selectAll().where('user_id', '=', userId);
  const numbered = (userId: string, group: Group) =>
    database.query
      .updateTable('tasks')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('kanban_column_id', group === null ? 'is' : '=', group);

  const bytesOf = ({ title, description }: Pick<TaskRow, 'title' | 'description'>) => textBytes(title, description);

  async function update(userId: string, id: string, change: Updateable<TasksTable>): Promise<void> {
    await database.query.updateTable('tasks').set(change).where('user_id', '=', userId).where('id', '=', id).execute();
  }

  async function isCompleted(userId: string, taskId: string): Promise<boolean> {
    const completions = database.query.selectFrom('task_completions').select('task_id').where('user_id', '=', userId);
    return (await completions.where('task_id', '=', taskId).executeTakeFirst()) !== undefined;
  }

  return {
    /** Newest first: those before the one with that id, or the first. */
    page: (userId: string, before: string | undefined, limit: number): Promise<TaskRow[]> =>
      own(userId)
        .where('deleted_at', 'is', null)
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Rows written after a revision, deleted ones among them. */
    changedSince: (userId: string, revision: number, limit: number): Promise<TaskRow[]> =>
      own(userId).where('revision', '>', revision).orderBy('id', 'desc').limit(limit).execute(),

    async purgedRevision(userId: string): Promise<number> {
      const row = await database.query
        .selectFrom('account_revisions')
        .select('purged_revision')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.purged_revision ?? 0;
    },

    /** A row that is not deleted. */
    find: (userId: string, id: string): Promise<TaskRow | undefined> =>
      own(userId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),

    findAny: (userId: string, id: string): Promise<TaskRow | undefined> =>
      own(userId).where('id', '=', id).executeTakeFirst(),

    /** Rows of a group in its order. */
    inGroup: (userId: string, group: Group): Promise<TaskRow[]> =>
      own(userId)
        .where('deleted_at', 'is', null)
        .where('kanban_column_id', group === null ? 'is' : '=', group)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** How many rows the group numbers: all of them, and those that are not archived. */
    async count(userId: string, group: Group): Promise<{ all: number; live: number }> {
      const row = await database.query
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .select(sql<number>`coalesce(sum(case when status = 'archived' then 0 else 1 end), 0)`.as('live'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('kanban_column_id', group === null ? 'is' : '=', group)
        .executeTakeFirstOrThrow();
      return { all: Number(row.all), live: Number(row.live) };
    },

    /** Moves every position of the group in `from … to` by one. */
    async shift(userId: string, group: Group, { by, from, to }: Shift, revision: number): Promise<void> {
      await numbered(userId, group)
        .set({ position: sql<number>`position + ${sql.lit(by)}`, revision })
        .where('position', '>=', from)
        .$if(to !== undefined, (query) => query.where('position', '<=', to!))
        .execute();
    },

    async insert(row: TaskRow): Promise<void> {
      await room.take(row.user_id, { bytes: bytesOf(row) });
      await database.query.insertInto('tasks').values(row).execute();
    },

    /** Writes a row over what it was. */
    async rewrite(before: TaskRow, { user_id, id, ...columns }: TaskRow): Promise<void> {
      const growth = bytesOf({ ...before, ...columns }) - bytesOf(before);
      if (growth > 0) await room.take(user_id, { rows: 0, bytes: growth });
      await update(user_id, id, columns);
    },

    update,

    /** Deleted tasks let go of the project, too: the key allows no pointer to a row that is gone. */
    async leaveProject(userId: string, projectId: string, revision: number): Promise<void> {
      await database.query
        .updateTable('tasks')
        .set({ project_id: null, revision })
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .execute();
    },

    async forgetColumn(userId: string, columnId: string, revision: number): Promise<void> {
      await database.query
        .updateTable('tasks')
        .set({ kanban_column_id: null, revision })
        .where('user_id', '=', userId)
        .where('kanban_column_id', '=', columnId)
        .execute();
    },

    async addCompletion(userId: string, taskId: string, completedAt: number, localDate: string): Promise<void> {
      const fact = { completed_at: completedAt, local_date: localDate };
      await completionRoom.take(userId, {}, () => isCompleted(userId, taskId));
      await database.query
        .insertInto('task_completions')
        .values({ user_id: userId, task_id: taskId, ...fact })
        .onConflict((conflict) => conflict.columns(['user_id', 'task_id']).doUpdateSet(fact))
        .execute();
    },

    async removeCompletion(userId: string, taskId: string): Promise<void> {
      await database.query
        .deleteFrom('task_completions')
        .where('user_id', '=', userId)
        .where('task_id', '=', taskId)
        .execute();
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

    async idsDeletedBefore(userId: string, instant: number): Promise<string[]> {
      const rows = await database.query
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .where('deleted_at', '<', instant)
        .execute();
      return rows.map((row) => row.id);
    },

    async purge(userId: string, instant: number, revision: number): Promise<void> {
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

export type TaskStore = ReturnType<typeof taskStore>;
