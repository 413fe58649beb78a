import { AsyncLocalStorage } from 'node:async_hooks';
import { type Compilable, type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { unauthorized } from '#shared/errors.ts';
import { hurriedly } from '../event-loop.ts';
import type { PlacesState } from '../fair-places.ts';
import { NotedRefusal } from '../noted-refusal.ts';
import { type DatabaseTracing, followingDatabase } from '../tracing/following-database.ts';
import { answered, throwFirst } from './answered.ts';
import { type Condition, watchCondition } from './condition.ts';
import { onPrimary, readFromReplica } from './replicas/reading.ts';
import type { Replicas } from './replicas/wanted.ts';
import type { Tables } from './schema.ts';
import { troubleOf } from './trouble.ts';
import { writeLines } from './write-lines.ts';
import { writeProbe } from './write-probe.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where a transaction is under way in this chain of calls. */
interface Running {
  db: Transaction<Tables>;
  owner: Database;
  revisions: Map<string, number>;
  collected: Collected[];
  /** Statements whose answers nobody has waited for yet. */
  sent: Promise<unknown>[];
  followUps: (() => Promise<void> | void)[];
}

/** What is to be written at the end of a transaction, together with all that goes the same way. */
interface Collected {
  item: unknown;
  write: (items: never[]) => Promise<void>;
}

const running = new AsyncLocalStorage<Running>();

/** True inside a transaction: the dialects refuse the root connection there, it would wait for itself for ever. */
export const inTransaction = () => running.getStore() !== undefined;

/** Whose other writes wait for this chain of calls. */
const reservedFor = new AsyncLocalStorage<string>();

const patience = new AsyncLocalStorage<true>();

/** True where nobody waits for an answer: PostgreSQL's statements may then take minutes. */
export const isPatient = () => patience.getStore() === true;

export interface DatabaseOptions {
  engine: Engine;
  dialect: Dialect;
  log: Logger;
  era?: () => number;
  connections?: () => PlacesState;
  tracing?: DatabaseTracing | undefined;
  replicas?: Replicas | null;
}

export interface Database {
  readonly engine: Engine;
  /** Rises whenever the database was lost: it may be another one than before. */
  readonly era: number;
  /** How many connections are held and waited for; null where there is no pool of them. */
  connections(): PlacesState | null;
  /** Whether it can be read and written now. */
  readonly condition: Condition;
  /** Copies that may be read in its place; null where none are named. */
  readonly replicas: Replicas | null;
  /** The running transaction, or the plain connection outside one: that of a replica within what one reads. */
  readonly query: Kysely<Tables>;
  /** One transaction without an owner: registration, purges. Joins a running one. What is thrown takes it back, but for a `NotedRefusal`. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * One transaction on a user's rows. Its first statement raises the user's revision, which on PostgreSQL also
   * serialises that user's writes. Joins a running transaction. `work` does no I/O but queries.
   * @throws AppError 401 where the user is no more
   */
  write<T>(userId: string, work: (revision: number) => Promise<T>): Promise<T>;
  /**
   * Does `work`, which may take its time and holds no transaction, once the user's writes that came before are over, and
   * has those that come later wait for it.
   */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** The user's revision, which rises with each write. @throws AppError 401 where the user is no more */
  revision(userId: string): Promise<number>;
  /** What the running write of a user stamps its rows with. */
  writingRevision(userId: string): number;
  /**
   * Statements of the running transaction that do not wait for each other's answers, done in their order: on PostgreSQL
   * all of them are sent at once.
   */
  atOnce(...statements: Compilable[]): Promise<void>;
  /**
   * A statement of the running transaction of which nothing is asked but that it is done before the commit: on PostgreSQL what
   * comes after it does not wait for its answer.
   */
  behind(statement: Compilable): Promise<void>;
  /** A part of the running transaction that is taken back alone where it throws; what it has follow the commit does. */
  tentatively<T>(work: () => Promise<T>): Promise<T>;
  /** Has `write` get all that the running transaction collected for it, once, as the last of its work. */
  beforeCommit<T>(write: (items: T[]) => Promise<void>, item: T): void;
  /** Runs `task` once the running transaction is committed, at once where there is none. */
  afterCommit(task: () => Promise<void> | void): void;
  /** Runs work that nobody waits for, or that is long by its nature: its statements may take minutes. */
  patiently<T>(work: () => Promise<T>): Promise<T>;
  /** Writes what is only noted by the way, and goes without where the database takes no writes for now. */
  inPassing(write: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** How the work of a transaction ends that is to be committed. */
async function outcomeOf<T>(work: () => Promise<T>): Promise<{ answer: T } | { refusal: NotedRefusal }> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (error instanceof NotedRefusal) return { refusal: error };
    throw error;
  }
}

/** A database over either engine. */
export function openDatabase(options: DatabaseOptions): Database {
  const { engine, dialect, log, era = () => 0, connections, tracing, replicas = null } = options;
  const { listener, followed } = followingDatabase(tracing, engine);
  const root = new Kysely<Tables>({ dialect, ...listener });
  const condition = watchCondition({
    read: () => sql`select 1`.execute(root),
    write: () => writeProbe(root, engine),
    // PostgreSQL puts what is small where it has room already.
    isProof: engine === 'sqlite',
    log,
  });
  const follow = async (task: () => Promise<void> | void) => {
    try {
      await task();
    } catch (error) {
      log.error({ err: error }, 'follow-up of a commit failed');
    }
  };
  const current = () => {
    const store = running.getStore();
    return store?.owner === database ? store : undefined;
  };
  // Who writes much waits for SQLite's one writer, or holds one of PostgreSQL's connections, once at a time.
  const lines = writeLines(engine === 'sqlite');
  // SQLite's one writer is waited for by everybody who writes.
  const begun = <T>(work: () => T) => (engine === 'sqlite' ? () => hurriedly(work) : work);
  const database: Database = {
    engine,
    get era() {
      return era();
    },
    connections: () => connections?.() ?? null,
    condition,
    replicas,
    get query() {
      return current()?.db ?? (replicas && readFromReplica()) ?? root;
    },
    async transaction(work) {
      if (current()) return work();
      const store: Omit<Running, 'db'> = {
        owner: database,
        revisions: new Map(),
        collected: [],
        sent: [],
        followUps: [],
      };
      try {
        const all = async () => {
          const outcome = await outcomeOf(work);
          await writeCollected(store.collected);
          return outcome;
        };
        const run = (db: Transaction<Tables>) => running.run({ ...store, db }, begun(all));
        // The commit goes out behind what was sent: where one of that fails, PostgreSQL takes all of it back.
        const outcome = await followed(() => answered(store.sent, () => root.transaction().execute(run)));
        if (store.revisions.size > 0) condition.wrote();
        for (const task of store.followUps) await follow(task);
        if ('refusal' in outcome) throw outcome.refusal;
        return outcome.answer;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble) condition.failed(trouble);
        throw error;
      }
    },
    write(userId, work) {
      const write = (onDone = () => {}) =>
        database.transaction(async () => {
          const { db, revisions } = current()!;
          if (!revisions.has(userId)) revisions.set(userId, await raiseRevision(db, userId));
          try {
            return await work(revisions.get(userId)!);
          } finally {
            onDone();
          }
        });
      // Who holds a transaction, or the line, keeps others waiting already.
      return current() || reservedFor.getStore() === userId ? write() : lines.write(userId, write);
    },
    alone: (userId, work) =>
      reservedFor.getStore() === userId ? work() : lines.alone(userId, () => reservedFor.run(userId, work)),
    async revision(userId) {
      const row = await database.query
        .selectFrom('account_revisions')
        .select('revision')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) throw unauthorized();
      return row.revision;
    },
    writingRevision(userId) {
      const revision = current()?.revisions.get(userId);
      if (revision === undefined) throw new Error('rows of a user are written within a write of that user');
      return revision;
    },
    async atOnce(...statements) {
      const compiled = statements.map((statement) => statement.compile());
      await current()!
        .db.getExecutor()
        .provideConnection(async (connection) => {
          if (engine === 'sqlite') for (const one of compiled) await connection.executeQuery(one);
          else throwFirst(await Promise.allSettled(compiled.map((one) => connection.executeQuery(one))));
        });
    },
    async behind(statement) {
      const { db, sent } = current()!;
      const compiled = statement.compile();
      await db.getExecutor().provideConnection(async (connection) => {
        const done = connection.executeQuery(compiled);
        if (engine === 'sqlite') return void (await done);
        // It fails the transaction at its end.
        done.catch(() => {});
        sent.push(done);
      });
    },
    async tentatively(work) {
      const { db, collected, sent } = current()!;
      const held = collected.length;
      await sql`savepoint attempt`.execute(db);
      try {
        return await answered(sent, work);
      } catch (error) {
        if (!(error instanceof NotedRefusal)) {
          await sql`rollback to savepoint attempt`.execute(db);
          collected.length = held;
        }
        throw error;
      } finally {
        await sql`release savepoint attempt`.execute(db);
      }
    },
    beforeCommit(write, item) {
      const store = current();
      if (!store) throw new Error('what is collected is written within a transaction');
      store.collected.push({ item, write });
    },
    afterCommit(task) {
      const store = current();
      if (store) store.followUps.push(task);
      else void follow(task);
    },
    patiently: (work) => patience.run(true, work),
    async inPassing(write) {
      try {
        await onPrimary(write);
      } catch (error) {
        const reason = troubleOf(error);
        if (!reason) throw error;
        log.warn({ reason }, 'not noted');
      }
    },
    async close() {
      await root.destroy();
      await replicas?.close();
    },
  };
  return database;
}

async function writeCollected(collected: readonly Collected[]): Promise<void> {
  const items = Map.groupBy(collected, ({ write }) => write);
  for (const [write, some] of items) await write(some.map(({ item }) => item) as never[]);
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
