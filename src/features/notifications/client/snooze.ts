import { ownClock } from '#client/lib/clock.ts';
import { toast } from '#client/ui/toast.ts';
import { useUpdateTask } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { dueLabel } from '#features/tasks/due.ts';
import { withSnoozed } from '#features/tasks/snoozing.ts';
import type { Notification } from '../rules.ts';
import { markRead } from './notification-marks.ts';
import { texts } from './texts.ts';

const when = (until: number) =>
  dueLabel({ dueDate: new Date(until).toISOString(), dueDay: null, dueHasTime: true }, Date.now(), ownClock()).text;

/** Puts a reminder off, also without a network. */
export function useSnooze(): (reminder: Notification<Task>, until: number) => void {
  const { mutateAsync } = useUpdateTask();
  return ({ id, task, reminderId }, until) => {
    if (reminderId === null) return;
    markRead([id]);
    const change = { reminders: withSnoozed(task.reminders, reminderId, until) };
    // The row that was pressed is gone by then: only the promise outlives it. Of a failure the mutation tells.
    mutateAsync({ id: task.id, change }).then(
      () => toast({ title: texts.due.snoozed(when(until)) }),
      () => {},
    );
  };
}
