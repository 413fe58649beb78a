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
import { type Confirmed, taskCache } from './task-cache.ts';

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

/** A change, and the rows with which the server answered it; null or undefined for what it answers no task. */
interface Concluded {
  entry: Entry<Task>;
  rows: readonly unknown[];
}

const isTask = (row: unknown): row is Task => row !== null && row !== undefined;

/** Changes whose end is worth drawing the list anew. */
const SOME = 100;

const concluded = new WeakMap<QueryClient, Concluded[]>();

/** Draws what came of changes at the end of this turn, in which a batch is answered: of a hundred of them the list is made anew once. */
const drawSoon = (client: QueryClient) => queueMicrotask(() => concludeAll(client));

/** Ends what is shown of a change by what the server says of it at last. */
async function conclude(client: QueryClient, entry: Entry<Task>, answers: Promise<readonly unknown[]>): Promise<void> {
  try {
    const rows = await answers;
    const all = concluded.get(client) ?? [];
    concluded.set(client, all);
    all.push({ entry, rows });
    drawSoon(client);
  } catch (error) {
    taskCache(client).refuse(entry);
    drawSoon(client);
    tellFailure(error, texts.toast.error, refusal(error as Error));
  }
}

function concludeAll(client: QueryClient): void {
  const cache = taskCache(client);
  const all = concluded.get(client) ?? [];
  const left = cache.pending - all.length;
  // Those that are left are put over the list anew each time: of a thousand, not with each batch.
  if (all.length === 0 || (left > SOME && left > all.length)) return;
  concluded.delete(client);
  cache.owe();
  const confirmed: Confirmed[] = [];
  // What is answered no task, as a deletion, may be undone since. Made part of the list without what is only lifted between
  // them, the others would come to something else.
  const isLifted = cache.hasLifted || all.some(({ rows }) => !rows.every(isTask));
  for (const { entry, rows } of all)
    if (isLifted) cache.lift(entry);
    else confirmed.push({ entry, answers: rows.filter(isTask) });
  if (confirmed.length > 0) cache.confirmAll(confirmed, true);
  const answered = all.flatMap(({ rows }) => rows.filter(isTask));
  heardOfTags(
    client,
    answered.flatMap(({ tags }) => tags),
  );
  happened(client, taskChanged);
}

/** Leaves a change shown until the server hears of it. */
export function concludeLater(client: QueryClient, variables: object, entry: Entry<Task>): void {
  void conclude(client, entry, lastAnswersTo(variables));
}

/** The same of a change that is not answered by tasks: the list that is asked for then says what became of it. */
export function liftLater(client: QueryClient, variables: object, entry: Entry<Task>): void {
  void conclude(
    client,
    entry,
    lastAnswersTo(variables).then(() => [undefined]),
  );
}

/** Shows changes of another page, or of this one before it was loaded anew, until the server answers. */
export function showUnsentTasks(client: QueryClient, left: readonly Left<UnsentTask>[]): void {
  const entries = taskCache(client).beginAll(left.map(({ change }) => applied(client, change)));
  for (const [index, { change, answer }] of left.entries()) {
    // What the taking back of an act answers is no task, nor is a step.
    const isOther = change.deed === 'take-back' || change.deed === 'step';
    void conclude(client, entries[index]!, Promise.all([isOther ? answer.then(() => undefined) : answer]));
  }
}
