import { ownZone } from '#client/lib/clock.ts';
import { showAsPushed } from '#client/store/pushed-notice.ts';
import type { Task } from '#features/tasks/contract.ts';
import { timeliness } from '#features/tasks/reminding.ts';
import { timeOf } from '#shared/day.ts';
import { reminderNotice } from '../../push.ts';
import type { Notification } from '../../rules.ts';

/** Shows a reminder as a push does, where one comes to this device. @returns false where none does, or it is no reminder */
export async function isShownByWorker({ task, reminderId, timestamp }: Notification<Task>): Promise<boolean> {
  if (reminderId === null) return false;
  const late = timeliness(timestamp, Date.now()) === 'punctual' ? undefined : timeOf(timestamp, ownZone());
  return showAsPushed(reminderNotice({ taskId: task.id, reminderId, title: task.title, at: timestamp, late }));
}
