import type { Actor, Context } from '#server/context.ts';
import { MINUTE } from '#shared/day.ts';
import { badRequest, conflict, notFound } from '#shared/errors.ts';
import { madeId } from '#shared/russian/made-id.ts';
import type { Task } from '../contract.ts';
import type { Snooze } from '../reminder-contract.ts';
import { withSnoozed } from '../snoozing.ts';
import { snoozeStore } from './snooze-store.ts';
import { texts } from './texts.ts';
import type { TaskWriting } from './writing.ts';

/** Puts reminders off. */
export function snoozing(context: Pick<Context, 'database' | 'clock'>, tasks: Pick<TaskWriting, 'require' | 'update'>) {
  const { database, clock } = context;
  const store = snoozeStore(context);
  return {
    /**
     * @throws AppError 404 for a reminder that there is not, or somebody else's; 409 of a task that is done; 400 for a time
     * that is over
     */
    snooze: (actor: Actor, reminderId: string, { until, minutes }: Snooze): Promise<Task> =>
      database.write(actor.userId, async () => {
        const { userId } = actor;
        const taskId = madeId.safeParse(reminderId).success ? await store.taskWith(userId, reminderId) : undefined;
        if (taskId === undefined) throw notFound(texts.reminders.missing);
        const { status, reminders } = await tasks.require(userId, taskId);
        if (status !== 'active') throw conflict(texts.reminders.done);
        const at = until === undefined ? clock.now() + minutes! * MINUTE : Date.parse(until);
        if (at <= clock.now()) throw badRequest(texts.reminders.over, 'until');
        return tasks.update(actor, taskId, { reminders: withSnoozed(reminders, reminderId, at) });
      }),
  };
}
