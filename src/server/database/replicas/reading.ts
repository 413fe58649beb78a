import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from '../schema.ts';

/** A snapshot of a replica that a chain of calls reads. */
interface Reading {
  connection: DatabaseConnection;
  db: Kysely<Tables>;
  /** It is read no more: what still runs in that chain asks the primary. */
  over: boolean;
}

const reading = new AsyncLocalStorage<Reading | null>();

/** What this chain of calls reads in the place of the primary; undefined where it is to read the primary. */
export function readFromReplica(): Kysely<Tables> | undefined {
  const store = reading.getStore();
  return store && !store.over ? store.db : undefined;
}

/** Has `work`, whatever it is part of, read and write the primary. */
export const onPrimary = <T>(work: () => T): T => (reading.getStore() ? reading.run(null, work) : work());

/** Has `work` read over a connection, on which a snapshot stands open. */
export async function readOver<T>(
  connection: DatabaseConnection,
  db: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<T> {
  const store: Reading = { connection, db, over: false };
  try {
    return await reading.run(store, work);
  } finally {
    store.over = true;
  }
}

/** Statements that each go over the connection of their own chain of calls, at once and in their order. */
export function openReading(listener: Pick<KyselyConfig, 'log'>): Kysely<Tables> {
  const refuse = async () => {
    throw new Error('a replica is only read');
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      async init() {},
      async acquireConnection() {
        const store = reading.getStore();
        if (!store || store.over) throw new Error('a replica is read within a call alone');
        return store.connection;
      },
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      async releaseConnection() {},
      async destroy() {},
    }),
  };
  return new Kysely<Tables>({ dialect, ...listener });
}
