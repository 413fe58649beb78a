import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { whoAsks } from '../event-loop.ts';
import { fairPlaces } from '../fair-places.ts';
import type { Gate } from './claim.ts';
import { inTransaction, isPatient } from './database.ts';
import { breaksConnection, isLost, Unavailable } from './trouble.ts';

const INT8 = 20;
const CONNECTIONS = 10;
/** Connections that one account may hold: others find one free, whatever it asks for at once. */
const CONNECTIONS_OF_ONE = 4;

/** Milliseconds for a connection, of the pool or a new one, and for a statement: together a request answers within five seconds. */
const CONNECT_WITHIN = 4500;
const ANSWER_WITHIN = 4000;
const PATIENT_WITHIN = 10 * 60_000;
const END_WITHIN = 1000;

/** PostgreSQL's own limits, in milliseconds. They are shorter than ours: what it ends itself leaves the connection whole. */
const limits = (statement: number, lock: number) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = 10000`;
const USUAL_LIMITS = limits(3000, 2500);
const PATIENT_LIMITS = limits(PATIENT_WITHIN, 60_000);

/** What may be sent again where nothing else went over its connection: it changed nothing. */
const REPEATABLE = /^\s*(select|begin)\b/i;

interface Settled {
  era: number;
  limits: string;
}

/** Connections of `url`, whose bigints (instants, counts) come as numbers: all of ours are below 2^53. */
export function openPostgresPool(url: string, gate: Gate): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // A connection that ends in somebody's hands has no other listener; without one the process would end with it.
  pool.on('connect', (client) => client.on('error', gate.doubt));
  // What the pool tells of an idle one, that listener has told already; unheard, it would end the process, too.
  pool.on('error', () => {});

  const settled = new WeakMap<pg.PoolClient, Settled>();
  const places = fairPlaces({ most: CONNECTIONS, mostOfOne: CONNECTIONS_OF_ONE });

  /** A place among those who hold a connection; accounts that hold fewer go first. @returns how to give it back */
  async function takePlace(): Promise<() => void> {
    const givingUp = new AbortController();
    const place = places.take(whoAsks(), givingUp.signal);
    try {
      return await gate.outstanding.within(CONNECT_WITHIN, place);
    } catch (error) {
      // It may have come in the same moment, too late for whoever waited.
      place.then(
        (giveBack) => giveBack(),
        () => {},
      );
      givingUp.abort(error);
      throw error;
    }
  }

  /** A connection of this era, with the limits of whoever asks. */
  async function checkOut(): Promise<pg.PoolClient> {
    const wanted = isPatient() ? PATIENT_LIMITS : USUAL_LIMITS;
    for (;;) {
      gate.pass();
      const client = await connect();
      const known = settled.get(client);
      if (known && known.era !== gate.era) {
        client.release(true);
        continue;
      }
      if (known?.limits === wanted) return client;
      const { era } = gate;
      try {
        await gate.outstanding.within(ANSWER_WITHIN, client.query(wanted));
      } catch (error) {
        client.release(true);
        gate.doubt(error);
        throw error;
      }
      settled.set(client, { era, limits: wanted });
      return client;
    }
  }

  async function connect(): Promise<pg.PoolClient> {
    const pending = pool.connect();
    try {
      return await gate.outstanding.within(CONNECT_WITHIN, pending);
    } catch (error) {
      // It may still come, too late for whoever waited.
      pending.then(
        (client) => client.release(),
        () => {},
      );
      gate.doubt(error);
      throw error instanceof Unavailable ? error : new Unavailable('database_away', error);
    }
  }

  return {
    async connect() {
      gate.pass();
      const giveBack = await takePlace();
      try {
        return new CheckedOut(gate, checkOut, await checkOut(), giveBack);
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    // One that is frozen lets nobody go: its connections then end with the process.
    end: () => gate.outstanding.within(END_WITHIN, pool.end()).catch(gate.doubt),
  };
}

/** A connection in somebody's hands. One that broke is never given back as good, and is asked nothing more. */
class CheckedOut implements PostgresPoolClient {
  readonly #gate: Gate;
  readonly #another: () => Promise<pg.PoolClient>;
  readonly #giveBack: () => void;
  #client: pg.PoolClient | undefined;
  #broken: Error | undefined;
  #fresh = true;

  constructor(gate: Gate, another: () => Promise<pg.PoolClient>, client: pg.PoolClient, giveBack: () => void) {
    this.#gate = gate;
    this.#another = another;
    this.#client = client;
    this.#giveBack = giveBack;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): never {
    // Of the two forms, nothing here asks for the cursor's.
    return this.#ask(String(text), parameters) as never;
  }

  async #ask(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const repeatable = this.#fresh && REPEATABLE.test(text);
    this.#fresh = false;
    try {
      return await this.#send(text, parameters);
    } catch (error) {
      if (!repeatable || !isLost(error)) throw error;
      this.#letGo();
      this.#client = await this.#another();
      this.#broken = undefined;
      return this.#send(text, parameters);
    }
  }

  release(): void {
    this.#letGo();
    this.#giveBack();
  }

  #letGo(): void {
    this.#client?.release(this.#broken);
    this.#client = undefined;
  }

  async #send(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#broken) throw this.#broken;
    const answer = this.#client!.query(text, parameters as unknown[]);
    try {
      return await this.#gate.outstanding.within(isPatient() ? PATIENT_WITHIN : ANSWER_WITHIN, answer);
    } catch (error) {
      if (breaksConnection(error)) {
        this.#broken = error as Error;
        this.#gate.doubt(error);
      }
      throw error;
    }
  }
}

/** Kysely over the pool; refuses the root connection inside a transaction, as on SQLite. */
export function postgresDialect(pool: PostgresPool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => {
        if (inTransaction()) throw new Error('The root connection was used inside a transaction: use database.query');
        return acquire();
      };
      return driver;
    },
  };
}
