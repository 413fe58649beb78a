import type { DBSchema } from 'idb';
import type { Unsent } from './unsent.ts';

/** An object as the feed tells it. */
export type Row = { id: string };
/** What a page of the feed tells of each kind. */
export type FeedChanges = Record<string, { rows: readonly Row[]; gone: readonly string[] }>;
/** Kinds whose rows go with a row of another: their ids begin with its, and a colon. */
export type Parts = Readonly<Record<string, string>>;

/** Who holds a name, where the browser has no locks; until when, in epoch milliseconds. */
interface Lease {
  holder: string;
  until: number;
}

export interface Kept extends DBSchema {
  /** Every object of the account, by kind and id. */
  rows: { key: [kind: string, id: string]; value: Row };
  /** How far the feed was read. */
  feed: { key: 'cursor' | 'read' | 'restoring' | 'copies'; value: string | number };
  /** What was here when a copy was put in the place of the server's database, until it is known what that lost. */
  aside: { key: [kind: string, id: string]; value: Row };
  leases: { key: string; value: Lease };
  /** Changes that the server has not answered, by their number. */
  unsent: { key: number; value: KeptChange };
  /** Changes that it made, and of which the feed has not told yet. */
  answered: { key: number; value: KeptChange };
  /** Changes that it made in the last weeks, to be made again where it loses them. */
  made: { key: number; value: KeptChange };
  /** Changes that it refused when nobody was there to hear it. */
  refused: { key: number; value: Refused };
  /** The last answer to each question that is remembered, by its path. */
  answers: { key: string; value: Answer };
}

/** What was answered, and to which question. */
export interface Answer {
  key: readonly unknown[];
  answer: unknown;
}

export type KeptChange = Omit<Unsent, 'number'>;

/** A change that the server refused for good, and why. */
export interface Refused extends Unsent {
  /** Empty where it was not refused, and overruled by a later one. */
  reason: string;
}
