import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { toast } from '#client/ui/toast.ts';
import type { syncBoard } from '../contract.ts';
import { texts } from '../texts.ts';

/** Has the server mend the board, and tells what it says of it. */
export function useSyncBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof syncBoard>('POST /api/kanban/sync'),
    onSuccess: ({ message }) => {
      toast({ title: message });
      for (const key of ['/api/tasks', '/api/kanban-columns', '/api/analytics'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => tellFailure(error, texts.syncFailedTitle, texts.syncFailed),
  });
}
