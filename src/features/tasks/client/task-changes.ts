import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { forgetUndo, rememberUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { COLUMNS_KEY } from '#features/columns/client/queries.ts';
import type { Column } from '#features/columns/contract.ts';
import type { createTask, deleteTask, NewTask, restoreTask, Task, TaskChange, updateTask } from '../contract.ts';
import { draftId, draftTask, editStatuses, editTask, inverseOf } from '../edits.ts';
import { taskChanged } from '../events.ts';
import { insertTask, removeTask } from '../placement.ts';
import { compareNewest } from '../rules.ts';
import { texts } from '../texts.ts';
import type { Entry } from './change-journal.ts';
import { taskCache } from './task-cache.ts';

interface Shown {
  entry: Entry<Task>;
  undoable?: Undoable | undefined;
  before?: Task | undefined;
}
type Options<V, R> = MutationOptions<R, Error, V, Shown>;

/** A change that takes another one back is neither told of nor remembered as one more. */
interface Undoing {
  undoing?: boolean;
}

const columnsOf = (client: QueryClient) => client.getQueryData<Column[]>(COLUMNS_KEY) ?? [];
const nowIso = () => new Date().toISOString();

function run<V, R>(client: QueryClient, options: Options<V, R>, variables: V): void {
  // A failure is shown by the options' own onError, as everywhere.
  client
    .getMutationCache()
    .build(client, options)
    .execute(variables)
    .then(undoneToast, () => undefined);
}

const undoneToast = () => toast({ title: texts.toast.undone });

function success(title: string, undoable: Undoable | undefined): void {
  toast({
    title,
    ...(undoable && { action: { label: texts.toast.undo, onClick: () => undoChange(undoable) } }),
  });
}

/** What every change shares: shown at once, taken back where refused, and figures asked for again. */
function settling(client: QueryClient, wordsOf: (error: Error) => string) {
  return {
    onError: (error: Error, _: unknown, shown: Shown | undefined) => {
      if (shown) taskCache(client).refuse(shown.entry);
      if (shown?.undoable) forgetUndo(shown.undoable);
      tellFailure(error, texts.toast.error, wordsOf(error));
    },
    onSettled: () => {
      happened(client, taskChanged);
    },
  };
}

const refusal = (error: Error) => serverMessage(error) ?? texts.toast.changeFailed;

export interface TaskUpdate extends Undoing {
  id: string;
  change: TaskChange;
}

function updatedText(before: Task | undefined, after: Task): string {
  if (before && before.status !== after.status) {
    if (after.status === 'completed') return texts.toast.completed;
    if (after.status === 'active') return texts.toast.activated;
  }
  return texts.toast.updated;
}

/** Any change of one task: its fields, its status, its place on the board. */
export function updating(client: QueryClient): Options<TaskUpdate, Task> {
  const cache = taskCache(client);
  return {
    mutationFn: ({ id, change }) =>
      cache.inTurn(id, () => call<typeof updateTask>('PUT /api/tasks/:id', { params: { id }, body: change })),
    onMutate: ({ id, change, undoing }) => {
      const before = cache.shown?.find((task) => task.id === id);
      const now = nowIso();
      const entry = cache.begin((tasks) => editTask(tasks, id, change, columnsOf(client), now));
      const back = () => run(client, updating(client), { id, change: inverseOf(before!, change), undoing: true });
      return { entry, before, undoable: before && !undoing ? rememberUndo(back) : undefined };
    },
    onSuccess: (task, { undoing }, { entry, before, undoable }) => {
      cache.confirm(entry, [task]);
      if (!undoing) success(updatedText(before, task), undoable);
    },
    ...settling(client, refusal),
  };
}

export interface TaskCreation {
  input: NewTask;
  /** The same for every attempt at this one task. */
  key: string;
  /** Where it is made on a page that may not show it; a toast leads to it there. */
  elsewhere?: { shown: (task: Task) => boolean; open: (task: Task) => void };
}

export function creating(client: QueryClient): Options<TaskCreation, Task> {
  const cache = taskCache(client);
  return {
    mutationFn: ({ input, key }) => call<typeof createTask>('POST /api/tasks', { body: input, idempotencyKey: key }),
    onMutate: ({ input, key }) => {
      const draft = draftTask(input, draftId(key), columnsOf(client), nowIso());
      return { entry: cache.begin((tasks) => insertTask(tasks, draft)) };
    },
    onSuccess: (task, { key, elsewhere }, { entry }) => {
      cache.confirm(entry, [task], draftId(key));
      const undoable = rememberUndo(() => run(client, deleting(client), { id: task.id, undoing: true }));
      if (!elsewhere || elsewhere.shown(task)) return;
      const open = { label: texts.toast.open, onClick: () => elsewhere.open(task) };
      const undo = { label: texts.toast.undo, onClick: () => undoChange(undoable) };
      toast({ title: texts.toast.created(task.title), action: [open, undo] });
    },
    ...settling(client, () => texts.toast.createFailed),
  };
}

export interface TaskDeletion extends Undoing {
  id: string;
}

export function deleting(client: QueryClient): Options<TaskDeletion, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: ({ id }) =>
      cache.inTurn(id, () => call<typeof deleteTask>('DELETE /api/tasks/:id', { params: { id } })),
    onMutate: ({ id, undoing }) => {
      const before = cache.shown?.find((task) => task.id === id);
      const entry = cache.begin((tasks) => removeTask(tasks, id));
      const back = () => run(client, restoring(client), { task: before!, undoing: true });
      return { entry, undoable: before && !undoing ? rememberUndo(back) : undefined };
    },
    onSuccess: (_, { undoing }, { entry, undoable }) => {
      cache.confirm(entry, []);
      if (!undoing) success(texts.toast.deleted, undoable);
    },
    ...settling(client, refusal),
  };
}

