import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { randomId } from '#client/lib/random-id.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { madeOfRows } from '#client/store/device.ts';
import type { Outgoing } from '#client/store/unsent.ts';
import type { HabitEntry, WrittenHabit } from '#features/habits/contract.ts';
import { TASKS } from '#features/tasks/client/unsent-changes.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { UnsentTask } from '#features/tasks/unsent.ts';
import { livedDay } from '#shared/day.ts';
import { HISTORY_KEY } from '../../cached-queries.ts';
import type { ChatItem } from '../../contract.ts';
import { habitBack, type PresentHabits } from '../../local-habits.ts';
import { type Done, undoneHere } from '../../local-undo.ts';
import { texts } from '../../texts.ts';
import type { UnsentExchange } from '../../unsent-exchange.ts';
import { exchangeKind } from '../exchange-kind.ts';
import { doneBy } from './device-talk.ts';

/** What became of a message that was to be undone, and the call that has the server do so; none where nothing was done. */
export interface TakenBack {
  message: string;
  touched: readonly string[];
  taskCount: number;
  calls: Outgoing[];
}

const nothing = (message: string): TakenBack => ({ message, touched: [], taskCount: 0, calls: [] });

/** How a project is shown as gone. */
const projectGone = ({ id }: Done['made'][number]) => ({ kind: 'projects', change: { deed: 'delete', id } });

/** Habits and their days, of the device's rows. */
async function presentHabits(): Promise<PresentHabits> {
  const rows = await madeOfRows((rowsOf) =>
    Promise.all([rowsOf<WrittenHabit>('habits'), rowsOf<HabitEntry & { id: string }>('habitEntries')]),
  );
  if (!rows) throw new Error('Not all of the account is kept yet');
  const [habits, days] = rows;
  return { habits, days };
}

/** What a message took back is called in the list of what was refused. */
const namesOf = ({ changes, habits = [] }: Done) =>
  [...changes.map(({ title }) => title), ...habits.map(({ name }) => name)].join(', ');

/** Takes back what a message did on this device. */
export async function takeBackHere(messageId: string, tasks: readonly Task[]): Promise<TakenBack> {
  const done = await doneBy(messageId);
  if (!done) return nothing(texts.away.undo);
  const { acted, made, habits = [] } = done;
  const present = habits.length > 0 ? await presentHabits() : { habits: [], days: [] };
  const undone = undoneHere(done, { tasks, habits: present });
  if (!undone.done) return nothing(undone.message);
  const today = livedDay(serverTime(), ownClock());
  const change: UnsentExchange = {
    items: [],
    undoes: messageId,
    back: [
      { kind: TASKS, change: { deed: 'take-back', acted } satisfies UnsentTask },
      ...made.map(projectGone),
      ...habits.map((was) => ({ kind: 'habits', change: habitBack(was, today) })),
    ],
  };
  const call = {
    kind: exchangeKind.kind,
    words: texts.away.takeBack(namesOf(done)),
    change,
    method: 'POST',
    path: `/api/journal/${messageId}/undo`,
    body: {},
    key: randomId(),
  } as const;
  return { ...undone, calls: [call] };
}

/** Takes back the last thing that a message did, of those that this window knows. */
export async function takeBackLastHere(client: QueryClient, tasks: readonly Task[]): Promise<TakenBack> {
  const history = client.getQueryData<ChatItem[]>(HISTORY_KEY) ?? [];
  const last = history.findLast(({ metadata }) => metadata?.undo === 'available');
  return last ? takeBackHere(last.id, tasks) : nothing(texts.undo.nothingYet);
}
