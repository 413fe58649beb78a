export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
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
