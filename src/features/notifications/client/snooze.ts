import { useQueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { snoozeItems } from '#client/ui/snooze-items.ts';
import { habitSnoozeItems, tellPutOff } from '#features/habits/client/snooze-changes.ts';
import { shownTask, useUpdateTask } from '#features/tasks/client/task-changes.ts';
import type { Task } from '#features/tasks/contract.ts';
import { withSnoozed } from '#features/tasks/snoozing.ts';
import { snoozeChoices } from '#shared/snooze.ts';
import type { Notification } from '../rules.ts';
import { markRead } from './notification-marks.ts';
import { isOfTask, type Notice } from './queries.ts';

/** Until when a reminder under the bell can be put off, also without a network; null of what is none. */
export function useSnoozeItems(): (notice: Notice) => (() => MenuItem[]) | null {
  const client = useQueryClient();
  const ofTask = useTaskSnoozes();
  return (notice) => {
    if (!isOfTask(notice)) return () => habitSnoozeItems(client, [notice], () => markRead([notice.id]));
    return notice.type === 'reminder' ? () => ofTask(notice) : null;
  };
}

/** Likewise of a task's reminder. */
export function useTaskSnoozes(): (reminder: Notification<Task>) => MenuItem[] {
  const client = useQueryClient();
  const { mutateAsync } = useUpdateTask();
  const snooze = ({ id, task, reminderId }: Notification<Task>, until: number) => {
    if (reminderId === null) return;
    markRead([id]);
    // The others may have been changed since it came.
    const { reminders } = shownTask(client, task.id) ?? task;
    const change = { reminders: withSnoozed(reminders, reminderId, until) };
    // The row that was pressed is gone by then: only the promise outlives it. Of a failure the mutation tells.
    mutateAsync({ id: task.id, change }).then(
      () => tellPutOff(until),
      () => {},
    );
  };
  return (reminder) => snoozeItems(snoozeChoices(Date.now(), ownClock()), (until) => snooze(reminder, until));
}
