import { ownZone } from '#client/lib/clock.ts';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { currentToasts, toast } from '#client/ui/toast.ts';
import { useUpdateTask } from '#features/tasks/client/task-changes.ts';
import type { Task } from '#features/tasks/contract.ts';
import { timeliness } from '#features/tasks/reminding.ts';
import { MINUTE, timeOf } from '#shared/day.ts';
import { snoozeWords } from '#shared/russian/snooze-words.ts';
import type { Notification } from '../rules.ts';
import { markRead } from './notification-marks.ts';
import { useTaskSnoozes } from './snooze.ts';
import { texts } from './texts.ts';

/** It stays until it is dealt with, or for long enough to be found by who went for a coffee. */
const SHOWN = 10 * MINUTE;

/** What a reminder is called: one that comes late says when it was due. */
export const reminderTitle = (title: string, at: number): string =>
  timeliness(at, Date.now()) === 'punctual' ? title : texts.due.late(timeOf(at, ownZone()));

let shown: number | undefined;

/** Whether a reminder that somebody asked for stands there: less is not put in its place. */
export const reminderInSight = (): boolean => currentToasts().some(({ id, open }) => open && id === shown);

/** Shows a reminder that has come in a window in sight, with what can be done at once; one of long ago stands under the bell alone. */
export function useDueReminder(): (reminder: Notification<Task>) => void {
  const { mutate } = useUpdateTask();
  const snoozes = useTaskSnoozes();
  return (reminder) => {
    const { id, title, task, timestamp } = reminder;
    if (timeliness(timestamp, Date.now()) === 'over') return;
    const done = () => {
      markRead([id]);
      mutate({ id: task.id, change: { status: 'completed' } });
    };
    const open = () => {
      markRead([id]);
      openTaskDetail({ taskId: task.id, task });
    };
    shown = toast({
      title: reminderTitle(title, timestamp),
      description: task.title,
      duration: SHOWN,
      action: [
        { label: texts.due.done, onClick: done },
        { label: snoozeWords.putOff, items: () => snoozes(reminder) },
        { label: texts.due.open, onClick: open },
      ],
    });
  };
}
