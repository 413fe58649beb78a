import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { CONNECTIONS } from '../config/variables.ts';
import { isAside, whoAsks } from '../event-loop.ts';
import { fairPlaces, type PlacesState } from '../fair-places.ts';
import type { Gate } from './claim.ts';
import { isPatient } from './database.ts';
import { isPooled } from './pooler.ts';
import { ANSWER_WITHIN, CheckedOut, PATIENT_WITHIN } from './postgres-connection.ts';
import { statementNames } from './statement-names.ts';
import { Unavailable } from './trouble.ts';

const INT8 = 20;
/** Connections that one account may hold: others find one free, whatever it asks for at once. */
const CONNECTIONS_OF_ONE = 4;
/** Connections for all that nobody waits for: each is a process that takes its part of the processor from those that answer calls. */
const CONNECTIONS_ASIDE = 2;

const END_WITHIN = 1000;

/** PostgreSQL's own limits, in milliseconds. They are shorter than ours: what it ends itself leaves the connection whole. */
const limits = (scope: 'set' | 'set local', statement: number, lock: number) =>
  `${scope} statement_timeout = ${statement}; ${scope} lock_timeout = ${lock}; ${scope} idle_in_transaction_session_timeout = 10000`;
/** Behind a pooler only a transaction has settings of its own. */
const limitsOf = (scope: 'set' | 'set local', { statement, lock }: PoolTerms) => ({
  usual: limits(scope, statement, lock),
  patient: limits(scope, PATIENT_WITHIN, 60_000),
});

/** How the connections of a pool are used. Times are milliseconds. */
interface PoolTerms {
  /** How many there are. */
  connections: number;
  /** For a connection, of the pool or a new one. */
  connectWithin: number;
  /** For a statement, until it is given up together with its connection. */
  answerWithin: number;
  /** The same as PostgreSQL's own limits. */
  statement: number;
  lock: number;
  /** How a transaction begins. */
  begin: string;
  /** Nothing that is asked over them changes anything. */
  onlyReads: boolean;
}

export const OF_THE_PRIMARY: PoolTerms = {
  connections: CONNECTIONS,
  connectWithin: 4500,
  answerWithin: ANSWER_WITHIN,
  statement: 3000,
  lock: 2500,
  begin: 'begin',
  onlyReads: false,
};

/** Where another database answers as well, it is not waited for: one snapshot for all that a call reads, and little patience. */
export const OF_A_REPLICA: PoolTerms = {
  connections: CONNECTIONS,
  connectWithin: 1000,
  answerWithin: 1500,
  statement: 1000,
  lock: 500,
  begin: 'begin isolation level repeatable read, read only',
  onlyReads: true,
};

interface Settled {
  era: number;
  limits: string;
}

/** Connections of `url`, whose bigints (instants, counts) come as numbers: all of ours are below 2^53. */
export function openPostgresPool(
  url: string,
  gate: Gate,
  terms = OF_THE_PRIMARY,
): PostgresPool & { state(): PlacesState } {
  const { connections, connectWithin, answerWithin, onlyReads } = terms;
  const [ofSession, ofTransaction] = [limitsOf('set', terms), limitsOf('set local', terms)];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // None is closed for want of work: opening one takes long enough for somebody to wait for it.
    min: connections,
    keepAlive: true,
    pipeline: true,
    connectionTimeoutMillis: connectWithin,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // A connection that ends in somebody's hands has no other listener; without one the process would end with it.
  pool.on('connect', (client) => client.on('error', gate.doubt));
  // What the pool tells of an idle one, that listener has told already; unheard, it would end the process, too.
  pool.on('error', () => {});

  let pooled: boolean | undefined;
  const names = statementNames();
  /** Behind a pooler the next statement may meet another connection, which does not know it. */
  const nameOf: typeof names = (text, parameters) => (pooled ? undefined : names(text, parameters));
  const settled = new WeakMap<pg.PoolClient, Settled>();
  const places = fairPlaces({ most: connections, mostOfOne: CONNECTIONS_OF_ONE });
  const asidePlaces = fairPlaces({ most: CONNECTIONS_ASIDE, mostOfOne: CONNECTIONS_ASIDE });

  /** A place among those who hold a connection; accounts that hold fewer go first. @returns how to give it back */
  async function takePlace(): Promise<() => void> {
    // What is given minutes for a statement would keep all else of its like waiting for as long.
    if (!isAside() || isPatient()) return takeOwnPlace();
    const leave = await asidePlaces.take(whoAsks());
    try {
      const giveBack = await takeOwnPlace();
      return () => {
        giveBack();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async function takeOwnPlace(): Promise<() => void> {
    const givingUp = new AbortController();
    const place = places.take(whoAsks(), givingUp.signal);
    try {
      return await gate.outstanding.within(connectWithin, place);
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
    const wanted = ofSession[isPatient() ? 'patient' : 'usual'];
    for (;;) {
      gate.pass();
      const client = await connect();
      const known = settled.get(client);
      if (known && known.era !== gate.era) {
        client.release(true);
        continue;
      }
      if (known && (pooled || known.limits === wanted)) return client;
      const { era } = gate;
      try {
        pooled ??= await gate.outstanding.within(answerWithin, isPooled(client));
        if (!pooled) await gate.outstanding.within(answerWithin, client.query(wanted));
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
      return await gate.outstanding.within(connectWithin, pending);
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

  /** How a transaction begins. */
  const beginning = () =>
    pooled ? `${terms.begin}; ${ofTransaction[isPatient() ? 'patient' : 'usual']}` : terms.begin;

  return {
    state: places.state,
    async connect() {
      gate.pass();
      const giveBack = await takePlace();
      try {
        const pool = { gate, checkOut, beginning, nameOf, giveBack, answerWithin, onlyReads };
        return new CheckedOut(pool, await checkOut());
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    // One that is frozen lets nobody go: its connections then end with the process.
    end: () => gate.outstanding.within(END_WITHIN, pool.end()).catch(gate.doubt),
  };
}
