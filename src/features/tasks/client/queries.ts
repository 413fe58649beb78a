import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/lib/call.ts';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { NetworkError } from '#client/lib/http-error.ts';
import { keptAnswer } from '#client/store/device.ts';
import { livedDay } from '#shared/day.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { getTaskAnalytics, Task } from '../contract.ts';
import { FIRST_DAY, type FirstDay } from '../first-rows.ts';
import { type DueStep, dueSteps } from '../steps.ts';
import { taskCache } from './task-cache.ts';

const STALE = 2 * 60_000;

interface Polling {
  /** Milliseconds between questions; none where absent. */
  pollEvery?: number;
  /** Asks on while the window is out of sight. */
  pollHidden?: boolean;
}

/** The list of all tasks, newest first. Unchanged rows keep their identity from one answer to the next. */
export const allTasks = (client: QueryClient) =>
  queryOptions<readonly Task[]>({
    queryKey: TASKS_KEY,
    queryFn: async ({ signal }) => {
      try {
        return await taskCache(client).fetch(signal);
      } catch (error) {
        // What is known stays while the network is away: whoever polls need not tell of it each time.
        if (!(error instanceof NetworkError)) throw error;
        const kept = taskCache(client).shown ?? (await keptAnswer<readonly Task[]>(TASKS_KEY[0]));
        // What is unsent may have been shown while the device was asked.
        const known = taskCache(client).shownOn(kept);
        if (!known) throw error;
        return known;
      }
    },
    staleTime: STALE,
    // The cache keeps identities itself, without comparing ten thousand rows field by field.
    structuralSharing: false,
  });

export function useTasks({ pollEvery, pollHidden = false }: Polling = {}) {
  return useQuery({
    ...allTasks(useQueryClient()),
    refetchInterval: pollEvery ?? false,
    refetchIntervalInBackground: pollHidden,
  });
}

const NONE = { open: 0, due: 0, done: 0 };

/**
 * All tasks; where they are too many for the document, until they are there those from which it has the day drawn. How many there are
 * beyond them is told beside.
 */
export function useDayTasks() {
  const { data, isError, isFetching, refetch } = useTasks();
  const first = useQuery<FirstDay>({ queryKey: [FIRST_DAY], enabled: false }).data;
  const known = data ? undefined : first;
  return { data: data ?? known?.rows, beyond: known?.beyond ?? NONE, isError, isFetching, refetch };
}

const ANALYTICS_FAILURE = 'Failed to fetch task analytics';

/** Time given to a task; asked for only where `enabled`, as while its detail is open. */
export function useTaskAnalytics(id: string, enabled = true) {
  return useQuery({
    queryKey: [`/api/tasks/${id}/analytics`],
    queryFn: ({ signal }) =>
      call<typeof getTaskAnalytics>('GET /api/tasks/:id/analytics', { params: { id }, signal }).catch((cause) => {
        throw new Error(ANALYTICS_FAILURE, { cause });
      }),
    enabled,
    staleTime: 0,
  });
}

/** The steps of some tasks that are due by now. */
export function useDueSteps(tasks: readonly Task[]): readonly DueStep<Task>[] {
  const clock = useOwnClock();
  const today = livedDay(useMinute(), clock);
  return useMemo(() => dueSteps(tasks, today), [tasks, today]);
}
