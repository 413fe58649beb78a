import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { entryOf } from '#features/journal/client/queries.ts';
import type { Task } from '../contract.ts';
import type { StepAct } from '../step-acts.ts';
import { texts } from './steps/texts.ts';
import { taskCache } from './task-cache.ts';
import { type Options, settling, show, shownTask, success, type TaskCreation } from './task-changes.ts';
import { concludeLater, keepTasks, refusal, type TaskCall } from './task-sending.ts';
import { creationCall, deleteCall, nowIso, pathOf } from './unsent-changes.ts';

const { unsent: words } = texts;

/** What is done with the steps of a task at once, as one act. */
export interface StepsChange {
  taskId: string;
  acts: readonly StepAct[];
  /** A task that is made of one of them, in the same act. */
  makes?: Pick<TaskCreation, 'input' | 'key'>;
  /** The task that becomes them, in the same act. */
  deletes?: string;
  /** What a toast says of it. */
  told?: string;
}

/** The call of an act, and how it is told where it is refused. */
export function stepCall(task: Task | undefined, taskId: string, act: StepAct): TaskCall {
  const path = `${pathOf(taskId)}/steps`;
  const title = task?.title ?? '';
  const change = { deed: 'step', id: taskId, act, now: nowIso() } as const;
  if (act.do === 'add') {
    const told = words.add(title, act.step.title);
    return { method: 'POST', path, body: act.step, key: randomId(), words: told, change };
  }
  const step = task?.steps.find(({ id }) => id === act.stepId)?.title ?? '';
  const call = { path: `${path}/${encodeURIComponent(act.stepId)}`, key: randomId(), change };
  return act.do === 'change'
    ? { ...call, method: 'PATCH', body: act.change, words: words.change(title, act.change.title ?? step) }
    : { ...call, method: 'DELETE', words: words.remove(title, step) };
}

const tasksOf = ({ taskId, makes, deletes }: StepsChange) =>
  [taskId, makes?.key, deletes].filter((id) => id !== undefined);

/** Any change of a task's steps. */
export function changing(client: QueryClient): Options<StepsChange, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (change) => cache.inTurn(tasksOf(change), () => answersTo(change)),
    onMutate: (change) => {
      const { taskId, acts, makes, deletes } = change;
      const task = shownTask(client, taskId);
      const calls = [
        ...(makes ? [creationCall(client, makes)] : []),
        ...acts.map((act) => stepCall(task, taskId, act)),
        ...(deletes ? [deleteCall(deletes, shownTask(client, deletes))] : []),
      ];
      keepTasks(change, entryOf(change), calls);
      return show(client, change, tasksOf(change), ...calls.map((call) => call.change));
    },
    onSuccess: (_, change, { entry, undoable }) => {
      if (isKept(change)) concludeLater(client, change, entry);
      else cache.lift(entry);
      if (change.told) success(change.told, undoable);
    },
    ...settling(client, refusal),
  };
}

export function useChangeSteps() {
  const client = useQueryClient();
  return useMutation(useMemo(() => changing(client), [client]));
}
