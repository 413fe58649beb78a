import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import { restWhenLong } from '../event-loop.ts';
import { type CommonCommits, commonCommits } from './common-commits.ts';
import { inTransaction } from './database.ts';
import { createPlace, type Place } from './sqlite-place.ts';
import { troubleOf } from './trouble.ts';

const STATEMENTS_KEPT = 400;
/** Milliseconds that a statement waits for another process. */
const TIMEOUT = 5000;

/** A file opened for safety first: write-ahead log, every commit on the disk before it is acknowledged. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: TIMEOUT });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;',
  );
  return database;
}

/**
 * Kysely over `node:sqlite`: one connection that writes, transactions that begin IMMEDIATE one after another, and one
 * that reads what is committed, beside whatever is being written. Statements are prepared once. Writes are refused once
 * the file is not in its place any more; `onFileGone` hears of it when that is first met.
 */
export function sqliteDialect(database: DatabaseSync, onFileGone: () => void = () => {}): Dialect {
  const place = createPlace(database.location()!, onFileGone);
  const kysely = new SqliteDialect({
    database: async () => ({
      prepare: () => {
        throw new Error('unused');
      },
      close: () => {},
    }),
  });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => kysely.createIntrospector(db),
    createDriver: () => new NodeSqliteDriver(database, place),
  };
}

/** SQLite takes back what a transaction did to the schema, too: migrations happen altogether or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #place: Place;
  #files!: Files;

  constructor(database: DatabaseSync, place: Place) {
    this.#database = database;
    this.#place = place;
  }

  async init(): Promise<void> {
    const reading = new DatabaseSync(this.#database.location()!, { timeout: TIMEOUT, readOnly: true });
    this.#files = {
      writer: new Statements(this.#database),
      reader: new Statements(reading),
      ...lockWith(commonCommits(this.#database, this.#place.check)),
      place: this.#place,
    };
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    if (inTransaction()) throw new Error('The root connection was used inside a transaction: use database.query');
    return new NodeSqliteConnection(this.#files);
  }

  async releaseConnection(connection: NodeSqliteConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    await connection.hold();
    connection.begin();
  }

  async commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    await connection.handIn();
  }

  async rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    await connection.takeBack();
  }

  async destroy(): Promise<void> {
    this.#files.commits.commit();
    this.#files.reader.close();
    this.#files.writer.forget();
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // On a full disk the log stays beside the file, and the next start reads it.
      if (!troubleOf(error)) throw error;
    }
    this.#database.close();
  }
}

interface Lock {
  take(): Promise<void>;
  /** Hands it to who has waited longest. */
  pass(): void;
}

/** The lock of a file's one writer, which is handed on before what was written is committed. */
function lockWith(commits: CommonCommits): Pick<Files, 'writing' | 'commits'> {
  const waiting: (() => void)[] = [];
  let taken = false;
  const writing: Lock = {
    async take() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    pass() {
      commits.passOn(() => !taken);
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
  return { writing, commits };
}

/** A file as it is opened twice; `writing` is held by whoever writes. */
interface Files {
  writer: Statements;
  reader: Statements;
  writing: Lock;
  commits: CommonCommits;
  place: Place;
}

const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\s/i.test(sql));

/** What a chain of queries goes through: outside of a transaction each for itself, inside all by the one that writes. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #files: Files;
  #holds = false;
  #works = false;

  constructor(files: Files) {
    this.#files = files;
  }

  /** Keeps all others from writing until `release`. */
  async hold(): Promise<void> {
    await this.#files.writing.take();
    this.#holds = true;
  }

  begin(): void {
    this.#files.commits.begin();
    this.#works = true;
  }

  /** Lets others write, and comes back when all of it is on the disk. */
  async handIn(): Promise<void> {
    const onDisk = this.#files.commits.handIn();
    this.#works = false;
    this.release();
    await onDisk;
  }

  /** What was handed in is not its own any more: where its commit failed, it is taken back already. */
  async takeBack(): Promise<void> {
    if (!this.#works) return;
    const seen = this.#files.commits.takeBack();
    this.#works = false;
    this.release();
    await seen;
  }

  release(): void {
    if (this.#holds) this.#files.writing.pass();
    this.#holds = false;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader, writing, commits, place } = this.#files;
    // Statements are done at once: a chain of them would otherwise never let go of the event loop.
    await restWhenLong();
    if (this.#holds) return writer.run(query);
    if (isRead(query)) return reader.run(query);
    await writing.take();
    try {
      commits.commit();
      place.check();
      return writer.run(query);
    } finally {
      writing.pass();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and this product streams nothing
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported on SQLite');
  }
}

interface Prepared {
  statement: StatementSync;
  /** Makes a row of its cells; null of a statement that answers none. */
  rowOf: ((cells: readonly unknown[]) => unknown) | null;
}

/**
 * Makes rows of these columns, all alike, which are made and read in two thirds of the time of those that `node:sqlite` makes
 * name by name.
 */
const rowMaker = (columns: readonly string[]) =>
  new Function(
    'cells',
    `return {${columns.map((column, index) => `${JSON.stringify(column)}: cells[${index}]`)}}`,
  ) as NonNullable<Prepared['rowOf']>;

/** The statements of one opened file, prepared once. */
class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  forget(): void {
    this.#prepared.clear();
  }

  close(): void {
    this.forget();
    this.#database.close();
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, rowOf } = this.#prepare(sql);
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))) as never[];
    if (rowOf) return { rows: (statement.all(...values) as unknown as unknown[][]).map(rowOf) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= STATEMENTS_KEPT) this.#prepared.delete(this.#prepared.keys().next().value!);
    const statement = this.#database.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(true);
    const prepared = { statement, rowOf: columns.length > 0 ? rowMaker(columns) : null };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
