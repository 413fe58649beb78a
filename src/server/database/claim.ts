import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { newId } from '../id.ts';
import {
  giveLeaseBack,
  type Holder,
  isLeasedToOthers,
  LEASED_FOR,
  lockFor,
  RENEWED_EVERY,
  renewLease,
  takeLease,
} from './lease.ts';
import { createOutstanding, type Outstanding } from './outstanding.ts';
import { isPooled } from './pooler.ts';
import { type Trouble, troubleOf, Unavailable } from './trouble.ts';

/** Advisory lock that a server holds on its database: alone, or shared with those who work together by `REDIS_URL`. */
export const SERVER_LOCK = 0x7a47;

/** Milliseconds for a connection of the claim, for its answer to a look at it, and for its end. */
const CONNECT_WITHIN = 2000;
const ANSWER_WITHIN = 1500;
const END_WITHIN = 1000;
/** Milliseconds between two looks while nobody asks: a session that the network forgot is noticed. */
const HEARTBEAT = 10_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/** Whether statements may go to the database. */
export interface Gate {
  /** Rises whenever the database was lost: connections from before are not to be trusted. */
  readonly era: number;
  readonly outstanding: Outstanding;
  /** @throws Unavailable while the database is not to be used */
  pass(): void;
  /** A connection failed, or is slow: looks whether the database is there, and closes the gate where it is not. */
  doubt(cause?: unknown): void;
}

export interface Claim extends Gate {
  /** What the first attempt met, where it must be waited for; null once the database was there. */
  readonly waitsFor: unknown;
  release(): Promise<void>;
}

export interface ClaimOptions {
  url: string;
  log: Logger;
  /** Whether other servers that say the same may hold the database, too. */
  together: boolean;
  /** Done each time that the claim is taken, before anybody may use the database: it may be another one than before. */
  prepare: () => Promise<void>;
  /** Hears that the database came back in a state that this server cannot work with. */
  onUnusable: (error: unknown) => void;
}

/** The session that holds, or held, the lock. */
interface Session {
  pid: number;
  started: string;
}

/**
 * Claims the database for this server, alone or together with others, by a lock that lasts as long as one connection of its
 * own, or behind a pooler by a lease. Where that connection is lost, or was never there, the gate is closed and the claim taken again, with growing pauses, for as long
 * as it takes. Rejects where the first attempt meets something that waiting does not mend: a wrong password, another
 * server that holds the claim (Unavailable with `database_claimed`).
 */
