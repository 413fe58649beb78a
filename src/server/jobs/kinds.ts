import { z } from 'zod';

/** A kind of job. What it is about is its key and, for whatever else it has to know, its payload. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export function defineJob(name: string): JobKind<null>;
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload>;
export function defineJob(name: string, payload: z.ZodType = z.null()): JobKind<unknown> {
  return { name, payload };
}

/** Which job: of an account, or where no account is named the server's own. */
export interface JobName {
  userId?: string;
  key: string;
}

export type NewJob<Payload> = JobName & {
  /** When it is to be done, epoch milliseconds; at once where that is past. */
  at: number;
} & (Payload extends null ? { payload?: null } : { payload: Payload });

/** A job as it is handed to whoever does it. */
export interface Order<Payload> {
  /** '' for the server's own. */
  userId: string;
  key: string;
  payload: Payload;
  /** When it was to be done, or done again. */
  at: number;
  /** 1 for the first time. */
  attempt: number;
  /** Says that the server stops, that somebody else has taken the job over, or that it takes too long. */
  signal: AbortSignal;
  /**
   * Called within the transaction that does the job, commits with it that it is done: then it is done once, whatever comes
   * between. @throws LeaseLost where it is not this server's to do any more
   */
  done(): Promise<void>;
}

/** What is left to be done of one job, once what many need was done or read for all of them. */
export type Rest<Payload> = (order: Order<Payload>) => Promise<void>;

/**
 * Does jobs of many accounts at once. `done` is as of an order, for all of them: called within the transaction that does them,
 * it tells which of them are still this server's, and those alone may be done.
 * @returns what is left of each; null where that was all
 */
export type RunTogether<Payload> = (all: {
  orders: Order<Payload>[];
  done: () => Promise<Order<Payload>[]>;
}) => Promise<Rest<Payload> | null>;

/** How a kind is done. */
export interface Handler {
  run(order: Order<unknown>): Promise<void>;
  /** How many are done at once at most, and how; null of what is done one by one. */
  together: { most: number; run: RunTogether<unknown> } | null;
  payload: z.ZodType;
  /** After how many attempts it has failed for good. */
  attempts: number;
  /** Milliseconds after which an attempt is given up. */
  within: number;
  /** Kinds of one line are done one at a time for an account; each kind has its own unless it names one. */
  line: string;
  /** Milliseconds between two rounds of what is done again and again; null of what is done once. */
  every: number | null;
}

export class LeaseLost extends Error {}
