import { type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Ranked } from '#shared/rank.ts';
import type { Task } from '../contract.ts';
import { STATUSES } from '../rules.ts';
import type { TasksTable } from './tables.ts';

/** A column of the board, or null for the group of tasks without one. */
export type Group = string | null;

/** What placing asks of a group. */
export interface Tally {
  live: number;
  archived: number;
  /** The last rank of the whole group, deleted tasks among it; null where it is empty. */
  last: string | null;
}

/** Where a task stands in its group. */
export type Stand = Pick<Selectable<TasksTable>, 'id' | 'rank' | 'status' | 'deleted_at'>;

const ARCHIVED = ['archived'] as const;
const LIVE = STATUSES.filter((status) => status !== 'archived');

/** Rows that are written by one statement. */
const WRITTEN = 500;

/** All SQL of groups. The order of one is that of its ranks, archived tasks behind all others. */
export function groupStore({ database }: Pick<Context, 'database'>) {
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

  return {
    /** The tasks of a group by their ranks, deleted ones among them, but for one: all, or the first. */
    stands: (userId: string, id: Group, except = '', limit?: number): Promise<Stand[]> =>
      group(userId, id)
        .select(['id', 'rank', 'status', 'deleted_at'])
        .where('id', '<>', except)
        .orderBy('rank')
        .orderBy('id')
        .$if(limit !== undefined, (query) => query.limit(limit!))
        .execute(),

    /** How many tasks a group has, but for one. */
    async tally(userId: string, id: Group, except = ''): Promise<Tally> {
      const last = group(userId, id)
        .select('rank')
        .where('id', '<>', except)
        // PostgreSQL finds the end of the index only where the order names all of it.
        .orderBy('kanban_column_id', 'desc')
        .orderBy('rank', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last');
      const present = group(userId, id).where('deleted_at', 'is', null);
      const count = <Name extends 'live' | 'archived'>(name: Name, statuses: readonly Task['status'][]) =>
        present
          .where('status', 'in', statuses)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as(name);
      // Of the one that is left out it is asked alone: what is counted without a look at each is counted in an index.
      const own = present.where('id', '=', except).select('status').as('own');
      const row = await database.query
        .selectNoFrom([count('live', LIVE), count('archived', ARCHIVED), last, own])
        .executeTakeFirstOrThrow();
      const but = (statuses: readonly Task['status'][]) => Number(row.own !== null && statuses.includes(row.own));
      return { live: Number(row.live) - but(LIVE), archived: Number(row.archived) - but(ARCHIVED), last: row.last };
    },

    /** How many tasks of its kind stand before that place in a group, but for one. */
    async countBefore(userId: string, id: Group, archived: boolean, place: Ranked, except = place.id): Promise<number> {
      const row = await kind(userId, id, archived)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('rank', 'id'), '<', tuple(place.rank, place.id)))
        .where('id', '<>', except)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** The task of its kind at that index, but for one. */
    nth: (userId: string, id: Group, archived: boolean, index: number, except: string): Promise<Ranked | undefined> =>
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
    async rankBehind(userId: string, id: Group, before: Ranked | null, except: string): Promise<string | null> {
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
  };
}
