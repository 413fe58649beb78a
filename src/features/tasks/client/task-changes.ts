import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellFailure } from '#client/lib/failure.ts';
import { happened } from '#client/lib/query-client.ts';
import { randomId } from '#client/lib/random-id.ts';
import { forgetUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { answersTo, isKept } from '#client/store/change-sending.ts';
import { toast } from '#client/ui/toast.ts';
import { type Act, entryOf, noteRefused, rememberAct } from '#features/journal/client/queries.ts';
import { heardOfTags } from '#features/tags/client/queries.ts';
import type { Task } from '../contract.ts';
import { taskChanged } from '../events.ts';
import { isDropped } from '../outcome.ts';
import { leavesSeries, turnOf } from '../repeating.ts';
import { successorId } from '../successor-id.ts';
import { actedOn, takenBack, type Was } from '../taken-back.ts';
import { texts } from '../texts.ts';
import type { UnsentTask } from '../unsent.ts';
import type { Entry } from './change-journal.ts';
import { tellCompleted } from './completed-here.ts';
import { saidWords } from './field-words.ts';
import { taskCache } from './task-cache.ts';
import { applied, concludeLater, keepTasks, refusal, TASKS } from './task-sending.ts';
import {
  creationCall,
  deleteCall,
  type NewTaskSaid,
  namesIn,
  nowIso,
  pathOf,
  type TaskUpdate,
  updateCall,
} from './unsent-changes.ts';

interface Shown {
  entry: Entry<Task>;
  before?: Task | undefined;
  /** The server makes more of it than this window shows, as the next task of a series. */
  turns?: boolean;
  act?: Act;
  undoable?: Undoable;
}
export type Options<V, R> = MutationOptions<R, Error, V, Shown>;

export function success(title: string, undoable: Undoable | undefined): void {
  toast({
    title,
    ...(undoable && { action: { label: texts.toast.undo, onClick: () => undoChange(undoable) } }),
  });
}

/** How an act on tasks is taken back: at once to the eye, behind what was said of them before. */
export function actOf(client: QueryClient, entry: string, acted: readonly Was[]): Act {
  const cache = taskCache(client);
  const ids = acted.map(({ id }) => id);
  return {
    entry,
    inTurn: (send) => cache.inTurn(ids, send),
    unsent: {
      kind: TASKS,
      change: { deed: 'take-back', acted } satisfies UnsentTask,
      words: texts.unsent.takeBack(acted.map(({ before, after }) => (before ?? after)?.title).join(', ')),
    },
    foreshow() {
      const shown = cache.begin((tasks) => takenBack(tasks, acted));
      return { settle: () => cache.lift(shown), refuse: () => cache.refuse(shown) };
    },
  };
}

/** Shows a change of tasks and remembers it as this window's last one. */
export function show(
  client: QueryClient,
  variables: object,
  ids: readonly string[],
  ...unsent: readonly UnsentTask[]
): Shown {
  const cache = taskCache(client);
  const before = cache.shown ?? [];
  const entry = cache.begin((tasks) => unsent.reduce((list, one) => applied(client, one)(list), tasks));
  const act = actOf(client, entryOf(variables), actedOn(ids, before, cache.shown ?? []));
  return { entry, act, undoable: rememberAct(client, act), before: before.find(({ id }) => id === ids[0]) };
}

/** What every change shares: shown at once, taken back where refused, and figures asked for again. */
export function settling(client: QueryClient, wordsOf: (error: Error) => string) {
  return {
    onError: (error: Error, _: unknown, shown: Shown | undefined) => {
      if (shown) taskCache(client).refuse(shown.entry);
      if (shown?.act) noteRefused(shown.act);
      if (shown?.undoable) forgetUndo(shown.undoable);
      tellFailure(error, texts.toast.error, wordsOf(error));
    },
    onSettled: (_: unknown, __: Error | null, variables: object) => {
      if (!isKept(variables)) happened(client, taskChanged);
    },
  };
}

function updatedText(before: Task | undefined, after: Task): string {
  if (before && before.status !== after.status) {
    if (after.status === 'completed') return isDropped(after) ? texts.toast.dropped : texts.toast.completed;
    if (after.status === 'active') return texts.toast.activated;
  }
  return texts.toast.updated;
}

/** A task as this window shows it. */
export const shownTask = (client: QueryClient, id: string) => taskCache(client).shown?.find((task) => task.id === id);

/** Any change of one task: its fields, its status, its place on the board. */
export function updating(client: QueryClient): Options<TaskUpdate, Task | undefined> {
  const cache = taskCache(client);
  return {
    mutationFn: async (update) => {
      const answers = await cache.inTurn([update.id], () => answersTo(update));
      return answers ? (answers[0] as Task) : shownTask(client, update.id);
    },
    onMutate: (update) => {
      const { id } = update;
      const put = updateCall(client, update, shownTask(client, id));
      keepTasks(update, entryOf(update), [put]);
      return show(client, update, [id, successorId(id)], put.change);
    },
    onSuccess: (task, update, { entry, before, undoable }) => {
      if (isKept(update)) concludeLater(client, update, entry);
      else if (task && before && (turnOf(before, task) || leavesSeries(before, update.change))) cache.lift(entry);
      else cache.confirm(entry, [task!]);
      if (task && !isKept(update)) heardOfTags(client, task.tags);
      if (task) success(updatedText(before, task), undoable);
      if (task?.status === 'completed' && before?.status === 'active') tellCompleted(task);
    },
    ...settling(client, refusal),
  };
}

export interface TaskCreation extends NewTaskSaid {
  /** Where it is made on a page that may not show it; a toast leads to it there. */
  elsewhere?: { shown: (task: Task) => boolean; open: (task: Task) => void };
}

export function creating(client: QueryClient): Options<TaskCreation, Task> {
  const cache = taskCache(client);
  return {
    mutationFn: async (creation) => {
      const answers = await cache.inTurn([creation.key], () => answersTo(creation));
      return (answers ? answers[0] : shownTask(client, creation.key)) as Task;
    },
    onMutate: (creation) => {
      const post = creationCall(client, creation);
      keepTasks(creation, entryOf(creation.key), [post]);
      return { entry: cache.begin(applied(client, post.change)) };
    },
    onSuccess: (task, creation, { entry }) => {
      const { key, elsewhere } = creation;
      if (isKept(creation)) concludeLater(client, creation, entry);
      else cache.confirm(entry, [task]);
      if (!isKept(creation)) heardOfTags(client, task.tags);
      const made = { id: key, before: null, after: task };
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
    mutationFn: (deletion) => cache.inTurn([deletion.id], () => answersTo(deletion)),
    onMutate: (deletion) => {
      const { id } = deletion;
      const call = deleteCall(id, shownTask(client, id));
      keepTasks(deletion, entryOf(deletion), [call]);
      return show(client, deletion, [id], call.change);
    },
    onSuccess: (_, deletion, { entry, undoable }) => {
      if (isKept(deletion)) concludeLater(client, deletion, entry);
      else cache.confirm(entry, [], [deletion.id]);
      success(texts.toast.deleted, undoable);
    },
    ...settling(client, refusal),
  };
}

/** The calls that give tasks other statuses. */
export const statusCalls = (client: QueryClient, statuses: StatusesChange['statuses'], now: string) =>
  [...statuses].map(([id, status]) => ({
    method: 'PUT' as const,
    path: pathOf(id),
    body: { status },
    key: randomId(),
    words: [texts.unsent.change(shownTask(client, id)?.title ?? ''), ...saidWords({ status }, namesIn(client))].join(
      '\n',
    ),
    change: { deed: 'statuses', statuses: [[id, status]], now } satisfies UnsentTask,
  }));

export interface StatusesChange {
  /** The new status of each task. */
  statuses: ReadonlyMap<string, Task['status']>;
}

/** Many tasks at once, as one change to the eye and to the undoing. */
export function changingStatuses(client: QueryClient): Options<StatusesChange, unknown> {
  const cache = taskCache(client);
  return {
    mutationFn: (change) => cache.inTurn([...change.statuses.keys()], () => answersTo(change)),
    onMutate: (change) => {
      const statuses = [...change.statuses];
      const now = nowIso();
      keepTasks(change, entryOf(change), statusCalls(client, change.statuses, now));
      return show(client, change, [...change.statuses.keys()], { deed: 'statuses', statuses, now });
    },
    onSuccess: (answers, change, { entry, undoable }) => {
      if (isKept(change)) concludeLater(client, change, entry);
      else cache.confirm(entry, answers as Task[]);
      const archived = [...change.statuses.values()][0] === 'archived';
      const text = archived ? texts.toast.archived : texts.toast.unarchived;
      success(text(change.statuses.size), undoable);
    },
    ...settling(client, refusal),
  };
}

/** Creates a task; the dialog or line that calls it holds the key until the task is there. */
export function useCreateTask() {
  const client = useQueryClient();
  return useMutation(useMemo(() => creating(client), [client]));
}

/** Changes fields, status or place of a task; the toast tells completion and activation apart by what came of it. */
export function useUpdateTask() {
  const client = useQueryClient();
  return useMutation(useMemo(() => updating(client), [client]));
}

export function useDeleteTask() {
  const client = useQueryClient();
  return useMutation(useMemo(() => deleting(client), [client]));
}

/** Archives or brings back many tasks as one change. */
export function useChangeStatuses() {
  const client = useQueryClient();
  return useMutation(useMemo(() => changingStatuses(client), [client]));
}
