import { LRUCache } from 'lru-cache';
import { AppError } from '#shared/errors.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { accountLimitStore, type Holding } from './store.ts';

/** Creations of one account after which its rows are counted again, so that what it deleted comes to be known. */
const RECOUNTED_AFTER = 500;
/** Where other servers write too: for how many milliseconds a count holds. */
const SHARED_FOR = 10_000;
/** The part of what was free then that this server may add before it counts anew: so many servers never add more than all. */
const SHARE = 1 / 64;
/** Accounts and tables whose counts are kept: some 5 MB. */
const KEPT = 20_000;

/** The most that one account may hold of a table, rows that are deleted but kept among them. */
export interface AccountLimit<T extends keyof Tables = keyof Tables> {
  table: T;
  rows?: Most;
  /** Bytes in UTF-8 of the texts in those columns together. */
  texts?: Most & { columns: readonly (keyof Tables[T] & string)[] };
}

interface Most {
  most: number;
  /** What is said where an account has so many. */
  full: (most: number) => string;
}

/** An account holds as much of something as one may. */
export class LimitReached extends AppError {
  constructor(message: string) {
    super(409, 'limit_reached', message);
  }
}

/** What is about to be written; a change that adds no row has none. */
interface Growth {
  rows?: number;
  /** Of the limited texts. */
  bytes?: number;
}

/** What an account holds, as far as is known here. */
interface Known extends Holding {
  /** How often room was taken since it was counted. */
  taken: number;
  /** As much as it may come to before it is counted anew. */
  upTo: Holding;
}

/** The limit of one table, asked by its store before a row is added. */
export interface Room {
  /**
   * @param isThere whether the row that is written over another's key is there already, asked at the limit alone
   * @throws LimitReached where the account would hold more than one may
   */
  take(userId: string, growth?: Growth, isThere?: () => Promise<boolean>): Promise<void>;
}

/** Bytes of texts as the database keeps them. */
export const textBytes = (...texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), 0);

/**
 * Knows of every account that creates something how much it holds: as counted last, and what was added since. A refusal
 * is never said from memory: what is deleted needs no book-keeping.
 * @param factor how many times more than usual the operator allows
 * @param isShared whether other servers add rows, of which this one hears nothing
 */
export function createAccountLimits(database: Database, factor: number, isShared = false) {
  const store = accountLimitStore(database);
  const held = new LRUCache<string, Known>({
    max: KEPT,
    ...(isShared && { ttl: SHARED_FOR }),
  });
  const most = new Map<string, Holding>();

  const share = (has: number, allowed: number) => has + Math.max(0, allowed - has) * SHARE;
  const trusted = (has: Holding, allowed: Holding): Holding =>
    isShared ? { rows: share(has.rows, allowed.rows), bytes: share(has.bytes, allowed.bytes) } : allowed;
  const isOver = ({ upTo, ...has }: Known, rows: number, bytes: number) =>
    isShared && (has.rows + rows > upTo.rows || has.bytes + bytes > upTo.bytes);

  function room<T extends keyof Tables>(limit: AccountLimit<T>): Room {
    const { table, rows: ofRows, texts } = limit;
    const usual = { rows: ofRows?.most ?? Number.POSITIVE_INFINITY, bytes: texts?.most ?? Number.POSITIVE_INFINITY };
    const allowed = most.get(table) ?? { rows: usual.rows * factor, bytes: usual.bytes * factor };
    most.set(table, allowed);
    return {
      async take(userId, { rows = 1, bytes = 0 } = {}, isThere) {
        const key = `${table} ${userId}`;
        const hasRows = (known: Holding) => rows === 0 || known.rows + rows <= allowed.rows;
        const hasBytes = (known: Holding) => bytes <= 0 || known.bytes + bytes <= allowed.bytes;
        let known = held.get(key);
        if (!known || known.taken >= RECOUNTED_AFTER || !hasBytes(known) || isOver(known, rows, bytes)) {
          const counted = await store.measure(userId, table, texts?.columns ?? []);
          known = { ...counted, taken: 0, upTo: trusted(counted, allowed) };
          held.set(key, known);
        } else if (!hasRows(known)) {
          // Texts are long to measure, rows are not.
          known.rows = (await store.measure(userId, table, [])).rows;
        }
        if (!hasRows(known) && !(await isThere?.())) throw new LimitReached(ofRows!.full(allowed.rows));
        if (!hasBytes(known)) throw new LimitReached(texts!.full(allowed.bytes));
        known.rows += rows;
        known.bytes += Math.max(0, bytes);
        known.taken++;
      },
    };
  }

  return {
    room,
    /** The limits in force, by table. */
    most: most as ReadonlyMap<string, Holding>,
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
