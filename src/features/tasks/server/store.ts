import type { Selectable, Updateable } from 'kysely';
import { textBytes } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import { type Span, within } from '#server/feed/place.ts';
import { TASK_FIELDS } from '../fields.ts';
import { completionStore } from './completion-store.ts';
import { dayStore } from './day-store.ts';
import { hasTag, type Meant } from './filter-store.ts';
import { groupStore } from './group-store.ts';
import { TASKS, WEIGHING_COLUMNS } from './limits.ts';
import { projectOrderStore } from './project-order-store.ts';
import { purgingStore } from './purging-store.ts';
import type { TasksTable } from './tables.ts';

export type TaskRow = Selectable<TasksTable>;

/** What is told of a task. */
const TOLD_COLUMNS = Object.values(TASK_FIELDS).map(({ column }) => column);
export type ToldRow = Pick<TaskRow, (typeof TOLD_COLUMNS)[number]>;

/** Rows that are written by one statement. */
const WRITTEN = 500;
/** Whole rows that are: each is two dozen values, and a statement takes milliseconds to be put together. */
const SAVED = 100;
/** Rows of which only the project changes. */
const MOVED = 1000;

/** All SQL of tasks. */
export function taskStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(TASKS);
  const own = (userId: string) => database.query.selectFrom('tasks').selectAll().where('user_id', '=', userId);

  const bytesOf = (row: TaskRow) => textBytes(...WEIGHING_COLUMNS.map((column) => row[column]));

  const update = (userId: string, id: string, change: Updateable<TasksTable>): Promise<void> =>
    database.behind(database.query.updateTable('tasks').set(change).where('user_id', '=', userId).where('id', '=', id));

  /** Gives all tasks that have an id in a column another there, so many by one statement. */
  async function changeThose(
    userId: string,
    column: 'project_id' | 'left_project_id',
    id: string,
    change: Updateable<TasksTable>,
  ): Promise<void> {
    for (let changed = MOVED; changed === MOVED; ) {
      const some = own(userId).clearSelect().select('id').where(column, '=', id).limit(MOVED);
      const { numUpdatedRows } = await database.query
        .updateTable('tasks')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', 'in', some)
        .executeTakeFirstOrThrow();
      changed = Number(numUpdatedRows);
    }
  }

  return {
    ...completionStore({ database, accountLimits }),
    ...groupStore({ database }),
    ...dayStore({ database }),
    ...projectOrderStore({ database }),
    ...purgingStore({ database, feed }),

    /** Newest first: those before the one with that id, or the first; all, or those that are meant. */
    page: (userId: string, before: string | undefined, limit: number, meant?: Meant): Promise<ToldRow[]> =>
      own(userId)
        .clearSelect()
        .select(TOLD_COLUMNS)
        .where('deleted_at', 'is', null)
        .$if(meant !== undefined, (query) => query.where(meant!))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** How many there are that are not deleted; all, or those that are meant. */
    async countAll(userId: string, meant?: Meant): Promise<number> {
      const row = await database.query
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .$if(meant !== undefined, (query) => query.where(meant!))
        .executeTakeFirstOrThrow();
      return Number(row.all);
    },

    /** Ids of rows written after a revision, newest first, deleted ones among them. */
    async writtenSince(userId: string, revision: number, limit: number): Promise<string[]> {
      const rows = await own(userId)
        .clearSelect()
        .select('id')
        .where('revision', '>', revision)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Those that were written in a span, deleted ones among them. */
    written: (userId: string, span: Span): Promise<TaskRow[]> =>
      own(userId).where(within(span)).orderBy('revision').orderBy('id').limit(span.limit).execute(),

    /** A row that is not deleted. */
    find: (userId: string, id: string): Promise<TaskRow | undefined> =>
      own(userId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),

    /** Rows by their ids, in the order of the ids where that is newest first, deleted ones among them. */
    async findMany(userId: string, ids: readonly string[]): Promise<TaskRow[]> {
      const found: TaskRow[] = [];
      for (let at = 0; at < ids.length; at += WRITTEN)
        found.push(
          ...(await own(userId)
            .where('id', 'in', ids.slice(at, at + WRITTEN))
            .orderBy('id', 'desc')
            .execute()),
        );
      return found;
    },

    findAny: (userId: string, id: string): Promise<TaskRow | undefined> =>
      own(userId).where('id', '=', id).executeTakeFirst(),

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

    async insert(row: TaskRow): Promise<void> {
      await room.take(row.user_id, { bytes: bytesOf(row) });
      await database.query.insertInto('tasks').values(row).execute();
    },

    bytesOf,

    /** Writes rows, new ones and those that are there. @param growth how many are new, and by how much their texts grew */
    async save(userId: string, rows: readonly TaskRow[], growth: { rows: number; bytes: number }): Promise<void> {
      if (growth.rows > 0 || growth.bytes > 0) await room.take(userId, growth);
      for (let at = 0; at < rows.length; at += SAVED)
        await database.query
          .insertInto('tasks')
          .values(rows.slice(at, at + SAVED))
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'id']).doUpdateSet(({ ref }) => {
              const { user_id: _, id: __, ...columns } = rows[0]!;
              const names = Object.keys(columns) as (keyof typeof columns)[];
              return Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)]));
            }),
          )
          .execute();
    },

    /** Writes a row over what it was. */
    async rewrite(before: TaskRow, { user_id, id, ...columns }: TaskRow): Promise<void> {
      const growth = bytesOf({ ...before, ...columns }) - bytesOf(before);
      if (growth > 0) await room.take(user_id, { rows: 0, bytes: growth });
      // SQLite writes every index anew that has a column which is set, also to what it was.
      const changed = Object.entries(columns).filter(([column, value]) => value !== before[column as keyof TaskRow]);
      if (changed.length > 0) await update(user_id, id, Object.fromEntries(changed));
    },

    /** Whether any task that is not deleted is in a project. */
    async areIn(userId: string, projectId: string): Promise<boolean> {
      const some = own(userId).clearSelect().select('id').where('project_id', '=', projectId);
      return (await some.where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
    },

    /** Those that have a tag, deleted ones among them. */
    tagged: (userId: string, name: string): Promise<TaskRow[]> => own(userId).where(hasTag(name)).execute(),

    /** Whether any task that is not deleted has a tag. */
    async areTagged(userId: string, name: string): Promise<boolean> {
      const some = own(userId).clearSelect().select('id').where(hasTag(name));
      return (await some.where('deleted_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
    },

    /** Deleted tasks let go of the project, too: the key allows no pointer to a row that is gone. */
    leaveProject: (userId: string, projectId: string, revision: number): Promise<void> =>
      changeThose(userId, 'project_id', projectId, { project_id: null, left_project_id: projectId, revision }),

    /** Those that a deletion of the project let go, and that nobody has given one since. */
    returnToProject: (userId: string, projectId: string, revision: number): Promise<void> =>
      changeThose(userId, 'left_project_id', projectId, { project_id: projectId, left_project_id: null, revision }),
  };
}

export type TaskStore = ReturnType<typeof taskStore>;
