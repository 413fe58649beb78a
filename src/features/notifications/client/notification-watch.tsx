import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { claimEvents } from '#client/lib/claim-events.ts';
import { openTaskDetail } from '#client/lib/open-task-detail.ts';
import { noticesOn, showNotice } from '#client/lib/system-notice.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Notification } from '../rules.ts';
import { texts as notificationTexts } from '../texts.ts';
import { areFew, arrivedSince, spokenArrivals } from './arrivals.ts';
import { reminderTitle, useDueReminder } from './due-reminder.ts';
import { useFocusReminder } from './focus-reminder.ts';
import { markRead } from './notification-marks.ts';
import { isShownByWorker } from './push/shown-by-worker.ts';
import { answerWorker } from './push/worker-questions.ts';
import { isOfTask, type Notifications, useNotifications } from './queries.ts';
import { texts } from './texts.ts';

type List = readonly Notification<Task>[];

/** Where the browser notes of which notifications some window has told the system. */
const TOLD = 'notifications-told';

/** Reckons the notifications for the bell, and tells of those that come about. */
export function NotificationWatch({ onKnown }: { onKnown: (notifications: Notifications) => void }) {
  const notifications = useNotifications();
  useEffect(() => onKnown(notifications), [notifications, onKnown]);
  // Of habits HabitReminders tells.
  const ofTasks = useMemo(() => notifications.list?.filter(isOfTask), [notifications.list]);
  return ofTasks && <Arrivals list={ofTasks} />;
}

/** Tells of what comes about while the page is open: politely to a screen reader, and outside a window out of sight. */
function Arrivals({ list }: { list: List }) {
  const [spoken, setSpoken] = useState('');
  useFocusReminder();
  const remind = useDueReminder();
  useEffect(answerWorker, []);
  useArrivals(list, (arrived) => {
    const words = spokenArrivals(arrived);
    if (words) setSpoken(words);
    void tell(arrived, remind);
  });
  return (
    <p role="status" data-notification-watch className="sr-only">
      {spoken}
    </p>
  );
}

/** Calls with the notifications that were not there before; those of the beginning are no news. */
function useArrivals(list: List, onArrival: (arrived: List) => void): void {
  const known = useRef<Set<string>>(undefined);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    const arrived = arrivedSince(known.current, list);
    known.current = new Set([...(known.current ?? []), ...list.map(({ id }) => id)]);
    if (arrived.length > 0) tell(arrived);
  }, [list]);
}

/** One window tells: the system where it is out of sight, and of a reminder the person where it is in sight. */
async function tell(arrived: List, remind: (reminder: Notification<Task>) => void): Promise<void> {
  if (document.hidden && !noticesOn()) return;
  const claimed = await claimEvents(
    TOLD,
    arrived.map(({ id }) => id),
  );
  const own = arrived.filter(({ id }) => claimed.includes(id));
  if (!document.hidden)
    return own
      .filter(({ type }) => type === 'reminder')
      .slice(0, 1)
      .forEach(remind);
  if (own.length === 0) return;
  if (areFew(own)) {
    for (const one of own) if (!(await isShownByWorker(one))) showNotice(noticeOf(one));
  } else showNotice({ title: notificationTexts.title, body: texts.manyArrived(own.length), tag: TOLD });
}

function noticeOf({ id, type, title, description, task, timestamp }: Notification<Task>) {
  const onOpen = () => {
    markRead([id]);
    openTaskDetail({ taskId: task.id, task });
  };
  return { title: type === 'reminder' ? reminderTitle(title, timestamp) : title, body: description, tag: id, onOpen };
}
