import type { HabitService } from '#features/habits/server/service.ts';
import { allDayReminderMoved, zoneChanged } from '#features/settings/events.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import { remindersTold } from '#features/tasks/events.ts';
import { nextDue } from '#features/tasks/reminding.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { rest } from '#server/event-loop.ts';
import type { EventKind } from '#shared/event.ts';
import { dealtWith, plannedAt, sentUntil } from '../planning.ts';
import { planReminders, remindOfTask } from './jobs.ts';
import type { PushSending } from './sending.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  tasks: Pick<TaskService, 'allReminding' | 'remindingAccounts'>;
  habits: Pick<HabitService, 'habitAccounts'>;
  planHabits: (userId: string) => Promise<void>;
  sending: Pick<PushSending, 'dismiss'>;
}

type Told = typeof remindersTold extends EventKind<infer P> ? P & { userId: string } : never;

/** Puts down when the next reminder of each task comes, in the write that it follows from. */
export function reminderPlanning(context: Context, { settings, tasks, habits, planHabits, sending }: Beside) {
  const { database, jobs, clock, events } = context;

  /** Now, and of each of some tasks until when it was sent what has come. */
  async function momentOf(userId: string, taskIds: readonly string[]) {
    const now = clock.now();
    const waiting = await jobs.unfinished(remindOfTask, userId, taskIds);
    return {
      now,
      clock: await settings.read(userId),
      sentUntil: (taskId: string) => sentUntil(waiting.get(taskId)?.at, now),
    };
  }

  async function planTold(userId: string, told: readonly Told[]): Promise<void> {
    // Of several writes of a task, what it was before the first and is after the last.
    const whole = [...Map.groupBy(told, ({ taskId }) => taskId).values()].map((some) => ({
      ...some.at(-1)!,
      before: some[0]!.before,
    }));
    const { sentUntil: until, ...moment } = await momentOf(
      userId,
      whole.map(({ taskId }) => taskId),
    );
    const next = whole.map((one) => ({
      userId,
      key: one.taskId,
      at: plannedAt(one, { ...moment, sentUntil: until(one.taskId) }),
    }));
    await jobs.schedule(
      remindOfTask,
      ...next.flatMap(({ at, ...name }) => (at === undefined ? [] : { ...name, at, payload: { at } })),
    );
    await jobs.cancel(remindOfTask, ...next.filter(({ at }) => at === undefined));
    const shown = whole.flatMap((one) => {
      const reminder = dealtWith(one, moment);
      return reminder
        ? [{ kind: 'reminder' as const, taskId: one.taskId, reminderId: reminder.reminder.id, at: reminder.at }]
        : [];
    });
    await sending.dismiss(userId, shown);
  }

  /** All reminders of an account that are still to come, or to be sent. */
  async function planAll(userId: string): Promise<void> {
    const reminding = await tasks.allReminding(userId);
    const { sentUntil: until, clock: own } = await momentOf(userId, [...reminding.keys()]);
    const all = [...reminding].map(([key, task]) => ({
      userId,
      key,
      at: nextDue(task, until(key), own)?.at,
    }));
    await jobs.schedule(
      remindOfTask,
      ...all.flatMap(({ at, ...name }) => (at === undefined ? [] : { ...name, at, payload: { at } })),
    );
    await jobs.cancel(remindOfTask, ...all.filter(({ at }) => at === undefined));
  }

  const planEach = async (told: Told[]) => {
    for (const [userId, some] of Map.groupBy(told, (one) => one.userId)) await planTold(userId, some);
  };

  jobs.handle(planReminders, async ({ signal }) => {
    const everybody = [
      [tasks.remindingAccounts, planAll],
      [habits.habitAccounts, planHabits],
    ] as const;
    for (const [accounts, plan] of everybody)
      for (let some = await accounts(''); some.length > 0; some = await accounts(some.at(-1)!))
        for (const userId of some) {
          signal.throwIfAborted();
          await database.transaction(() => plan(userId));
          await rest();
        }
  });

  // What was ahead of its time has come, or was passed over: whatever is still to come by the right time comes.
  jobs.whenSetBack(() => jobs.schedule(planReminders, { key: '', at: clock.now() }));

  return {
    /** Follows what is written; to be called once whoever else listens to it does. */
    listen(): void {
      events.within(remindersTold, (told, { userId }) => database.beforeCommit(planEach, { ...told, userId }));
      events.within(zoneChanged, (_, { userId }) => planAll(userId));
      events.within(allDayReminderMoved, (_, { userId }) => planAll(userId));
    },
  };
}
