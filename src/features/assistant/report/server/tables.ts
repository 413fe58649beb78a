export interface ReportTables {
  daily_reports: DailyReportsTable;
}

interface DailyReportsTable {
  user_id: string;
  date: string;
  created_at: number;
  /** When its figures were last compared with the account's. */
  checked_at: number;
  /** Fingerprint of the figures that it tells of. */
  figures: string;
  /** How the settings asked it to speak. */
  manner: string;
  /** JSON of the report. */
  report: string;
}
