import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { HttpError, isUnauthorized, NetworkError, serverMessage } from '#client/lib/http-error.ts';
import { forgetUndo, type Undoable, undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { type Act, entryOf, noteRefused, rememberAct } from '#features/journal/client/queries.ts';
import type { BodyInput } from '#shared/endpoint.ts';
import type { createHabit, deleteHabit, Habit, HabitEntry, markHabit, toggleHabit, updateHabit } from '../contract.ts';
import { type DayMark, inverseOf, toggledMark } from '../edits.ts';
import { reachesTarget } from '../rules.ts';
import { holdAnswers, knownEntry, knownHabit, refresh, showHabit, showMark, thisDay } from './habit-cache.ts';
import { texts } from './texts.ts';

/** Every change of habits carries it, so that lists are asked for again after the last one that is on its way. */
const CHANGES = ['habits'] as const;

type Options<V, R, C = unknown> = MutationOptions<R, Error, V, C>;

/** A dead network and a dead session are told of in one place for all calls. */
function failure(error: Error, words: string): void {
  const { cause } = error;
  if ([error, cause].some((each) => each instanceof NetworkError || isUnauthorized(each))) return;
  toast({
    title: texts.toast.error,
    description: serverMessage(cause) ?? serverMessage(error) ?? words,
    tone: 'danger',
  });
}

/** The specified error of a refused mark; an absent network or session stays what it is. */
const refusedAs = (message: string) => (error: unknown) => {
  throw error instanceof HttpError && !isUnauthorized(error) ? new Error(message, { cause: error }) : error;
};

const settling = (client: QueryClient) => () => {
  if (client.isMutating({ mutationKey: CHANGES }) === 1) refresh(client);
};

export type HabitCreation = { input: BodyInput<typeof createHabit>; key: string };

export function creating(client: QueryClient): Options<HabitCreation, Habit> {
  return {
    mutationKey: CHANGES,
    mutationFn: ({ input, key }) => call<typeof createHabit>('POST /api/habits', { body: input, idempotencyKey: key }),
    onSuccess: () => void toast({ title: texts.toast.created }),
    onError: (error) => failure(error, texts.toast.createFailed),
    onSettled: settling(client),
  };
}

export type HabitUpdate = { id: string; change: BodyInput<typeof updateHabit> };

const updatedToast = ({ isActive }: HabitUpdate['change']) => {
  if (isActive === false) return { title: texts.toast.pausedNow, description: texts.toast.pausedText };
  return { title: isActive ? texts.toast.resumedNow : texts.toast.updated };
};

export function changing(client: QueryClient): Options<HabitUpdate, Habit> {
  return {
    mutationKey: CHANGES,
    mutationFn: ({ id, change }) => call<typeof updateHabit>('PUT /api/habits/:id', { params: { id }, body: change }),
    onSuccess: (habit, { change }) => {
      showHabit(client, habit);
      toast(updatedToast(change));
    },
    onError: (error) => failure(error, texts.toast.updateFailed),
    onSettled: settling(client),
  };
}

export function removing(client: QueryClient): Options<string, unknown> {
  return {
    mutationKey: CHANGES,
    mutationFn: (id) => call<typeof deleteHabit>('DELETE /api/habits/:id', { params: { id } }),
    onSuccess: () => void toast({ title: texts.toast.removed }),
    onError: (error) => failure(error, texts.toast.removeFailed),
    onSettled: settling(client),
  };
}

interface Marked {
  habit: Habit | undefined;
  before: DayMark;
  act: Act;
  undoable: Undoable;
}

const scopeOf = (id: string) => `habit-${id}`;

/** Shows a mark and remembers it as this window's last act. */
async function showAct(client: QueryClient, change: object, id: string, mark: DayMark): Promise<Marked> {
  const [habit, before] = [knownHabit(client, id), inverseOf(mark.date, knownEntry(client, id, mark.date))];
  const foreshow = () => {
    showMark(client, id, before);
    return { settle: () => refresh(client), refuse: () => refresh(client) };
  };
  const act = { entry: entryOf(change), scope: scopeOf(id), foreshow };
  const undoable = rememberAct(client, act);
  await holdAnswers(client);
  showMark(client, id, mark);
  return { habit, before, act, undoable };
}

function tellMarked(client: QueryClient, { habit, undoable }: Marked): void {
  const now = habit && knownHabit(client, habit.id);
  const action = { label: texts.toast.undo, onClick: () => undoChange(undoable) };
  if (habit && now && reachesTarget(habit.currentStreak, now.currentStreak, habit.targetDays)) {
    toast({
      title: texts.toast.targetReached(habit.targetDays),
      description: texts.toast.targetText(habit.name),
      action,
    });
  } else toast({ title: texts.toast.marked, description: texts.toast.markedText, action });
}

/** Marks of one habit go out one after another, so that a quick tick and untick arrive in that order. */
export function marking(client: QueryClient, id: string): Options<DayMark, HabitEntry, Marked> {
  return {
    mutationKey: CHANGES,
    scope: { id: scopeOf(id) },
    mutationFn: (mark) =>
      call<typeof markHabit>('POST /api/habits/:id/entries', { params: { id }, body: mark, act: entryOf(mark) }).catch(
        refusedAs('Failed to mark habit'),
      ),
    onMutate: (mark) => showAct(client, mark, id, mark),
    onSuccess: (_, __, marked) => tellMarked(client, marked),
    onError: (error, _, marked) => {
      if (marked) takeBack(client, id, marked);
      failure(error, texts.toast.markFailed);
    },
    onSettled: settling(client),
  };
}

function takeBack(client: QueryClient, id: string, { habit, before, act, undoable }: Marked): void {
  showMark(client, id, before);
  if (habit) showHabit(client, habit);
  noteRefused(act);
  forgetUndo(undoable);
}

/** Flips whether today is completed; `onToggled` tells of it in the caller's own words. */
function toggling(
  client: QueryClient,
  id: string,
  onToggled: (completed: boolean) => void,
): Options<{ habit: Habit }, Habit, Marked> {
  return {
    mutationKey: CHANGES,
    scope: { id: scopeOf(id) },
    mutationFn: (toggle) =>
      call<typeof toggleHabit>('POST /api/habits/:id/toggle', { params: { id }, act: entryOf(toggle) }).catch(
        refusedAs('Failed to toggle habit'),
      ),
    onMutate: (toggle) => showAct(client, toggle, id, toggledMark(toggle.habit, thisDay())),
    onSuccess: (habit) => {
      showHabit(client, habit);
      onToggled(habit.completedToday);
    },
    onError: (error, _, marked) => {
      if (marked) takeBack(client, id, marked);
      failure(error, texts.toast.markFailed);
    },
    onSettled: settling(client),
  };
}

/** Flips today's mark from outside of a component. */
export function toggleNow(client: QueryClient, habit: Habit, onToggled: (completed: boolean) => void): void {
  run(client, toggling(client, habit.id, onToggled), { habit });
}

/** Says something of a day from outside of a component. */
export function markNow(client: QueryClient, id: string, mark: DayMark): void {
  run(client, marking(client, id), mark);
}

function run<V, R, C>(client: QueryClient, options: Options<V, R, C>, variables: V): void {
  // A failure is told by the options' own onError, as everywhere.
  client
    .getMutationCache()
    .build(client, options)
    .execute(variables)
    .catch(() => undefined);
}
