import type { QueryClient } from '@tanstack/react-query';
import { keptChange, runChange, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { type BegunAct, beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import type { Habit, HabitChange, HabitEntry, NewHabit } from '../contract.ts';
import { type DayMark, inverseOf, toggledMark } from '../edits.ts';
import { FRESH_HABIT } from '../field-sets.ts';
import { reachesTarget } from '../rules.ts';
import type { UnsentHabit } from '../unsent.ts';
import { dayAndMonth } from './day-words.ts';
import { habitWords } from './field-words.ts';
import { HABITS_KEY, knownEntry, knownHabit, thisDay } from './habit-cache.ts';
import { habitKind } from './habit-kind.ts';
import { texts } from './texts.ts';

const pathOf = (id: string) => `${HABITS_KEY[0]}/${encodeURIComponent(id)}`;
const nameOf = (client: QueryClient, id: string) => knownHabit(client, id)?.name ?? '';

export type HabitCreation = { input: NewHabit; key: string };

export const creating = (client: QueryClient) =>
  keptChange<HabitCreation, UnsentHabit>(client, {
    kind: habitKind,
    said: ({ input, key }) => ({
      change: { deed: 'create', id: key, habit: input, now: new Date().toISOString(), day: thisDay() },
      method: 'POST',
      path: HABITS_KEY[0],
      body: { ...input, id: key },
      key,
      words: [texts.unsent.create(input.name), ...habitWords(input, FRESH_HABIT as Partial<Habit>)].join('\n'),
    }),
    done: () => void toast({ title: texts.toast.created }),
    failure: texts.toast.createFailed,
  });

export type HabitUpdate = { id: string; change: Omit<HabitChange, 'afterHabitId'> };

/** The call that changes fields of a habit. */
export function changeCall(client: QueryClient, { id, change }: HabitUpdate) {
  const before = knownHabit(client, id);
  const completed = before?.completedToday ?? false;
  const name = before?.name ?? change.name ?? '';
  return {
    change: { deed: 'change', id, change, day: thisDay(), completed } satisfies UnsentHabit,
    method: 'PUT',
    path: pathOf(id),
    body: change,
    words: [texts.unsent.change(name, change.name ?? name), ...habitWords(change, before)].join('\n'),
  } as const;
}

export const changing = (client: QueryClient, tell = () => void toast({ title: texts.toast.updated })) =>
  keptChange<HabitUpdate, UnsentHabit>(client, {
    kind: habitKind,
    said: (update) => changeCall(client, update),
    done: tell,
    failure: texts.toast.updateFailed,
  });

export const removing = (client: QueryClient) =>
  keptChange<{ id: string }, UnsentHabit>(client, {
    kind: habitKind,
    said: ({ id }) => ({
      change: { deed: 'delete', id },
      method: 'DELETE',
      path: pathOf(id),
      words: texts.unsent.remove(nameOf(client, id)),
    }),
    done: () => void toast({ title: texts.toast.removed }),
    failure: texts.toast.removeFailed,
  });

interface Marked extends BegunAct {
  habit: Habit | undefined;
}

function wordsOf(client: QueryClient, id: string, { date, completed, skipped, note }: DayMark): string {
  const state = texts.states[skipped ? 'skipped' : completed ? 'completed' : 'missed'];
  return texts.unsent.mark(nameOf(client, id), texts.dayState(dayAndMonth(date), state, note));
}

/** Remembers a mark as this window's last act. */
function remember(client: QueryClient, id: string, mark: DayMark): Marked {
  const before = inverseOf(mark.date, knownEntry(client, id, mark.date));
  const words = texts.unsent.takeBack(wordsOf(client, id, mark));
  const act = { entry: entryOf(mark), ...wayBack(client, habitKind, { deed: 'mark', id, mark: before }, words) };
  return { habit: knownHabit(client, id), ...beginAct(client, act) };
}

/** What a mark is told by. */
function markedToast(habit: Habit | undefined, { skipped }: DayMark) {
  const { toast: words } = texts;
  if (!skipped) return { title: words.marked, description: words.markedText };
  return { title: words.skipped, description: habit?.quota ? words.skippedOfQuota : words.skippedText };
}

function tellMarked(client: QueryClient, marked: Marked, mark: DayMark): void {
  const { habit } = marked;
  const now = habit && knownHabit(client, habit.id);
  const action = undoAction(texts.toast.undo, marked);
  if (habit && now && reachesTarget(habit.currentStreak, now.currentStreak, habit.targetDays)) {
    toast({
      title: texts.toast.targetReached(habit.targetDays),
      description: texts.toast.targetText(habit.name),
      action,
    });
  } else toast({ ...markedToast(habit, mark), action });
}

/** The call that says something of a day. */
export const markCall = (client: QueryClient, id: string, mark: DayMark) =>
  ({
    change: { deed: 'mark', id, mark } satisfies UnsentHabit,
    method: 'POST',
    path: `${pathOf(id)}/entries`,
    body: mark,
    words: wordsOf(client, id, mark),
  }) as const;

/** Says something of a day of one habit. */
export const marking = (
  client: QueryClient,
  id: string,
  tell = (marked: Marked, mark: DayMark) => tellMarked(client, marked, mark),
) =>
  keptChange<DayMark, UnsentHabit, HabitEntry, Marked>(client, {
    kind: habitKind,
    said: (mark) => ({ ...markCall(client, id, mark), entry: entryOf(mark) }),
    begin: (mark) => remember(client, id, mark),
    done: (_, mark, marked) => tell(marked, mark),
    refused: refuseAct,
    failure: texts.toast.markFailed,
  });

/** Flips today's mark from outside of a component; `onToggled` tells of it in the caller's own words. */
export function toggleNow(client: QueryClient, habit: Habit, onToggled: (completed: boolean) => void): void {
  const mark = toggledMark(habit, thisDay());
  const options = marking(client, habit.id, () => onToggled(mark.completed));
  void runChange(client, options, mark);
}

/** Says something of a day from outside of a component. */
export function markNow(client: QueryClient, id: string, mark: DayMark): void {
  void runChange(client, marking(client, id), mark);
}
