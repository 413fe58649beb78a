import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import type { Task, TaskChange } from '../contract.ts';
import type { DayPlace } from '../day-order.ts';
import type { ProjectPlace } from '../project-order.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, show, shownTask } from './task-changes.ts';
import { concludeLater, keepTasks, refusal } from './task-sending.ts';
import { updateCall } from './unsent-changes.ts';

/** A change of places, each of which is said behind another task. */
interface Move {
  id: string;
  after: string | null;
  change: TaskChange;
}

/** Moves of tasks, one after another, as one act. */
function moving<V extends object>(client: QueryClient, movesOf: (said: V) => readonly Move[]): Options<V, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (said) => {
      // Each stands behind another one: nothing may be said of either meanwhile.
      const ids = movesOf(said).flatMap(({ id, after }) => [id, ...(after ? [after] : [])]);
      return cache.inTurn([...new Set(ids)], () => answersTo(said));
    },
    onMutate: (said) => {
      const moves = movesOf(said);
      const calls = moves.map(({ id, change }) => updateCall(client, { id, change }, shownTask(client, id)));
      keepTasks(said, entryOf(said), calls);
      const ids = moves.map(({ id }) => id);
      return show(client, said, ids, ...calls.map(({ change }) => change));
    },
    onSuccess: (answers, said, { entry }) => {
      if (isKept(said)) concludeLater(client, said, entry);
      else cache.confirm(entry, answers as Task[]);
    },
    ...settling(client, refusal),
  };
}

/** Places in the order of a day. */
export interface DayOrdering {
  places: readonly { id: string; place: DayPlace }[];
}

export const orderingDay = (client: QueryClient): Options<DayOrdering, unknown> =>
  moving(client, ({ places }) =>
    places.map(({ id, place }) => ({ id, after: place.afterTaskId, change: { dayPlace: place } })),
  );

/** A place in the order of a project, and the heading under which it is. */
interface ProjectOrdering {
  task: Pick<Task, 'id' | 'headingId'>;
  headingId: string | null;
  place: ProjectPlace;
}

export const orderingProject = (client: QueryClient): Options<ProjectOrdering, unknown> =>
  moving(client, ({ task, headingId, place }) => [
    {
      id: task.id,
      after: place.afterTaskId,
      change: { projectPlace: place, ...(headingId !== task.headingId && { headingId }) },
    },
  ]);

export function useOrderProject() {
  const client = useQueryClient();
  return useMutation(useMemo(() => orderingProject(client), [client]));
}
