import { useCallback } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { loadPart } from '#client/lib/lazy-part.ts';
import type { Task, TaskChange } from '../contract.ts';
import { texts } from '../texts.ts';
import { useUpdateTask } from './task-changes.ts';

/** What is to be said of a task; of one that repeats it is asked, and what asks comes with the first of them. */
async function saidOf(task: Task, change: TaskChange): Promise<TaskChange | null> {
  if (!task.repeat || task.status !== 'active') return change;
  try {
    const { scoped } = await loadPart(() => import('./asking-scope.ts'));
    return await scoped(task, change);
  } catch (error) {
    tellFailure(error as Error, texts.toast.error, texts.toast.changeFailed);
    return null;
  }
}

/** Changes a task, of a series after asking what of it is meant; answers whether it was changed. The same function every time. */
export function useScopedUpdate(): (task: Task, change: TaskChange) => Promise<boolean> {
  const { mutate } = useUpdateTask();
  return useCallback(
    async (task, change) => {
      const said = await saidOf(task, change);
      if (said) mutate({ id: task.id, change: said });
      return said !== null;
    },
    [mutate],
  );
}
