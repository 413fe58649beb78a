/** What rows must be read of: an account no earlier than at a revision, in the history of the database that has this name. */
export interface Wanted {
  userId: string;
  revision: number;
  epoch: string;
}

/** What became of calls that a replica might have answered: it did, had less than they need, failed, or there was none to ask. */
export type Outcome = 'read' | 'behind' | 'failed' | 'resting';

/** Copies of the database that are read where they have what a call needs. */
export interface Replicas {
  /**
   * Does `work`, which only reads, on a replica that has all that is wanted, else on the primary. It may be done twice: what a replica
   * does not answer, the primary does.
   */
  read<T>(wanted: Wanted, work: () => Promise<T>): Promise<T>;
  /** Of each, in the order in which they were named, whether it is read for now. */
  working(): boolean[];
  /** How many calls ended so since this server started. */
  readonly counts: Readonly<Record<Outcome, number>>;
  close(): Promise<void>;
}
