/** A change as it is to be sent, and as its slice shows it until the server has it. */
export interface Outgoing {
  /** Whose rows it changes. */
  kind: string;
  /** What it says, in words of whoever made it: to be read where the server refuses it. */
  words: string;
  /** What its slice shows of it; JSON, since another page may have to show it. */
  change: object;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** The same whenever it is sent. */
  key: string;
  /** What the journal calls the act of which it is a part. */
  entry?: string;
  /** When the person did it, epoch milliseconds on the server's clock, where that was before it is kept. */
  at?: number;
}

/** A change that this device keeps until the server has answered it. */
export interface Unsent extends Outgoing {
  /** Its place in the order in which changes were made on this device. */
  number: number;
  at: number;
  /** The window that made it, whichever sends it; an older version kept none. */
  by?: string;
  /** The server had made it, and lost it when a copy was put in the place of its database. */
  again?: true;
}

/** What became of a change that is being sent: the server's answer, or that it is kept until there is one. */
export type Sent = { body: unknown } | 'kept';

export interface Sending {
  /** Rejects where the server refuses it at once. */
  first: () => Promise<Sent>;
  /** The answer, whenever it comes, undefined where only another page heard it; rejects where it is a refusal. */
  last: Promise<unknown>;
}

/** A change of another page, or of this one before it was loaded anew, and the answer that it will get. */
export interface Left<C extends object = object> {
  change: C;
  answer: Promise<unknown>;
}

/** Shows what others left unsent, all of it at once, each until its answer comes. */
export type ShowUnsent = (left: readonly Left[]) => void;
