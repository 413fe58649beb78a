import type { Failure } from '../rules.ts';

export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
  calendar_sources: CalendarSourcesTable;
}

/** Under which address calendars read an account. */
export interface CalendarFeedsTable {
  user_id: string;
  /** Of what the address says, which nobody can be told again. */
  token_hash: string;
  /** What is in it, with commas between. */
  kinds: string;
  created_at: number;
  last_read_at: number | null;
}

/** A calendar elsewhere whose events are shown. */
export interface CalendarSourcesTable {
  user_id: string;
  id: string;
  name: string;
  host: string;
  /** Sealed: whoever has it reads that calendar. */
  address: string;
  /** When it was last read, or found to be unchanged. */
  read_at: number | null;
  /** Why it could not be the last time, and how often in a row. */
  failure: Failure | null;
  failures: number;
  /** How the answer was named that the events are of. */
  etag: string | null;
  modified: string | null;
  /** What occurs from a day on, as JSON. */
  events: string;
  expanded_from: string | null;
}
