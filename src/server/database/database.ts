import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import { unauthorized } from '#shared/errors.ts';
import type { Tables } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where a transaction is under way in this chain of calls. */
interface Running {
  db: Transaction<Tables>;
  owner: Database;
  revisions: Map<string, number>;
  followUps: (() => Promise<void> | void)[];
}

const running = new AsyncLocalStorage<Running>();

/** True inside a transaction: the dialects refuse the root connection there, it would wait for itself for ever. */
export const inTransaction = () => running.getStore() !== undefined;

export interface Database {
  readonly engine: Engine;
  /** The running transaction, or the plain connection outside one. */
  readonly query: Kysely<Tables>;
  /** One transaction without an owner: registration, purges. Joins a running one. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * One transaction on a user's rows. Its first statement raises the user's revision, which on PostgreSQL also
   * serialises that user's writes. Joins a running transaction. `work` does no I/O but queries.
   * @throws AppError 401 where the user is no more
   */
  write<T>(userId: string, work: (revision: number) => Promise<T>): Promise<T>;
  /** Runs `task` once the running transaction is committed, at once where there is none. */
  afterCommit(task: () => Promise<void> | void): void;
  close(): Promise<void>;
}

/** A database over either engine; `onFollowUpError` gets what a task after a commit threw. */
export function openDatabase(engine: Engine, dialect: Dialect, onFollowUpError: (error: unknown) => void): Database {
  const root = new Kysely<Tables>({ dialect });
  const follow = async (task: () => Promise<void> | void) => {
    try {
      await task();
    } catch (error) {
      onFollowUpError(error);
    }
  };
  const current = () => {
    const store = running.getStore();
    return store?.owner === database ? store : undefined;
  };
  const database: Database = {
    engine,
    get query() {
      return current()?.db ?? root;
    },
    async transaction(work) {
      if (current()) return work();
      const followUps: Running['followUps'] = [];
      const result = await root
        .transaction()
        .execute((db) => running.run({ db, owner: database, revisions: new Map(), followUps }, work));
      for (const task of followUps) await follow(task);
      return result;
    },
    write: (userId, work) =>
      database.transaction(async () => {
        const { db, revisions } = current()!;
        if (!revisions.has(userId)) revisions.set(userId, await raiseRevision(db, userId));
        return work(revisions.get(userId)!);
      }),
    afterCommit(task) {
      const store = current();
      if (store) store.followUps.push(task);
      else void follow(task);
    },
    close: () => root.destroy(),
  };
  return database;
}

async function raiseRevision(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db
    .updateTable('account_revisions')
    .set({ revision: sql<number>`revision + 1` })
    .where('user_id', '=', userId)
    .returning('revision')
    .executeTakeFirst();
  // The account went between the guard's look and this write.
  if (!row) throw unauthorized();
  return row.revision;
}
