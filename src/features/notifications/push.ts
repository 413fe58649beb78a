import { paths } from '#shared/paths.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { snoozeWords } from '#shared/russian/snooze-words.ts';
import { shortened } from '#shared/shorten.ts';
import { texts } from './texts.ts';

/** A notice was dealt with elsewhere. */
export interface PushDismissal {
  kind: 'dismiss';
  tag: string;
}

export type PushMessage = PushNotice | PushDismissal;

/** As the list under the bell names a reminder, so that a notice of a window and one of a push are one. */
export const reminderTag = (taskId: string, reminderId: string, at: number): string =>
  `reminder:${taskId}:${reminderId}:${at}`;

/** What the service worker asks a window of the app; whoever shows the app answers. */
export type WorkerQuestion = { ask: 'shown'; kind: PushNotice['kind']; id: string } | { ask: 'open'; taskId: string };

/** Characters of a title: a push holds less than 4 KB. */
const TITLE_MAX = 300;

interface ReminderShown {
  taskId: string;
  reminderId: string;
  /** Of the task. */
  title: string;
  at: number;
  /** The time at which it was to come, of one that is late. */
  late?: string | undefined;
}

/** A reminder as a device shows it, whoever has it shown. */
export const reminderNotice = ({ taskId, reminderId, title, at, late }: ReminderShown): PushNotice => ({
  kind: 'reminder',
  id: taskId,
  reminderId,
  title: late === undefined ? texts.kind.reminder : texts.push.late(late),
  body: shortened(title, TITLE_MAX),
  url: paths.task(taskId),
  actions: [
    { action: 'done', title: texts.push.done },
    { action: 'snooze', title: snoozeWords.shortest },
  ],
  tag: reminderTag(taskId, reminderId, at),
  at,
});
