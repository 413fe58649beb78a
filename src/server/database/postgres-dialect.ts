import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresPool,
  type QueryResult,
} from 'kysely';
import { isAside, whoAsks } from '../event-loop.ts';
import { inTransaction, isPatient } from './database.ts';

/** Kysely over the pool; refuses the root connection inside a transaction, as on SQLite. */
export function postgresDialect(pool: PostgresPool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => lazily(dialect.createDriver()),
  };
}

/** Connections are taken by what is asked first; reads outside of a transaction share one with their like. */
function lazily(driver: Driver): Driver {
  const readers = createReaders(driver);
  return {
    init: () => driver.init(),
    async acquireConnection() {
      if (inTransaction()) throw new Error('The root connection was used inside a transaction: use database.query');
      return new Asking(driver, readers);
    },
    beginTransaction: async (asking: Asking, settings) => driver.beginTransaction(await asking.hold(), settings),
    commitTransaction: async (asking: Asking) => driver.commitTransaction(await asking.hold()),
    rollbackTransaction: async (asking: Asking) => driver.rollbackTransaction(await asking.hold()),
    releaseConnection: (asking: Asking) => asking.release(),
    destroy: () => driver.destroy(),
  };
}

/** A connection as Kysely sees it. */
class Asking implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #readers: Readers;
  #held: Promise<DatabaseConnection> | undefined;

  constructor(driver: Driver, readers: Readers) {
    this.#driver = driver;
    this.#readers = readers;
  }

  /** Has one of its own until `release`. */
  hold(): Promise<DatabaseConnection> {
    this.#held ??= this.#driver.acquireConnection();
    return this.#held;
  }

  async release(): Promise<void> {
    const held = await this.#held?.catch(() => undefined);
    if (held) await this.#driver.releaseConnection(held);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#held && query.query.kind === 'SelectQueryNode') return this.#readers.ask(query);
    return (await this.hold()).executeQuery(query);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and this product streams nothing
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported');
  }
}

interface Readers {
  ask<R>(query: CompiledQuery): Promise<QueryResult<R>>;
}

interface Reader {
  connection: Promise<DatabaseConnection>;
  reads: number;
}

/**
 * What one account reads at once goes over one connection, all of it before the first answer: ten questions then take
 * little longer than one, and wake one process of the database instead of four.
 */
function createReaders(driver: Driver): Readers {
  const joined = new Map<string, Reader>();

  function readerFor(name: string): Reader {
    const known = joined.get(name);
    if (known) return known;
    const reader = { connection: driver.acquireConnection(), reads: 0 };
    joined.set(name, reader);
    // What is asked later has a connection of its own: it should not wait for these answers.
    setImmediate(() => {
      if (joined.get(name) === reader) joined.delete(name);
    });
    return reader;
  }

  return {
    async ask(query) {
      const name = `${whoAsks()} ${isPatient()} ${isAside()}`;
      const reader = readerFor(name);
      reader.reads += 1;
      try {
        return await (await reader.connection).executeQuery(query);
      } finally {
        reader.reads -= 1;
        if (reader.reads === 0) {
          if (joined.get(name) === reader) joined.delete(name);
          reader.connection.then(
            (connection) => driver.releaseConnection(connection),
            () => {},
          );
        }
      }
    },
  };
}
