import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { useDay } from '#client/lib/clock.ts';
import { type Day, MINUTE } from '#shared/day.ts';
import { REPORT_KEY } from '../cached-queries.ts';
import type { getReport, Report } from '../contract.ts';
import { REPORT_AHEAD, type ReportAhead } from '../report-ahead.ts';

const STALE = 10 * MINUTE;

/** The assistant's report of the present day. */
export function useReport() {
  const client = useQueryClient();
  const today = useDay();
  return useQuery({
    queryKey: [...REPORT_KEY, today],
    queryFn: ({ signal }) => call<typeof getReport>('GET /api/analytics/report', { signal }),
    initialData: () => cameAhead(client, today)?.report,
    initialDataUpdatedAt: () => cameAhead(client, today)?.at,
    staleTime: STALE,
    // What was due may be late by now.
    refetchInterval: STALE,
  });
}

/**
 * The report that came with the document, and when it was known to hold: for a minute, in which this page asks for what it shows.
 * An old one is shown until the next one comes.
 */
function cameAhead(client: QueryClient, today: Day): { report: Report; at: number } | undefined {
  const state = client.getQueryState<ReportAhead>([REPORT_AHEAD]);
  if (state?.data?.report.date !== today) return undefined;
  const { report, isOld } = state.data;
  return { report, at: isOld ? 0 : state.dataUpdatedAt - STALE + MINUTE };
}
