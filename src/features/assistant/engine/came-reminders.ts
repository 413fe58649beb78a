import type { Habit } from '#features/habits/contract.ts';
import { cameToday } from '#features/habits/reminders.ts';
import { mayRemindAt, putOff } from '#features/habits/snoozing.ts';
import { deadlineOf, NO_DEADLINE } from '#features/tasks/deadline.ts';
import { lastDue, SENT_WITHIN } from '#features/tasks/reminding.ts';
import { withSnoozed } from '#features/tasks/snoozing.ts';
import type { DayClock } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import { fold } from '#shared/russian/text.ts';
import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { Outcome, RemindedHabit, TaskView } from './model.ts';
import { dueText, quote } from './wording.ts';

const MORNING = '09:00';

/** Whether a message may put a reminder off: only then is looked for those that came. */
export const speaksOfPuttingOff = (message: string): boolean => /отлож|отлаж|перенес|сдвин|напомн/.test(fold(message));

const READ = [
  'frequency',
  'weekDays',
  'timesPerPeriod',
  'periodType',
  'earlierSchedules',
  'startedOn',
  'pauses',
] as const;

/** The habits of today's list of which a reminder came, as the engine sees them. */
export const remindedHabits = (habits: readonly Habit[], now: number, clock: DayClock): RemindedHabit[] =>
  cameToday(habits, now, clock).map(({ habit, moment }) => ({
    ...pick(habit, READ),
    id: habit.id,
    name: habit.name,
    at: moment.at,
  }));

/** What a message may put off the reminders of. */
export interface Reminded {
  tasks: readonly TaskView[];
  habits: readonly RemindedHabit[];
}

/** A reminder that came, of a task or a habit. */
export type Came = { name: string; at: number } & ({ task: TaskView; reminderId: string } | { habit: RemindedHabit });

/** The reminders that came last, all at one moment. */
export function latest({ tasks, habits }: Reminded, { clock, view }: Environment): Came[] {
  const own = { zone: clock.zone, allDayReminderAt: view.allDayReminderAt ?? MORNING };
  const ofTasks = tasks.flatMap((task): Came[] => {
    if (task.reminders.length === 0) return [];
    const dueDate = task.dueDate === null ? null : new Date(task.dueDate).toISOString();
    const deadline = deadlineOf({ dueDate }, clock.zone) ?? NO_DEADLINE;
    const due = lastDue({ ...deadline, status: task.status, reminders: task.reminders }, clock.now, own);
    return due ? [{ name: task.title, at: due.at, task, reminderId: due.reminder.id }] : [];
  });
  const ofHabits = habits.map((habit): Came => ({ name: habit.name, at: habit.at, habit }));
  const came = [...ofTasks, ...ofHabits].filter(({ at }) => clock.now - at <= SENT_WITHIN);
  const last = Math.max(...came.map(({ at }) => at));
  return came.filter(({ at }) => at === last);
}

/** Puts off what came until an instant ahead. */
export function putOffUntil(came: Came, until: number, env: Environment): Outcome {
  const { name, at } = came;
  const when = dueText(until, env);
  if ('task' in came) {
    const reminders = withSnoozed(came.task.reminders, came.reminderId, until);
    return outcome(`Напомню о задаче ${quote(name)} ${when}.`, {
      actions: [{ type: 'update', id: came.task.id, changes: { reminders } }],
    });
  }
  const { clock, dayStart } = env;
  if (!mayRemindAt(came.habit, until, clock.now, { zone: clock.zone, ...(dayStart !== undefined && { dayStart }) }))
    return outcome(`Привычки ${quote(name)} в этот день нет. До какого часа отложить?`);
  return outcome(`Напомню о привычке ${quote(name)} ${when}.`, {
    beside: { kind: 'remind of habit', id: came.habit.id, reminders: putOff(at, until) },
  });
}
