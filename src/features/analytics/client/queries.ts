import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#client/lib/call.ts';
import { ownClock, useDay } from '#client/lib/clock.ts';
import { answeredAtOnce } from '#client/lib/query-client.ts';
import { useDeviceState } from '#client/store/device-state.ts';
import type { RowsOf } from '#client/store/kept-query.ts';
import type { FocusSession } from '#features/focus/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import type { Settings } from '#features/settings/contract.ts';
import { DEFAULT_SETTINGS } from '#features/settings/rules.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import type { StoredTask, Task } from '#features/tasks/contract.ts';
import { type Day, MINUTE } from '#shared/day.ts';
import { ANALYTICS_KEY } from '../cached-queries.ts';
import type { Analytics, getAnalytics } from '../contract.ts';
import { type Period, periodOf } from '../rules.ts';

const STALE = 5 * MINUTE;

/** Figures of the present day, week or month; asked for anew when another day begins. */
export function useAnalytics(period: Period) {
  const client = useQueryClient();
  const today = useDay();
  useDerivedAnew(client);
  return useQuery({
    queryKey: [...ANALYTICS_KEY, period, today],
    queryFn: (context) =>
      answeredAtOnce(
        context,
        () => call<typeof getAnalytics>('GET /api/analytics', { query: { period }, signal: context.signal }),
        derived(client, period),
      ),
    initialData: () => preloaded(client, period, today),
    initialDataUpdatedAt: () => client.getQueryState(ANALYTICS_KEY)?.dataUpdatedAt,
    staleTime: STALE,
  });
}

const derived = (client: QueryClient, period: Period) => async (rowsOf: RowsOf) => {
  const [sessions, projects] = await Promise.all([rowsOf<FocusSession>('focusSessions'), rowsOf<Project>('projects')]);
  const tasks = client.getQueryData<readonly Task[]>(TASKS_KEY) ?? (await rowsOf<StoredTask>('tasks'));
  const settings = client.getQueryData<Settings>(SETTINGS_KEY) ?? DEFAULT_SETTINGS;
  const { derivedFigures } = await import('../derived.ts');
  return derivedFigures(period, { tasks, sessions, projects, settings }, Date.now(), ownClock());
};

/** While the server is away, each change that the device keeps is another state of the figures. */
function useDerivedAnew(client: QueryClient): void {
  const reached = useDeviceState((device) => device.reached);
  const unsent = useDeviceState((device) => device.unsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one change more, other figures
  useEffect(() => {
    if (!reached) void client.invalidateQueries({ queryKey: ANALYTICS_KEY });
  }, [client, reached, unsent]);
}

/** The figures of today that came with the document, as long as they hold. */
function preloaded(client: QueryClient, period: Period, today: Day): Analytics | undefined {
  const state = client.getQueryState<Analytics>(ANALYTICS_KEY);
  const holds = state?.data?.period === period && state.data.from === periodOf(period, today).from;
  return holds && !state.isInvalidated ? state.data : undefined;
}
