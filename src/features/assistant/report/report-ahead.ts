import type { Report } from './contract.ts';

/** Under what the document carries the report of the day. */
export const REPORT_AHEAD = 'report-ahead';

export interface ReportAhead {
  report: Report;
  /** It may not be true any more. */
  isOld: boolean;
}
