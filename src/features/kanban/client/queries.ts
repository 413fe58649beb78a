import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { happened } from '#client/lib/query-client.ts';
import { toast } from '#client/ui/toast.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import { taskChanged } from '#features/tasks/events.ts';
import type { syncBoard } from '../contract.ts';
import { texts } from './texts.ts';

/** Has the server mend the board, and tells what it says of it. */
export function useSyncBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof syncBoard>('POST /api/kanban/sync'),
    onSuccess: ({ message }) => {
      toast({ title: message });
      for (const queryKey of [TASKS_KEY, COLUMNS_KEY]) void client.invalidateQueries({ queryKey });
      happened(client, taskChanged);
    },
    onError: (error) => tellFailure(error, texts.syncFailedTitle, texts.syncFailed),
  });
}
