import { type Selectable, sql, type Updateable } from 'kysely';
import { textBytes } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import { type Span, within } from '#server/feed/place.ts';
import { COMPLETIONS, TASKS, WEIGHING_COLUMNS } from './limits.ts';
import type { TasksTable } from './tables.ts';

export type TaskRow = Selectable<TasksTable>;

/** A column of the board, or null for the group of tasks without one. */
export type Group = string | null;

/** What placing asks of a group. */
export interface Tally {
  live: number;
  archived: number;
  /** The last rank of the whole group, deleted tasks among it; null where it is empty. */
  last: string | null;
}

type Stand = Pick<TaskRow, 'id' | 'rank'>;

/** Rows that are written by one statement. */
const WRITTEN = 500;

/** All SQL of tasks. The order of a group is that of its ranks, archived tasks behind all others. */
export function taskStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(TASKS);
  const completionRoom = accountLimits.room(COMPLETIONS);
  const own = (userId: string) => database.query.selectFrom('tasks').selectAll().where('user_id', '=', userId);
  const group = (userId: string, id: Group) =>
    database.query
      .selectFrom('tasks')
      .where('user_id', '=', userId)
      .where('kanban_column_id', id === null ? 'is' : '=', id);
  /** Those of its kind that are not deleted. */
  const kind = (userId: string, id: Group, archived: boolean) =>
    group(userId, id)
      .where('deleted_at', 'is', null)
      .where('status', archived ? '=' : '<>', 'archived');

  const bytesOf = (row: TaskRow) => textBytes(...WEIGHING_COLUMNS.map((column) => row[column]));

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

    /** How many there are that are not deleted. */
    async countAll(userId: string): Promise<number> {
      const row = await database.query
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.all);
    },

    /** Rows written after a revision, deleted ones among them. */
    changedSince: (userId: string, revision: number, limit: number): Promise<TaskRow[]> =>
      own(userId).where('revision', '>', revision).orderBy('id', 'desc').limit(limit).execute(),

    /** Those that were written in a span, deleted ones among them. */
    written: (userId: string, span: Span): Promise<TaskRow[]> =>
      own(userId).where(within(span)).orderBy('revision').orderBy('id').limit(span.limit).execute(),

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

    /** Every task of a group by its rank, deleted ones among them, but for one. */
    stands: (userId: string, id: Group, except = ''): Promise<(Stand & Pick<TaskRow, 'status'>)[]> =>
      group(userId, id)
        .select(['id', 'rank', 'status'])
        .where('id', '<>', except)
        .orderBy('rank')
        .orderBy('id')
        .execute(),

    /** How many tasks a group has, but for one. */
    async tally(userId: string, id: Group, except = ''): Promise<Tally> {
      const count = (archived: boolean) =>
        kind(userId, id, archived)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('id', '<>', except);
      const row = await database.query
        .selectNoFrom([
          count(false).as('live'),
          count(true).as('archived'),
          group(userId, id)
            .select('rank')
            .where('id', '<>', except)
            // PostgreSQL finds the end of the index only where the order names all of it.
            .orderBy('kanban_column_id', 'desc')
            .orderBy('rank', 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .as('last'),
        ])
        .executeTakeFirstOrThrow();
      return { live: Number(row.live), archived: Number(row.archived), last: row.last };
    },

    /** How many tasks of its kind stand before that place in a group, but for one. */
    async countBefore(userId: string, id: Group, archived: boolean, place: Stand, except = place.id): Promise<number> {
      const row = await kind(userId, id, archived)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('rank', 'id'), '<', tuple(place.rank, place.id)))
        .where('id', '<>', except)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** The task of its kind at that index, but for one. */
    nth: (userId: string, id: Group, archived: boolean, index: number, except: string): Promise<Stand | undefined> =>
      kind(userId, id, archived)
        .select(['id', 'rank'])
        .where('id', '<>', except)
        .orderBy('kanban_column_id')
        .orderBy('rank')
        .orderBy('id')
        .offset(index)
        .limit(1)
        .executeTakeFirst(),

    /** The rank next behind a task, or the first of the group: of whatever kind, deleted tasks among it, but for one. */
    async rankBehind(userId: string, id: Group, before: Stand | null, except: string): Promise<string | null> {
      const row = await group(userId, id)
        .select('rank')
        .$if(before !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('rank', 'id'), '>', tuple(before!.rank, before!.id))),
        )
        .where('id', '<>', except)
        .orderBy('kanban_column_id')
        .orderBy('rank')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.rank ?? null;
    },

    /** Some tasks that stand among the done ones and are not, or are done and stand elsewhere, newest first. */
    async misplaced(
      userId: string,
      status: 'active' | 'completed',
      done: readonly string[],
      limit: number,
    ): Promise<string[]> {
      const rows = await database.query
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('status', '=', status)
        .where(({ eb, or, val }) => {
          const among = done.length > 0 ? eb('kanban_column_id', 'in', done) : val(false);
          return status === 'active' ? among : or([eb('kanban_column_id', 'is', null), eb.not(among)]);
        })
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Gives each of many tasks its own rank, and all of them the same change. */
    async rank(userId: string, ranks: readonly [id: string, rank: string][], change: Updateable<TasksTable>) {
      for (let at = 0; at < ranks.length; at += WRITTEN) {
        const rows = ranks.slice(at, at + WRITTEN).map(([id, rank]) => sql`(${id}, ${rank})`);
        await database.query
          .updateTable('tasks')
          .from(sql<{ column1: string; column2: string }>`(values ${sql.join(rows)})`.as('given'))
          .set(({ ref }) => ({ ...change, rank: ref('given.column2') }))
          .where('tasks.user_id', '=', userId)
          .whereRef('tasks.id', '=', 'given.column1')
          .execute();
      }
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

    async deletedBefore(
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
    },

    async purge(userId: string, instant: number, revision: number): Promise<void> {
      await feed.bury(userId, 'tasks', await this.deletedBefore(userId, instant));
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
