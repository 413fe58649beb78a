import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import type { Gate } from '../claim.ts';
import { createOutstanding } from '../outstanding.ts';
import { OF_A_REPLICA, openPostgresPool } from '../postgres.ts';
import type { Tables } from '../schema.ts';
import { readOver } from './reading.ts';
import type { Wanted } from './wanted.ts';

/** Milliseconds for which one that failed is left alone, the first time and at most. */
const FIRST_REST = 1000;
const LONGEST_REST = 30_000;

/** How far a replica has come; the history of its database has no name yet where nobody asked for it. */
interface Place {
  revision: number;
  epoch: string | null;
}

export interface Replica {
  /** Whether it answered when it was asked last. */
  readonly works: boolean;
  /**
   * What `work` comes to where all that it asks is read of one snapshot of this replica; null, and nothing done, where the
   * replica has less than is wanted. Rejects as `work` does, and where the replica fails.
   */
  read<T>(wanted: Wanted, work: () => Promise<T>): Promise<{ answer: T } | null>;
  /** Leaves it alone, for longer each time until it is read again. */
  failed(cause: unknown): void;
  close(): Promise<void>;
}

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

interface Options {
  url: string;
  /** Its place among the addresses that the operator named, from 1: the log names it so. */
  number: number;
  log: Logger;
  /** Statements over the connection of whoever reads. */
  db: Kysely<Tables>;
}

/** A replica at an address. Nobody waits for one that is not there: it is looked for behind the calls. */
export function openReplica({ url, number, log, db }: Options): Replica {
  const gate: Gate = { era: 0, outstanding: createOutstanding(() => {}), pass() {}, doubt: (cause) => failed(cause) };
  const driver = new PostgresDialect({ pool: openPostgresPool(url, gate, OF_A_REPLICA) }).createDriver();
  const ready = driver.init();
  let works = false;
  let told = true;
  let rest = FIRST_REST;
  let closed = false;
  let timer: NodeJS.Timeout | undefined = setTimeout(look, 0).unref();

  function failed(cause: unknown): void {
    if (!works) return;
    works = false;
    restAwhile(cause);
  }

  function restAwhile(cause: unknown): void {
    if (closed) return;
    if (told) log.warn({ err: cause, replica: number }, 'a replica is not read for now');
    told = false;
    timer = setTimeout(look, rest).unref();
    rest = Math.min(rest * 2, LONGEST_REST);
  }

  /** Whether it answers, and is a copy of a database of ours. */
  async function look(): Promise<void> {
    try {
      await ready;
      const connection = await driver.acquireConnection();
      try {
        await connection.executeQuery(db.selectFrom('feed_epochs').select('epoch').compile());
      } finally {
        await driver.releaseConnection(connection);
      }
      if (!told) log.warn({ replica: number }, 'a replica is read again');
      [works, told] = [true, true];
    } catch (error) {
      restAwhile(error);
    }
  }

  const placeOf = (userId: string) =>
    db
      .selectFrom('account_revisions')
      .select('revision')
      .select(({ selectFrom }) => selectFrom('feed_epochs').select('epoch').where('id', '=', 1).as('epoch'))
      .where('user_id', '=', userId)
      .compile();

  /** Nobody waits for the end of a snapshot. */
  function end(connection: DatabaseConnection): void {
    const release = () => driver.releaseConnection(connection);
    void connection.executeQuery(COMMIT).then(release, release);
  }

  return {
    get works() {
      return works;
    },
    async read({ userId, revision, epoch }, work) {
      const connection = await driver.acquireConnection();
      try {
        // It goes out with the statement behind it.
        await connection.executeQuery(BEGIN);
        const { rows } = await connection.executeQuery<Place>(placeOf(userId));
        const [has] = rows;
        if (!has || has.revision < revision || has.epoch !== epoch) return null;
        const answer = await readOver(connection, db, work);
        rest = FIRST_REST;
        return { answer };
      } finally {
        end(connection);
      }
    },
    failed,
    async close() {
      closed = true;
      clearTimeout(timer);
      await driver.destroy();
    },
  };
}
