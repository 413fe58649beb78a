import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { ownZone } from '#client/lib/clock.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { forgetUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { COLUMNS_KEY } from '#features/columns/client/queries.ts';
import type { Column } from '#features/columns/contract.ts';
import { type Act, entryOf, noteRefused, rememberAct } from '#features/journal/client/queries.ts';
import { heardOfTags } from '#features/tags/client/queries.ts';
import type { createTask, deleteTask, NewTask, Task, TaskChange, updateTask } from '../contract.ts';
import { type DeadlineSaid, deadlineOf, saying } from '../deadline.ts';
import { draftId, draftTask, editStatuses, editTask } from '../edits.ts';
import { taskChanged } from '../events.ts';
import { insertTask, removeTask } from '../placement.ts';
import { actedOn, takenBack, type Was } from '../taken-back.ts';
import { texts } from '../texts.ts';
import type { Entry } from './change-journal.ts';
import { taskCache } from './task-cache.ts';

interface Shown {
  entry: Entry<Task>;
  before?: Task | undefined;
  act?: Act;
  undoable?: Undoable;
}
type Options<V, R> = MutationOptions<R, Error, V, Shown>;

const columnsOf = (client: QueryClient) => client.getQueryData<Column[]>(COLUMNS_KEY) ?? [];
/** What is said of a deadline, as the server will keep it. */
const heard = <T extends DeadlineSaid>(values: T) => ({ ...values, ...deadlineOf(values, ownZone()) });

/** What is said of a deadline, in a form that says the same wherever it is read. */
function sent<T extends DeadlineSaid>({ dueDate, dueDay, ...rest }: T) {
  const deadline = deadlineOf({ dueDate, dueDay }, ownZone());
  return { ...rest, ...(deadline && saying(deadline)) };
}
const nowIso = () => new Date().toISOString();

function success(title: string, undoable: Undoable | undefined): void {
  toast({
    title,
    ...(undoable && { action: { label: texts.toast.undo, onClick: () => undoChange(undoable) } }),
  });
}

/** How an act on tasks is taken back: at once to the eye, behind what was said of them before. */
function actOf(client: QueryClient, entry: string, acted: readonly Was[]): Act {
  const cache = taskCache(client);
  const ids = acted.map(({ id }) => id);
  return {
    entry,
    inTurn: (send) => cache.inTurn(ids, send),
    foreshow() {
      const shown = cache.begin((tasks) => takenBack(tasks, acted));
      return { settle: () => cache.lift(shown), refuse: () => cache.refuse(shown) };
    },
  };
}

/** Shows a change of tasks and remembers it as this window's last one. */
function show(
  client: QueryClient,
  variables: object,
  ids: readonly string[],
  edit: (tasks: readonly Task[]) => readonly Task[],
): Shown {
  const cache = taskCache(client);
  const before = cache.shown ?? [];
  const entry = cache.begin(edit);
  const act = actOf(client, entryOf(variables), actedOn(ids, before, cache.shown ?? []));
  return { entry, act, undoable: rememberAct(client, act), before: before.find(({ id }) => id === ids[0]) };
}

/** What every change shares: shown at once, taken back where refused, and figures asked for again. */
function settling(client: QueryClient, wordsOf: (error: Error) => string) {
  return {
    onError: (error: Error, _: unknown, shown: Shown | undefined) => {
      if (shown) taskCache(client).refuse(shown.entry);
      if (shown?.act) noteRefused(shown.act);
      if (shown?.undoable) forgetUndo(shown.undoable);
      tellFailure(error, texts.toast.error, wordsOf(error));
    },
    onSettled: () => {
      happened(client, taskChanged);
    },
  };
}

const refusal = (error: Error) => serverMessage(error) ?? texts.toast.changeFailed;

export interface TaskUpdate {
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
    mutationFn: (update) => {
      const { id, change } = update;
      const body = sent(change);
      const act = entryOf(update);
      return cache.inTurn([id], () => call<typeof updateTask>('PUT /api/tasks/:id', { params: { id }, body, act }));
    },
    onMutate: (update) => {
      const { id, change } = update;
      const now = nowIso();
      return show(client, update, [id], (tasks) => editTask(tasks, id, heard(change), columnsOf(client), now));
    },
    onSuccess: (task, _, { entry, before, undoable }) => {
      cache.confirm(entry, [task]);
      heardOfTags(client, task.tags);
      success(updatedText(before, task), undoable);
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
    mutationFn: ({ input, key }) =>
      call<typeof createTask>('POST /api/tasks', { body: sent(input), idempotencyKey: key, act: entryOf(key) }),
    onMutate: ({ input, key }) => {
      const draft = draftTask(heard(input), draftId(key), columnsOf(client), nowIso());
      return { entry: cache.begin((tasks) => insertTask(tasks, draft)) };
    },
    onSuccess: (task, { key, elsewhere }, { entry }) => {
      cache.confirm(entry, [task], draftId(key));
      heardOfTags(client, task.tags);
      const made = { id: task.id, before: null, after: task };
      const undoable = rememberAct(client, actOf(client, entryOf(key), [made]));
      if (!elsewhere || elsewhere.shown(task)) return;
      const open = { label: texts.toast.open, onClick: () => elsewhere.open(task) };
      const undo = { label: texts.toast.undo, onClick: () => undoChange(undoable) };
      toast({ title: texts.toast.created(task.title), action: [open, undo] });
    },
    ...settling(client, () => texts.toast.createFailed),
  };
}

export interface TaskDeletion {
  id: string;
}

export function deleting(client: QueryClient): Options<TaskDeletion, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (deletion) => {
      const { id } = deletion;
      const act = entryOf(deletion);
      return cache.inTurn([id], () => call<typeof deleteTask>('DELETE /api/tasks/:id', { params: { id }, act }));
    },
    onMutate: (deletion) => show(client, deletion, [deletion.id], (tasks) => removeTask(tasks, deletion.id)),
    onSuccess: (_, __, { entry, undoable }) => {
      cache.confirm(entry, []);
      success(texts.toast.deleted, undoable);
    },
    ...settling(client, refusal),
  };
}

export interface StatusesChange {
  /** The new status of each task. */
  statuses: ReadonlyMap<string, Task['status']>;
}

/** Many tasks at once, as one change to the eye and to the undoing. */
export function changingStatuses(client: QueryClient): Options<StatusesChange, Task[]> {
  const cache = taskCache(client);
  return {
    mutationFn: (change) =>
      cache.inTurn([...change.statuses.keys()], async () => {
        const act = entryOf(change);
        const answers: Task[] = [];
        for (const [id, status] of change.statuses)
          answers.push(await call<typeof updateTask>('PUT /api/tasks/:id', { params: { id }, body: { status }, act }));
        return answers;
      }),
    onMutate: (change) => {
      const { statuses } = change;
      const now = nowIso();
      return show(client, change, [...statuses.keys()], (tasks) =>
        editStatuses(tasks, statuses, columnsOf(client), now),
      );
    },
    onSuccess: (tasks, _, { entry, undoable }) => {
      cache.confirm(entry, tasks);
      const text = tasks[0]?.status === 'archived' ? texts.toast.archived : texts.toast.unarchived;
      success(text(tasks.length), undoable);
    },
    ...settling(client, refusal),
  };
}
