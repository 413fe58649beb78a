/**
 * All tables, as queries are typed by. Here stand those that the platform itself keeps; each slice describes its own in
 * `server/tables.ts`, and the app joins them to these.
 *
 * Instants are epoch milliseconds, days `YYYY-MM-DD` in the zone in which they were written, flags 0 or 1.
 */
export interface Tables {
  account_revisions: AccountRevisionsTable;
  idempotent_replies: IdempotentRepliesTable;
  jobs: JobsTable;
  letters: LettersTable;
  journal: JournalTable;
  tombstones: TombstonesTable;
  feed_epochs: FeedEpochsTable;
  write_probes: WriteProbesTable;
}

interface AccountRevisionsTable {
  user_id: string;
  /** Rises with every writing transaction of the user. */
  revision: number;
  /** Revision of the last purge: changes since an earlier one cannot be told any more. */
  purged_revision: number;
  /** Of what was deleted up to this revision, something is forgotten. */
  feed_horizon: number;
}

/** Something that is to be done at its time. */
export interface JobsTable {
  /** Another one whenever the job is scheduled anew. */
  id: string;
  /** Null for the server's own. */
  user_id: string | null;
  kind: string;
  /** What of the account it is about: of a kind, there is one job a key. */
  key: string;
  run_at: number;
  /** When a runner set `run_at`, for another attempt or the next round; null where it was asked for. */
  put_off_at: number | null;
  /** JSON. */
  payload: string;
  /** How often it was taken up, the present time included. */
  attempts: number;
  /** The runner that has it. */
  leased_by: string | null;
  /** Rises while that runner lives. */
  beat: number;
  /** When it failed for good. */
  died_at: number | null;
}

/** A letter that was ordered, for a day: how many there were of late, and whether it has gone. What it says stands nowhere. */
export interface LettersTable {
  user_id: string;
  id: string;
  kind: string;
  ordered_at: number;
  sent_at: number | null;
}

/** What an act made of one object: a row of its entry. */
export interface JournalTable {
  user_id: string;
  entry_id: string;
  object_id: string;
  /** As the feed names it. */
  kind: string;
  /** When the person did it. */
  at: number;
  by: 'person' | 'assistant' | 'example';
  /** The window in which it was done; empty where the caller names none. */
  client_id: string;
  /** The entry that it took back. */
  undoes: string | null;
  /** JSON of the changed fields as they were; null where the object was not there. */
  before: string | null;
  after: string;
  /** When it was taken back. */
  undone_at: number | null;
}

/** What is left of a thing that is gone for good. */
interface TombstonesTable {
  user_id: string;
  /** As the feed names it. */
  kind: string;
  id: string;
  /** The user's revision that deleted it. */
  revision: number;
  deleted_at: number;
}

/** One row, of nobody. */
interface FeedEpochsTable {
  id: number;
  /** Names the history of this database. */
  epoch: string;
  /** Where the database was when it got that name. */
  home: string;
}

interface IdempotentRepliesTable {
  user_id: string;
  key: string;
  /** Method and path; a key is good for one call only. */
  route: string;
  body_hash: string;
  status: number;
  reply: string;
  created_at: number;
}

/** One row, of nobody: what a probe of the database writes. */
interface WriteProbesTable {
  id: number;
  written_at: number;
  filler: Uint8Array | null;
}
