import type { AccountDatabase } from '#client/store/account-database.ts';
import type { KeptChange } from '#client/store/kept-rows.ts';
import type { HabitEntry } from '#features/habits/contract.ts';
import { saidOfDay } from '#features/habits/edits.ts';
import { putOff } from '#features/habits/snoozing.ts';
import type { UnsentHabit } from '#features/habits/unsent.ts';
import type { Task } from '#features/tasks/contract.ts';
import { withSnoozed } from '#features/tasks/snoozing.ts';
import type { UnsentTask } from '#features/tasks/unsent.ts';
import type { PushAction, PushNotice } from '#shared/push-notice.ts';
import { SNOOZE_MINUTES } from '#shared/snooze.ts';

type Call = Pick<KeptChange, 'method' | 'path' | 'body'>;

/** What a press in a notice does. */
export interface Deed {
  call: Call;
  /** What is kept of it until there is a network; null where this device has nothing that it could be done to. */
  later: (Call & Pick<KeptChange, 'kind' | 'change'> & { isSame: boolean }) | null;
}

function completing({ id }: PushNotice, now: number): Deed {
  const call: Call = { method: 'PUT', path: `/api/tasks/${id}`, body: { status: 'completed' } };
  const change: UnsentTask = { deed: 'change', id, change: { status: 'completed' }, now: new Date(now).toISOString() };
  return { call, later: { ...call, kind: 'tasks', change, isSame: true } };
}

const snoozedUntil = (now: number) => now + SNOOZE_MINUTES * 60_000;

async function snoozing({ id, reminderId }: PushNotice, now: number, database: AccountDatabase): Promise<Deed> {
  const until = snoozedUntil(now);
  const body = { until: new Date(until).toISOString() };
  const call: Call = { method: 'POST', path: `/api/reminders/${reminderId}/snooze`, body };
  const tasks = (await database.rows('tasks')) as unknown as Task[];
  const task = tasks.find((one) => one.id === id);
  if (!task) return { call, later: null };
  // It may be heard so late that nothing is left to be put off, and is no refusal then.
  const said = { reminders: withSnoozed(task.reminders, reminderId!, until) };
  const change: UnsentTask = { deed: 'change', id, change: said, now: new Date(now).toISOString() };
  const later = { method: 'PUT', path: `/api/tasks/${id}`, body: said, kind: 'tasks', change, isSame: false } as const;
  return { call, later };
}

async function marking({ id, day }: PushNotice, database: AccountDatabase): Promise<Deed> {
  const entries = (await database.rows('habitEntries')) as unknown as HabitEntry[];
  const mark = saidOfDay(
    entries.find(({ habitId, date }) => habitId === id && date === day),
    day!,
    true,
  );
  const call: Call = { method: 'POST', path: `/api/habits/${id}/entries`, body: mark };
  const change: UnsentHabit = { deed: 'mark', id, mark };
  return { call, later: { ...call, kind: 'habits', change, isSame: true } };
}

function snoozingHabit({ id, day, at }: PushNotice, now: number): Deed {
  const body = putOff(at, snoozedUntil(now));
  const call: Call = { method: 'PUT', path: `/api/habits/${id}`, body };
  const change: UnsentHabit = { deed: 'change', id, change: body, day: day!, completed: false };
  return { call, later: { ...call, kind: 'habits', change, isSame: true } };
}

/** What a press does to what a notice is about. */
export async function deedOf(
  notice: PushNotice,
  action: PushAction,
  now: number,
  database: AccountDatabase,
): Promise<Deed> {
  if (notice.kind === 'habit') return action === 'done' ? marking(notice, database) : snoozingHabit(notice, now);
  return action === 'done' ? completing(notice, now) : snoozing(notice, now, database);
}
