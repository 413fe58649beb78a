import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import { deleteInParts } from '../database/delete-in-parts.ts';
import type { JobsTable } from '../database/schema.ts';
import type { Pulse } from './rules.ts';

export type JobRow = Selectable<JobsTable>;
/** A row that is to be kept; the rest of it is as of a job that nobody has taken up. */
export type FreshRow = Pick<JobRow, 'id' | 'user_id' | 'kind' | 'key' | 'run_at' | 'payload'>;
/** What a runner knows its job by, as long as it is its own. */
export type Hold = Pick<JobRow, 'id' | 'attempts'>;

/** Accounts (null: the server itself) of whose jobs of some kinds no further one is taken up for now. */
export interface Busy {
  kinds: readonly string[];
  userIds: readonly (string | null)[];
}

export type JobState = 'due' | 'later' | 'leased' | 'dead';
const stateAt = (now: number) => sql<JobState>`case
  when died_at is not null then 'dead' when leased_by is not null then 'leased' when run_at <= ${now} then 'due' else 'later' end`;

const KEPT_AT_ONCE = 500;
const FREE = { attempts: 0, leased_by: null, beat: 0, died_at: null, put_off_at: null } as const;

/** All SQL of jobs, the same on both engines: what nobody but the holder may change names the holder. */
export function jobStore(database: Database) {
  const free = () => database.query.selectFrom('jobs').where('leased_by', 'is', null).where('died_at', 'is', null);
  const heldBy = (runner: string, { id, attempts }: Hold) =>
    database.query
      .updateTable('jobs')
      .where('id', '=', id)
      .where('leased_by', '=', runner)
      .where('attempts', '=', attempts);
  const still = ({ id, leasedBy, attempts, beat }: Pulse) =>
    heldBy(leasedBy, { id, attempts }).where('beat', '=', beat);

  /**
   * Those of some jobs that a runner holds, for a statement that writes them. Whoever writes many locks them in one order: of two who do so in
   * orders of their own, PostgreSQL has one fail.
   */
  const ownOf = (runner: string, ids: readonly string[]) =>
    database.query
      .selectFrom('jobs')
      .select('id')
      .where('leased_by', '=', runner)
      .where('id', 'in', ids)
      .orderBy('id')
      // SQLite's one writer has nobody beside it.
      .$if(database.engine === 'postgres', (query) => query.forUpdate());

  /** @param owned whether all of the rows are of accounts, or none */
  async function putSome(rows: readonly FreshRow[], owned: boolean): Promise<void> {
    await database.query
      .insertInto('jobs')
      .values(rows.map((row) => ({ ...row, ...FREE })))
      .onConflict((conflict) =>
        (owned
          ? conflict.columns(['user_id', 'kind', 'key']).where('user_id', 'is not', null)
          : conflict.columns(['kind', 'key']).where('user_id', 'is', null)
        ).doUpdateSet(({ ref }) => ({
          ...FREE,
          id: ref('excluded.id'),
          run_at: ref('excluded.run_at'),
          payload: ref('excluded.payload'),
        })),
      )
      .execute();
  }

  return {
    /** Keeps jobs, in the place of those of the same names. */
    async put(rows: readonly FreshRow[]): Promise<void> {
      for (const owned of [true, false]) {
        const some = rows.filter(({ user_id }) => (user_id !== null) === owned);
        for (let at = 0; at < some.length; at += KEPT_AT_ONCE) await putSome(some.slice(at, at + KEPT_AT_ONCE), owned);
      }
    },

    /** Keeps a job of the server's own where there is none of that name. */
    async putIfMissing(row: FreshRow): Promise<void> {
      await database.query
        .insertInto('jobs')
        .values({ ...row, ...FREE })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    find: (userId: string | null, kind: string, key: string) =>
      database.query
        .selectFrom('jobs')
        .select(['leased_by', 'died_at'])
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst(),

    /**
     * What an account's jobs of a kind that are still to be done, or under way, were to be done with, by their keys: where one is just being
     * done, that is waited for, so that nobody takes what is done for what is to come.
     */
    async unfinished(userId: string | null, kind: string, keys: readonly string[]): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (let at = 0; at < keys.length; at += KEPT_AT_ONCE) {
        const rows = await database.query
          .selectFrom('jobs')
          .select(['key', 'payload'])
          .where('user_id', userId === null ? 'is' : '=', userId)
          .where('kind', '=', kind)
          .where('key', 'in', keys.slice(at, at + KEPT_AT_ONCE))
          .where('died_at', 'is', null)
          .orderBy('id')
          // SQLite's one writer has nobody beside it.
          .$if(database.engine === 'postgres', (query) => query.forUpdate())
          .execute();
        for (const { key, payload } of rows) found.set(key, payload);
      }
      return found;
    },

    /** Some accounts behind one that have jobs of a kind, in order. */
    async accounts(kind: string, behind: string): Promise<string[]> {
      const rows = await database.query
        .selectFrom('jobs')
        .select('user_id')
        .distinct()
        .where('kind', '=', kind)
        .where('user_id', '>', behind)
        .orderBy('user_id')
        .limit(KEPT_AT_ONCE)
        .$narrowType<{ user_id: string }>()
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    async remove(userId: string | null, kind: string, keys: readonly string[]): Promise<void> {
      await database.query
        .deleteFrom('jobs')
        .where('user_id', userId === null ? 'is' : '=', userId)
        .where('kind', '=', kind)
        .where('key', 'in', keys)
        .execute();
    },

    /** Some of what is to be done by now, the earliest first, without what is in the lines that are busy. */
    due(kinds: readonly string[], now: number, busy: readonly Busy[], limit: number) {
      const others = busy.reduce(
        (query, { userIds, kinds: taken }) => {
          const named = userIds.filter((id) => id !== null);
          return query.where(({ and, eb, or }) =>
            or([
              eb('kind', 'not in', taken),
              ...(userIds.includes(null) ? [] : [eb('user_id', 'is', null)]),
              and([eb('user_id', 'is not', null), ...(named.length > 0 ? [eb('user_id', 'not in', named)] : [])]),
            ]),
          );
        },
        free().select(['id', 'user_id', 'kind', 'run_at']).where('kind', 'in', kinds).where('run_at', '<=', now),
      );
      return others.orderBy('run_at').limit(limit).execute();
    },

    /** When the next of what is not due yet will be. */
    async nextAfter(kinds: readonly string[], now: number): Promise<number | undefined> {
      const next = free().select('run_at').where('kind', 'in', kinds).where('run_at', '>', now);
      return (await next.orderBy('run_at').limit(1).executeTakeFirst())?.run_at;
    },

    /** Gives free jobs to a runner. @returns those that it got: others may have been faster */
    lease(ids: readonly string[], runner: string): Promise<JobRow[]> {
      const some = free()
        .select('id')
        .where('id', 'in', ids)
        // Whom somebody is just writing is left for the next look, as on SQLite, where nobody else is writing.
        .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked());
      return database.query
        .updateTable('jobs')
        .set({ leased_by: runner, beat: 0, attempts: sql<number>`attempts + 1` })
        .where('id', 'in', some)
        .returningAll()
        .execute();
    },

    /** Every job that any runner holds. */
    leased: (): Promise<(Pulse & Pick<JobRow, 'kind'>)[]> =>
      database.query
        .selectFrom('jobs')
        .select(['id', 'leased_by as leasedBy', 'attempts', 'beat', 'kind'])
        .where('leased_by', 'is not', null)
        .$narrowType<{ leasedBy: string }>()
        .execute(),

    /** Shows that the runner lives. @returns the jobs that are still its own */
    async beat(runner: string, ids: readonly string[]): Promise<string[]> {
      const rows = await database.query
        .updateTable('jobs')
        .set({ beat: sql<number>`beat + 1` })
        .where('id', 'in', ownOf(runner, ids))
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Takes a job away from a runner whose pulse is still the same. @returns false where it is not */
    async take(pulse: Pulse, diedAt: number | null): Promise<boolean> {
      const { numUpdatedRows } = await still(pulse).set({ leased_by: null, died_at: diedAt }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** @returns false where the job is not the runner's any more */
    async finish(runner: string, { id, attempts }: Hold): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('jobs')
        .where('id', '=', id)
        .where('leased_by', '=', runner)
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Finishes jobs in the transaction that does them. @returns those that are still the runner's */
    async finishMany(runner: string, holds: readonly Hold[]): Promise<Set<string>> {
      const finished = new Set<string>();
      for (const [attempts, some] of Map.groupBy(holds, (hold) => hold.attempts)) {
        const ids = some.map(({ id }) => id);
        const own = ownOf(runner, ids).where('attempts', '=', attempts);
        const rows = await database.query.deleteFrom('jobs').where('id', 'in', own).returning('id').execute();
        for (const { id } of rows) finished.add(id);
      }
      return finished;
    },

    /** Finishes jobs that are the runner's, and none that is not. */
    async finishAll(runner: string, ids: readonly string[]): Promise<void> {
      await database.query.deleteFrom('jobs').where('id', 'in', ownOf(runner, ids)).execute();
    },

    /** Lets go of a job that is to be done at another time. @returns false where it is not the runner's any more */
    async letGo(runner: string, hold: Hold, change: Updateable<JobsTable>): Promise<boolean> {
      const { numUpdatedRows } = await heldBy(runner, hold)
        .set({ ...change, leased_by: null })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Has what was put off after an instant be done now. */
    async hasten(putOffAfter: number, now: number): Promise<void> {
      const some = database.query.selectFrom('jobs').select('id').where('put_off_at', '>', putOffAfter).limit(1);
      if (!(await some.executeTakeFirst())) return;
      await database.query
        .updateTable('jobs')
        .set({ run_at: now, put_off_at: null })
        .where('put_off_at', '>', putOffAfter)
        .execute();
    },

    /** How many are to be done by now, later, are under way, and have failed for good. */
    async counts(now: number): Promise<Record<JobState, number>> {
      const rows = await database.query
        .selectFrom('jobs')
        .select(({ fn }) => [stateAt(now).as('state'), fn.countAll<number | string>().as('count')])
        .groupBy('state')
        .execute();
      const found = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
      return { due: 0, later: 0, leased: 0, dead: 0, ...found };
    },

    /** Forgets what failed for good before an instant. */
    forgetDead: (before: number): Promise<void> => deleteInParts(database, 'jobs', sql<boolean>`died_at < ${before}`),
  };
}

export type JobStore = ReturnType<typeof jobStore>;
