import type { QueryClient } from '@tanstack/react-query';
import { keptChange, wayBack } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { type BegunAct, beginAct, entryOf, refuseAct, undoAction } from '#features/journal/client/queries.ts';
import type { Habit } from '../contract.ts';
import { type HabitRest, restBetween, rested } from '../resting.ts';
import type { UnsentHabit } from '../unsent.ts';
import { HABITS_KEY, knownHabit } from './habit-cache.ts';
import { habitKind } from './habit-kind.ts';
import { texts } from './texts.ts';

type Deed = keyof typeof texts.pause.toast;

/** What is said of the pauses of some habits, and how it is told. */
export interface ToldRest {
  rests: readonly HabitRest[];
  title: string;
  description?: string;
  words: string;
}

/** The same with its words. */
export function toldRest(client: QueryClient, rests: readonly HabitRest[], deed: Deed): ToldRest {
  const names = rests.map(({ id }) => knownHabit(client, id)?.name ?? '').join(', ');
  const title = rests.length === 1 ? texts.pause.toast[deed] : texts.pause.toastOfMany[deed];
  return {
    rests,
    title,
    ...(deed === 'paused' && { description: texts.toast.pausedText }),
    words: texts.unsent.rest(names),
  };
}

/** Remembers it as this window's last act. */
function remember(client: QueryClient, said: ToldRest): BegunAct {
  const habits = said.rests.map(({ id, ...rest }) => {
    const before: Habit['pauses'] = knownHabit(client, id)?.pauses ?? [];
    return { id, ...restBetween(rested(before, rest), before) };
  });
  const words = texts.unsent.takeBack(said.words);
  return beginAct(client, {
    entry: entryOf(said),
    ...wayBack(client, habitKind, { deed: 'rest', habits }, words),
  });
}

/** The call that says on which days habits rest. */
export const restCall = ({ rests, words }: Pick<ToldRest, 'rests' | 'words'>) =>
  ({
    change: { deed: 'rest', habits: rests } satisfies UnsentHabit,
    method: 'POST',
    path: `${HABITS_KEY[0]}/pauses`,
    body: { habits: rests },
    words,
  }) as const;

/** Says on which days habits rest. */
export const resting = (client: QueryClient) =>
  keptChange<ToldRest, UnsentHabit, Habit[], BegunAct>(client, {
    kind: habitKind,
    said: (said) => ({ ...restCall(said), entry: entryOf(said) }),
    begin: (said) => remember(client, said),
    done: (_, { title, description }, begun) =>
      void toast({ title, ...(description && { description }), action: undoAction(texts.toast.undo, begun) }),
    refused: refuseAct,
    failure: texts.toast.updateFailed,
  });
