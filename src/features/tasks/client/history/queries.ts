import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { toast } from '#client/ui/toast.ts';
import type { undoEntry } from '#features/journal/contract.ts';
import { TASKS_KEY } from '../../cached-queries.ts';
import type { getTaskHistory, Task, TaskHistory } from '../../contract.ts';
import { taskChanged } from '../../events.ts';
import { HISTORY_PAGE } from '../../rules.ts';
import { texts } from '../../texts.ts';

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
export function useTakeBack(taskId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) =>
      call<typeof undoEntry>('POST /api/journal/:id/undo', { params: { id: entryId }, body: { object: taskId } }),
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => tellFailure(error, texts.history.backFailed, serverMessage(error)),
    onSettled: () => {
      happened(client, taskChanged);
      void client.invalidateQueries({ queryKey: TASKS_KEY, exact: true });
      void client.invalidateQueries({ queryKey: [`/api/tasks/${taskId}/history`] });
    },
  });
}
