import { useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { useDay } from '#client/lib/clock.ts';
import { MINUTE } from '#shared/day.ts';
import { REPORT_KEY } from '../cached-queries.ts';
import type { getReport } from '../contract.ts';

const STALE = 10 * MINUTE;

/** The assistant's report of the present day. */
export function useReport() {
  const today = useDay();
  return useQuery({
    queryKey: [...REPORT_KEY, today],
    queryFn: ({ signal }) => call<typeof getReport>('GET /api/analytics/report', { signal }),
    staleTime: STALE,
    // What was due may be late by now.
    refetchInterval: STALE,
  });
}
