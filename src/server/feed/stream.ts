import type { Span } from './place.ts';

/** One object as it was last written: its row as the feed tells it, or null where it is gone. */
export interface FeedChange {
  revision: number;
  /** Its place within the revision. */
  at: string;
  id: string;
  row: object | null;
}

/**
 * Reads the changes of one kind of objects, by revision and place.
 * @param since what was written up to this revision is known to the reader
 */
export type FeedStream = (userId: string, span: Span, since: number) => Promise<FeedChange[]>;
