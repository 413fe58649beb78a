import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import { heardOfTags } from '#features/tags/client/queries.ts';
import type { Task } from '../contract.ts';
import { texts } from '../texts.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, show, success, type TaskCreation } from './task-changes.ts';
import { concludeLater, keepTasks, refusal } from './task-sending.ts';
import { creationCall } from './unsent-changes.ts';

/** Tasks that are made at once, as one act. */
export interface TaskCreations {
  creations: readonly Pick<TaskCreation, 'input' | 'key'>[];
}

function creatingMany(client: QueryClient): Options<TaskCreations, unknown[] | undefined> {
  const cache = taskCache(client);
  const idsOf = ({ creations }: TaskCreations) => creations.map(({ key }) => key);
  return {
    mutationFn: (variables) => cache.inTurn(idsOf(variables), () => answersTo(variables)),
    onMutate: (variables) => {
      const calls = variables.creations.map((creation) => creationCall(client, creation));
      keepTasks(variables, entryOf(variables), calls);
      return show(client, variables, idsOf(variables), ...calls.map(({ change }) => change));
    },
    onSuccess: (answers, variables, { entry, undoable }) => {
      if (isKept(variables)) concludeLater(client, variables, entry);
      else {
        const tasks = answers as Task[];
        cache.confirm(entry, tasks);
        heardOfTags(
          client,
          tasks.flatMap(({ tags }) => tags),
        );
      }
      success(texts.pasted.added(variables.creations.length), undoable);
    },
    ...settling(client, refusal),
  };
}

export function useCreateTasks() {
  const client = useQueryClient();
  return useMutation(useMemo(() => creatingMany(client), [client]));
}
