import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import type { Task } from '../contract.ts';
import type { DayPlace } from '../day-order.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, show, shownTask } from './task-changes.ts';
import { concludeLater, keepTasks, refusal } from './task-sending.ts';
import { updateCall } from './unsent-changes.ts';

/** Places in the order of a day, one after another, as one act. */
interface DayOrdering {
  places: readonly { id: string; place: DayPlace }[];
}

export function orderingDay(client: QueryClient): Options<DayOrdering, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (ordering) => {
      // Each stands behind another one: nothing may be said of either meanwhile.
      const ids = ordering.places.flatMap(({ id, place }) => [id, ...(place.afterTaskId ? [place.afterTaskId] : [])]);
      return cache.inTurn([...new Set(ids)], () => answersTo(ordering));
    },
    onMutate: (ordering) => {
      const calls = ordering.places.map(({ id, place }) =>
        updateCall(client, { id, change: { dayPlace: place } }, shownTask(client, id)),
      );
      keepTasks(ordering, entryOf(ordering), calls);
      const ids = ordering.places.map(({ id }) => id);
      return show(client, ordering, ids, ...calls.map(({ change }) => change));
    },
    onSuccess: (answers, ordering, { entry }) => {
      if (isKept(ordering)) concludeLater(client, ordering, entry);
      else cache.confirm(entry, answers as Task[]);
    },
    ...settling(client, refusal),
  };
}

export function useOrderDay() {
  const client = useQueryClient();
  return useMutation(useMemo(() => orderingDay(client), [client]));
}
