import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import type { Task, TaskChange } from '../contract.ts';
import { successorId } from '../successor-id.ts';
import { texts } from '../texts.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, show, success } from './task-changes.ts';
import { concludeLater, keepTasks, refusal } from './task-sending.ts';
import { deleteCall, updateCall } from './unsent-changes.ts';

/** Many tasks changed at once, as one act; none of the changes names a place among others. */
export interface TaskChanges {
  changes: ReadonlyMap<string, TaskChange>;
}

const shownTasks = (client: QueryClient) => new Map(taskCache(client).shown?.map((task) => [task.id, task]));

const isCompletion = ({ changes }: TaskChanges) => [...changes.values()].every(({ status }) => status === 'completed');

function changingMany(client: QueryClient): Options<TaskChanges, unknown[] | undefined> {
  const cache = taskCache(client);
  return {
    mutationFn: (variables) => cache.inTurn([...variables.changes.keys()], () => answersTo(variables)),
    onMutate: (variables) => {
      const tasks = shownTasks(client);
      const calls = [...variables.changes].map(([id, change]) => updateCall(client, { id, change }, tasks.get(id)));
      const said = calls.map(({ change }) => change);
      const ids = [...variables.changes.keys()];
      keepTasks(variables, entryOf(variables), calls);
      const { now, clock } = said[0]!;
      const changes = said.map(({ id, change }) => [id, change] as const);
      const series = ids.filter((id) => tasks.get(id)?.repeat);
      return {
        ...show(client, variables, [...ids, ...series.map(successorId)], { deed: 'changes', changes, now, clock }),
        turns: series.length > 0,
      };
    },
    onSuccess: (answers, variables, { entry, undoable, turns }) => {
      if (isKept(variables)) concludeLater(client, variables, entry);
      else if (turns) cache.lift(entry);
      else cache.confirm(entry, answers as Task[]);
      const text = isCompletion(variables) ? texts.toast.manyCompleted : texts.toast.manyUpdated;
      success(text(variables.changes.size), undoable);
    },
    ...settling(client, refusal),
  };
}

export function useChangeTasks() {
  const client = useQueryClient();
  return useMutation(useMemo(() => changingMany(client), [client]));
}

/** Tasks that are deleted, and in the same act those of a series that only go on to its next day. */
export interface TaskDeletions {
  ids: readonly string[];
  skips: ReadonlyMap<string, TaskChange>;
}

function deletingMany(client: QueryClient): Options<TaskDeletions, unknown[] | undefined> {
  const cache = taskCache(client);
  const idsOf = ({ ids, skips }: TaskDeletions) => [...ids, ...skips.keys()];
  return {
    mutationFn: (variables) => cache.inTurn(idsOf(variables), () => answersTo(variables)),
    onMutate: (variables) => {
      const { ids, skips } = variables;
      const tasks = shownTasks(client);
      const skipped = [...skips].map(([id, change]) => updateCall(client, { id, change }, tasks.get(id)));
      keepTasks(variables, entryOf(variables), [...ids.map((id) => deleteCall(id, tasks.get(id))), ...skipped]);
      const deeds = skipped.map(({ change }) => change);
      return show(client, variables, idsOf(variables), { deed: 'deletions', ids }, ...deeds);
    },
    onSuccess: (answers, variables, { entry, undoable }) => {
      if (isKept(variables)) concludeLater(client, variables, entry);
      else cache.confirm(entry, (answers ?? []).slice(variables.ids.length) as Task[], variables.ids);
      success(texts.toast.manyDeleted(idsOf(variables).length), undoable);
    },
    ...settling(client, refusal),
  };
}

export function useDeleteTasks() {
  const client = useQueryClient();
  return useMutation(useMemo(() => deletingMany(client), [client]));
}