export interface TaskRestoration extends Undoing {
  /** The task as it was when it was deleted. */
  task: Task;
}

export function restoring(client: QueryClient): Options<TaskRestoration, Task> {
  const cache = taskCache(client);
  return {
    mutationFn: ({ task: { id } }) =>
      cache.inTurn(id, () => call<typeof restoreTask>('POST /api/tasks/:id/restore', { params: { id } })),
    onMutate: ({ task }) => ({ entry: cache.begin((tasks) => [...insertTask(tasks, task)].sort(compareNewest)) }),
    onSuccess: (task, _, { entry }) => cache.confirm(entry, [task]),
    ...settling(client, refusal),
  };
}

export interface StatusesChange extends Undoing {
  /** The new status of each task. */
  statuses: ReadonlyMap<string, Task['status']>;
}

/** Many tasks at once, as one change to the eye and to the undoing. */
export function changingStatuses(client: QueryClient): Options<StatusesChange, Task[]> {
  const cache = taskCache(client);
  return {
    mutationFn: async ({ statuses }) => {
      const answers: Task[] = [];
      for (const [id, status] of statuses)
        answers.push(await call<typeof updateTask>('PUT /api/tasks/:id', { params: { id }, body: { status } }));
      return answers;
    },
    onMutate: ({ statuses, undoing }) => {
      const shown = cache.shown ?? [];
      const before = new Map(shown.filter(({ id }) => statuses.has(id)).map(({ id, status }) => [id, status]));
      const now = nowIso();
      const entry = cache.begin((tasks) => editStatuses(tasks, statuses, columnsOf(client), now));
      const back = () => run(client, changingStatuses(client), { statuses: before, undoing: true });
      return { entry, undoable: undoing ? undefined : rememberUndo(back) };
    },
    onSuccess: (tasks, { undoing }, { entry, undoable }) => {
      cache.confirm(entry, tasks);
      const text = tasks[0]?.status === 'archived' ? texts.toast.archived : texts.toast.unarchived;
      if (!undoing) success(text(tasks.length), undoable);
    },
    ...settling(client, refusal),
  };
}
