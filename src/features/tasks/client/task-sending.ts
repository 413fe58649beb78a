import type { QueryClient } from '@tanstack/react-query';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { keepChange, lastAnswersTo } from '#client/store/change-sending.ts';
import type { Outgoing } from '#client/store/unsent.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import type { Column } from '#features/columns/contract.ts';
import { heardOfTags } from '#features/tags/client/queries.ts';
import type { Task } from '../contract.ts';
import { taskChanged } from '../events.ts';
import { texts } from '../texts.ts';
import { type UnsentTask, withUnsent } from '../unsent.ts';
import type { Entry } from './change-journal.ts';
import { taskCache } from './task-cache.ts';

/** Under which changes of tasks are kept while they are unsent. */
export const TASKS = 'tasks';

/** A call and what it makes of the list. */
export type TaskCall = Pick<Outgoing, 'method' | 'path' | 'body' | 'key' | 'words'> & { change: UnsentTask };

/** Begins to keep a change of tasks on the device. */
export const keepTasks = (variables: object, entry: string, calls: readonly TaskCall[]): void =>
  keepChange(
    variables,
    calls.map((each) => ({ kind: TASKS, entry, ...each })),
  );

/** How the list looks with a change that is on its way. */
export const applied = (client: QueryClient, unsent: UnsentTask) => (tasks: readonly Task[]) =>
  withUnsent(tasks, unsent, client.getQueryData<Column[]>(COLUMNS_KEY) ?? []);

/** The sentence about a refusal. */
export const refusal = (error: Error) => serverMessage(error) ?? texts.toast.changeFailed;

/** Ends what is shown of a change by what the server says of it at last. */
async function conclude(client: QueryClient, entry: Entry<Task>, answers: Promise<readonly unknown[]>): Promise<void> {
  const cache = taskCache(client);
  try {
    const rows = await answers;
    cache.owe();
    const tasks = rows.filter((row) => row !== null && row !== undefined) as Task[];
    if (rows.includes(undefined)) cache.lift(entry);
    else cache.confirm(entry, tasks);
    for (const { tags } of tasks) heardOfTags(client, tags);
    happened(client, taskChanged);
  } catch (error) {
    cache.refuse(entry);
    tellFailure(error, texts.toast.error, refusal(error as Error));
  }
}

/** Leaves a change shown until the server hears of it. */
export function concludeLater(client: QueryClient, variables: object, entry: Entry<Task>): void {
  void conclude(client, entry, lastAnswersTo(variables));
}

/** Shows a change of another page, or of this one before it was loaded anew, until the server answers. */
export function showUnsentTask(client: QueryClient, unsent: UnsentTask, answer: Promise<unknown>): void {
  const entry = taskCache(client).begin(applied(client, unsent));
  // What the taking back of an act answers is no task.
  const rows = unsent.deed === 'take-back' ? answer.then(() => undefined) : answer;
  void conclude(client, entry, Promise.all([rows]));
}
