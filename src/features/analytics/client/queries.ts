import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { useDay } from '#client/lib/clock.ts';
import { type Day, MINUTE } from '#shared/day.ts';
import { ANALYTICS_KEY } from '../cached-queries.ts';
import type { Analytics, getAnalytics } from '../contract.ts';
import { type Period, periodOf } from '../rules.ts';

const STALE = 5 * MINUTE;

/** Figures of the present day, week or month; asked for anew when another day begins. */
export function useAnalytics(period: Period) {
  const client = useQueryClient();
  const today = useDay();
  return useQuery({
    queryKey: [...ANALYTICS_KEY, period, today],
    queryFn: ({ signal }) => call<typeof getAnalytics>('GET /api/analytics', { query: { period }, signal }),
    initialData: () => preloaded(client, period, today),
    initialDataUpdatedAt: () => client.getQueryState(ANALYTICS_KEY)?.dataUpdatedAt,
    staleTime: STALE,
  });
}

/** The figures of today that came with the document, as long as they hold. */
function preloaded(client: QueryClient, period: Period, today: Day): Analytics | undefined {
  const state = client.getQueryState<Analytics>(ANALYTICS_KEY);
  const holds = state?.data?.period === period && state.data.from === periodOf(period, today).from;
  return holds && !state.isInvalidated ? state.data : undefined;
}
