/** What can be done in a notice without opening a window. */
export type PushAction = 'done' | 'snooze';

/** What a device is sent to show, and what a window that is out of sight shows there in its place. */
export interface PushNotice {
  kind: 'reminder' | 'habit' | 'session' | 'rest' | 'check-in' | 'test';
  /** Of the task, the habit or the session, of that which may follow on a rest; of a test of the subscription. */
  id: string;
  /** Which of the task's reminders. */
  reminderId?: string;
  /** The day of the habit that it is about, `YYYY-MM-DD`. */
  day?: string;
  title: string;
  body: string;
  /** Where a press leads. */
  url: string;
  actions: { action: PushAction; title: string }[];
  /** One of the same tag stands in the place of the one before. */
  tag: string;
  /** Epoch milliseconds of when it was to come. */
  at: number;
}

/** What a service worker's registration shows of a notice. */
export const shownOf = (notice: PushNotice) => {
  const { body, tag, actions } = notice;
  return { body, tag, actions, data: notice, lang: 'ru', icon: '/icons/icon-192.png' };
};
