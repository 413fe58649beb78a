export interface CheckInTables {
  check_ins: CheckInsTable;
}

/** What the assistant said during a session, so that every window shows the same and nothing is said twice. */
interface CheckInsTable {
  user_id: string;
  session_id: string;
  said_at: number;
  message: string;
  /** How the user answered; null until they do. */
  answer: 'well' | 'hard' | 'pause' | null;
}
