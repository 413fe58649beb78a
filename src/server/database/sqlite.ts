import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';
import { inTransaction } from './database.ts';

const STATEMENTS_KEPT = 400;

/** A file opened for safety first: write-ahead log, every commit on the disk before it is acknowledged. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;',
  );
  return database;
}

/** Kysely over `node:sqlite`: one connection, statements prepared once, transactions that begin IMMEDIATE. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  const kysely = new SqliteDialect({
    database: async () => ({
      prepare: () => {
        throw new Error('unused');
      },
      close: () => {},
    }),
  });
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => kysely.createIntrospector(db),
    createDriver: () => new NodeSqliteDriver(database),
  };
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  #waiting: (() => void)[] = [];
  #busy = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (inTransaction()) throw new Error('The root connection was used inside a transaction: use database.query');
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  async beginTransaction(): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('COMMIT');
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  async destroy(): Promise<void> {
    this.#connection.forget();
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }
}

interface Prepared {
  statement: StatementSync;
  reads: boolean;
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  forget(): void {
    this.#prepared.clear();
  }

  async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { statement, reads } = this.#prepare(sql);
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))) as never[];
    if (reads) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and this product streams nothing
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported on SQLite');
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= STATEMENTS_KEPT) this.#prepared.delete(this.#prepared.keys().next().value!);
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