export async function keepClaim({ url, log, together, prepare, onUnusable }: ClaimOptions): Promise<Claim> {
  let client: pg.Client | undefined;
  const holder: Holder = { id: newId(), together };
  let session: Session | undefined;
  /** When the lease was renewed, where there is one. */
  let renewedAt: number | undefined;
  let trouble: Trouble | null = 'database_away';
  let waitsFor: unknown = null;
  let era = 0;
  let checking = false;
  let closed = false;
  const outstanding = createOutstanding(() => doubt());

  function doubt(cause?: unknown): void {
    if (cause !== undefined && !(cause instanceof Unavailable))
      log.warn({ err: cause }, 'a database connection failed');
    const held = client;
    if (!held || checking) return;
    checking = true;
    outstanding
      .within(ANSWER_WITHIN, look(held))
      .catch((error) => lost(held, error))
      .finally(() => {
        checking = false;
      });
  }

  /** Whether the database is there, and still this server's. */
  async function look(held: pg.Client): Promise<void> {
    if (renewedAt === undefined || performance.now() - renewedAt < RENEWED_EVERY)
      return void (await held.query('select 1'));
    const at = performance.now();
    if (!(await renewed(held))) throw new Error('The lease of the database has run out');
    renewedAt = at;
  }

  /** What only takes no writes for now is not lost. */
  const renewed = (held: pg.Client) =>
    renewLease(held, holder).catch((error) => {
      if (!['read_only', 'disk_full', 'disk_failed'].includes(troubleOf(error) ?? '')) throw error;
      return true;
    });

  function lost(held: pg.Client, error: unknown): void {
    if (client !== held) return;
    client = undefined;
    discard(held);
    if (closed) return;
    era++;
    trouble = 'database_away';
    log.error({ err: error, reason: trouble }, 'lost the database');
    outstanding.giveUp(new Unavailable(trouble, error));
    void regain();
  }

  const discard = (broken: pg.Client) =>
    void broken.end().catch((error) => log.debug({ err: error }, 'connection ended badly'));

  /** @throws Unavailable with `database_claimed` where another server holds the lock */
  async function take(): Promise<void> {
    const candidate = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN,
    });
    candidate.on('error', (error) => lost(candidate, error));
    candidate.on('end', () => lost(candidate, new Error('Connection terminated')));
    try {
      await candidate.connect();
      await outstanding.within(CONNECT_WITHIN, lock(candidate));
      await prepare().catch((error) => {
        throw troubleOf(error) ? error : new Unprepared(error);
      });
      // Preparing may have taken longer than the connection lasted.
      await outstanding.within(ANSWER_WITHIN, candidate.query('select 1'));
    } catch (error) {
      discard(candidate);
      throw error;
    }
    if (closed) return discard(candidate);
    client = candidate;
    trouble = null;
    waitsFor = null;
  }

  async function lock(candidate: pg.Client): Promise<void> {
    if (await isPooled(candidate)) {
      const at = performance.now();
      if (!(await takeLease(candidate, SERVER_LOCK, holder))) throw new LeasedToOthers();
      renewedAt = at;
      return;
    }
    renewedAt = undefined;
    const { rows } = await candidate.query(
      `select ${lockFor(holder, '')}($1) as claimed, pid, backend_start::text as started
         from pg_stat_activity where pid = pg_backend_pid()`,
      [SERVER_LOCK],
    );
    const { claimed, ...own } = rows[0] as Session & { claimed: boolean };
    // With the connection, which is thrown away then, the lock goes as well.
    if (claimed && (await isLeasedToOthers(candidate, holder))) throw new LeasedToOthers();
    if (claimed) {
      session = own;
      return;
    }
    // PostgreSQL may not have noticed yet that our own earlier connection is gone.
    if (session)
      await candidate.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2',
        [session.pid, session.started],
      );
    throw new Unavailable('database_claimed');
  }

  /** Takes the claim again, however long that takes. Run by whoever lost it, so never twice at once. */
  async function regain(): Promise<void> {
    const since = Date.now();
    for (let attempt = 0; !closed; attempt++) {
      await sleep(pauseBefore(attempt), undefined, { ref: false });
      if (closed) return;
      try {
        await take();
        log.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database is back');
        return;
      } catch (error) {
        // A password may be mended while we wait; a schema that cannot be brought up to date will not mend itself.
        if (error instanceof Unprepared) return onUnusable(error.cause);
        const met = troubleOf(error) ?? 'database_away';
        if (met !== trouble || attempt === 0) log.error({ err: error, reason: met }, 'the database is still away');
        trouble = met;
      }
    }
  }

  try {
    await takeFirst(take, log);
  } catch (error) {
    if (error instanceof Unprepared) throw error.cause;
    if (troubleOf(error) !== 'database_away') throw error;
    waitsFor = error;
    log.error({ err: error, reason: trouble }, 'the database is away, waiting for it');
    void regain();
  }
  const heartbeat = setInterval(() => doubt(), HEARTBEAT).unref();

  return {
    outstanding,
    doubt,
    get era() {
      return era;
    },
    get waitsFor() {
      return waitsFor;
    },
    pass() {
      if (trouble) throw new Unavailable(trouble);
    },
    async release() {
      closed = true;
      clearInterval(heartbeat);
      const held = client;
      client = undefined;
      const letGo = async (mine: pg.Client) => {
        if (renewedAt !== undefined) await giveLeaseBack(mine, holder);
        await mine.end();
      };
      if (held)
        await outstanding
          .within(END_WITHIN, letGo(held))
          .catch((error) => log.debug({ err: error }, 'connection ended badly'));
    },
  };
}

/** What a server that was killed behind a pooler has left runs out by itself: whoever starts in its place waits for that. */
async function takeFirst(take: () => Promise<void>, log: Logger): Promise<void> {
  const until = performance.now() + (LEASED_FOR + 5) * 1000;
  for (;;) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof LeasedToOthers) || performance.now() > until) throw error;
      log.warn({ seconds: LEASED_FOR }, 'another server had the database a moment ago: waiting whether it is gone');
      await sleep(3000);
    }
  }
}

/** Another server shows signs of life, or did so until a moment ago. */
class LeasedToOthers extends Unavailable {
  constructor() {
    super('database_claimed');
  }
}

/** What could not be prepared, for another reason than that the database went again. */
class Unprepared extends Error {
  constructor(cause: unknown) {
    super('The database could not be prepared', { cause });
  }
}

/** Milliseconds: doubling, and spread so that servers which lost one database do not come back to it at once. */
const pauseBefore = (attempt: number) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + Math.random() / 2);
