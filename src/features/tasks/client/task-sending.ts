import type { QueryClient } from '@tanstack/react-query';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { keepChange, lastAnswersTo } from '#client/store/change-sending.ts';
import type { Left, Outgoing } from '#client/store/unsent.ts';
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

/** What a deletion, a step's change or the taking back of an act answers is none. */
const isTask = (answer: unknown): answer is Task => typeof answer === 'object' && answer !== null && 'tags' in answer;

const answered = new WeakMap<QueryClient, Task[]>();

/** Tells what follows from answers at the end of this turn, in which a batch is answered: once for all of it. */
function tellSoon(client: QueryClient, answers: readonly unknown[]): void {
  const all = answered.get(client);
  const tasks = answers.filter(isTask);
  if (all) all.push(...tasks);
  else {
    answered.set(client, tasks);
    queueMicrotask(() => tell(client));
  }
}

function tell(client: QueryClient): void {
  const tags = answered.get(client)?.flatMap((task) => task.tags) ?? [];
  answered.delete(client);
  heardOfTags(client, tags);
  happened(client, taskChanged);
}

/**
 * Ends what is shown of a change once the server has answered it: by the list alone, since the answer may be one that it
 * gave before, and others have changed the task since or brought it back.
 */
async function conclude(client: QueryClient, entry: Entry<Task>, answers: Promise<readonly unknown[]>): Promise<void> {
  const cache = taskCache(client);
  try {
    const told = await answers;
    cache.lift(entry);
    tellSoon(client, told);
  } catch (error) {
    cache.refuse(entry);
    tellFailure(error, texts.toast.error, refusal(error as Error));
  }
}

/** Leaves a change shown until the server hears of it. */
export function concludeLater(client: QueryClient, variables: object, entry: Entry<Task>): void {
  void conclude(client, entry, lastAnswersTo(variables));
}

/** Shows changes of another page, or of this one before it was loaded anew, until the server answers. */
export function showUnsentTasks(client: QueryClient, left: readonly Left<UnsentTask>[]): void {
  const entries = taskCache(client).beginAll(left.map(({ change }) => applied(client, change)));
  for (const [index, { answer }] of left.entries()) void conclude(client, entries[index]!, Promise.all([answer]));
}
