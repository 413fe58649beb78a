import type { QueryClient } from '@tanstack/react-query';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import type { Task } from '../contract.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, shownTask } from './task-changes.ts';
import { applied, concludeLater, keepTasks, refusal } from './task-sending.ts';
import { updateCall } from './unsent-changes.ts';

/** Somebody says that they know of a task's return: a change that says nothing else, which no undo takes back. */
export function knowing(client: QueryClient): Options<{ id: string }, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (said) => cache.inTurn([said.id], () => answersTo(said)),
    onMutate: (said) => {
      const put = updateCall(client, { id: said.id, change: {} }, shownTask(client, said.id));
      keepTasks(said, entryOf(said), [put]);
      return { entry: cache.begin(applied(client, put.change)) };
    },
    onSuccess: (answers, said, { entry }) => {
      if (isKept(said)) concludeLater(client, said, entry);
      else cache.confirm(entry, answers as Task[]);
    },
    ...settling(client, refusal),
  };
}
