import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { Gate } from './claim.ts';
import { isPatient } from './database.ts';
import { breaksConnection, isLost, Unavailable } from './trouble.ts';

/** Milliseconds for a statement: with those for a connection, a request answers within five seconds. */
export const ANSWER_WITHIN = 4000;
export const PATIENT_WITHIN = 10 * 60_000;

const READS = /^\s*select\b/i;
/** What does no harm by itself, should its transaction not have begun: it goes out without waiting for that. */
const HARMLESS = /^update "account_revisions" set "revision" = revision \+ 1 /;

const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const;

interface Link {
  /** Absent where it was lost and none has come in its place. */
  client?: pg.PoolClient;
  broken?: Error | undefined;
}

/** Where a connection comes from, and goes. */
interface Pool {
  gate: Gate;
  checkOut: () => Promise<pg.PoolClient>;
  /** The statement that a transaction begins with. */
  beginning: () => string;
  /** Under which the connection keeps a statement; undefined where it keeps none. */
  nameOf: (text: string, parameters: readonly unknown[]) => string | undefined;
  giveBack: () => void;
  /** Milliseconds for a statement. */
  answerWithin: number;
  /** Nothing that is asked changes anything. */
  onlyReads: boolean;
}

/**
 * Keeps back what goes out over a connection until all that is asked in this turn is there: one call of the system, which costs
 * more than the statement, and the database reads them together.
 */
function inOneWrite(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * A connection in somebody's hands. What is asked before an answer has come goes out at once behind it. One that broke is
 * never given back as good, and is asked nothing more.
 */
export class CheckedOut implements PostgresPoolClient {
  readonly #gate: Gate;
  readonly #checkOut: () => Promise<pg.PoolClient>;
  readonly #beginning: () => string;
  readonly #nameOf: Pool['nameOf'];
  readonly #giveBack: () => void;
  readonly #answerWithin: number;
  readonly #onlyReads: boolean;
  #link: Link;
  #renewing: Promise<Link> | undefined;
  /** A transaction begins with its first statement. */
  #toBegin = false;
  #onlyRead = true;

  constructor(pool: Pool, client: pg.PoolClient) {
    this.#gate = pool.gate;
    this.#checkOut = pool.checkOut;
    this.#beginning = pool.beginning;
    this.#nameOf = pool.nameOf;
    this.#giveBack = pool.giveBack;
    this.#answerWithin = pool.answerWithin;
    this.#onlyReads = pool.onlyReads;
    this.#link = { client };
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): never {
    // Of the two forms, nothing here asks for the cursor's.
    return this.#ask(String(text), parameters) as never;
  }

  /** What changed nothing is sent again where its connection was lost. */
  async #ask(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (text === 'begin') {
      this.#toBegin = true;
      return { ...NOTHING, rows: [] };
    }
    const begins = this.#toBegin;
    this.#toBegin = false;
    if (begins && (text === 'commit' || text === 'rollback')) return { ...NOTHING, rows: [] };
    const repeatable = begins || (this.#onlyRead && READS.test(text));
    if (begins || !READS.test(text)) this.#onlyRead = false;
    const link = this.#link;
    try {
      return await this.#send(link, begins, text, parameters);
    } catch (error) {
      if (!repeatable || !isLost(error)) throw error;
      return this.#send(await this.#renew(link), begins, text, parameters);
    }
  }

  release(): void {
    this.#letGo();
    this.#giveBack();
  }

  /** What is asked of it from now on fails as what broke it did. */
  #letGo(): void {
    const { client, broken } = this.#link;
    this.#link = { broken };
    client?.release(broken);
  }

  /** Another connection in place of one that was lost, for all who met that. */
  async #renew(lost: Link): Promise<Link> {
    if (this.#link === lost) {
      this.#letGo();
      this.#renewing = this.#checkOut().then((client) => {
        this.#link = { client };
        return this.#link;
      });
    }
    return this.#renewing!;
  }

  async #send(
    link: Link,
    begins: boolean,
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    if (!begins) return this.#answer(link, text, parameters);
    const begun = this.#answer(link, this.#beginning(), []);
    if (!this.#onlyReads && !HARMLESS.test(text)) await begun;
    const [answer] = await Promise.all([this.#answer(link, text, parameters), begun]);
    return answer;
  }

  async #answer(link: Link, text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (link.broken || !link.client) throw link.broken ?? new Unavailable('database_away');
    const name = this.#nameOf(text, parameters);
    const values = parameters as unknown[];
    inOneWrite(link.client);
    const answer = link.client.query(name === undefined ? { text, values } : { name, text, values });
    try {
      return (await this.#gate.outstanding.within(
        isPatient() ? PATIENT_WITHIN : this.#answerWithin,
        answer,
      )) as PostgresQueryResult<unknown>;
    } catch (error) {
      if (breaksConnection(error)) {
        link.broken = error as Error;
        this.#gate.doubt(error);
      }
      throw error;
    }
  }
}
