import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/lib/call.ts';
import { takingBack } from '#features/journal/client/queries.ts';
import type { getTaskHistory, Task } from '../../contract.ts';
import type { TaskHistory } from '../../history-contract.ts';
import { HISTORY_PAGE } from '../../rules.ts';

/** What became of a task, a page at a time; asked for anew when it changes. */
export function useTaskHistory({ id, updatedAt }: Task) {
  return useInfiniteQuery({
    queryKey: [`/api/tasks/${id}/history`, updatedAt],
    queryFn: ({ pageParam: before, signal }): Promise<TaskHistory> =>
      call<typeof getTaskHistory>('GET /api/tasks/:id/history', {
        params: { id },
        query: { limit: HISTORY_PAGE, before: before ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Takes back what one act made of a task. */
export function useTakeBack(task: string) {
  const client = useQueryClient();
  const back = useMutation(useMemo(() => takingBack(client), [client]));
  return { isPending: back.isPending, takeBack: (entry: string) => back.mutate({ entry, object: task }) };
}
