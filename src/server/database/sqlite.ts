import { statSync } from 'node:fs';
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
import { troubleOf, Unavailable } from './trouble.ts';

const STATEMENTS_KEPT = 400;

/** A file opened for safety first: write-ahead log, every commit on the disk before it is acknowledged. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;',
  );
  return database;
}

/**
 * Kysely over `node:sqlite`: one connection, statements prepared once, transactions that begin IMMEDIATE. Writes are
 * refused once the file is not in its place any more; `onFileGone` hears of it when that is first met.
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
  readonly #connection: NodeSqliteConnection;
  #waiting: (() => void)[] = [];
  #busy = false;

  constructor(database: DatabaseSync, place: Place) {
    this.#database = database;
    this.#place = place;
    this.#connection = new NodeSqliteConnection(database, place);
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
    this.#place.check();
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
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // On a full disk the log stays beside the file, and the next start reads it.
      if (!troubleOf(error)) throw error;
    }
    this.#database.close();
  }
}

interface Place {
  /** @throws Unavailable where the opened files are gone or others lie in their place: what is written would be lost */
  check(): void;
}

/** SQLite itself goes on writing to a deleted file, which ends with the process. */
function createPlace(file: string, onGone: () => void): Place {
  const files = [file, `${file}-wal`];
  const identity = (path: string) => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  };
  const opened = files.map(identity);
  const isKept = (path: string, index: number) => {
    const now = identity(path);
    // The log appears with the first write.
    opened[index] ??= now;
    return now === opened[index];
  };
  let told = false;
  return {
    check() {
      if (files.every(isKept)) return;
      if (!told) onGone();
      told = true;
      throw new Unavailable('file_missing');
    },
  };
}

interface Prepared {
  statement: StatementSync;
  reads: boolean;
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #place: Place;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, place: Place) {
    this.#database = database;
    this.#place = place;
  }

  forget(): void {
    this.#prepared.clear();
  }

  async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { statement, reads } = this.#prepare(sql);
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null))) as never[];
    if (reads) return { rows: statement.all(...values) as R[] };
    if (!this.#database.isTransaction) this.#place.check();
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
