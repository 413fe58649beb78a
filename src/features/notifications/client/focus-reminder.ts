import { useEffect, useEffectEvent } from 'react';
import { setAlarm } from '#client/lib/alarm.ts';
import { claimEvents } from '#client/lib/claim-events.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { sharedState } from '#client/lib/shared-state.ts';
import { noticesOn, showNotice } from '#client/lib/system-notice.ts';
import { toast } from '#client/ui/toast.ts';
import { useActiveSession } from '#features/focus/client/queries.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { MINUTE } from '#shared/day.ts';
import { REMINDER_MINUTES } from '../rules.ts';
import { reminderInSight } from './due-reminder.ts';
import { texts } from './texts.ts';

const NO_TASKS: readonly Task[] = [];

const isActive = ({ status }: Task) => status === 'active';

const CLAIMS = 'focus-reminders';

/** When some window of this browser last reminded; each of them counts on from there. */
const last = sharedState('focus-reminder', { at: 0 });

/** Reminds of focus every so many minutes while there is something to do and no session runs, in one of the windows. */
export function useFocusReminder(): void {
  const { checkinFrequency = REMINDER_MINUTES, focusReminders } = useSettings().data ?? {};
  const { data: tasks = NO_TASKS } = useTasks();
  const idle = useActiveSession() === null;
  const wanted = idle && tasks.some(isActive) && focusReminders !== false;
  const every = checkinFrequency * MINUTE;
  const { at: lastAt } = last.use();

  const remind = useEffectEvent(async () => {
    // A toast out of sight would be gone before anybody sees it.
    if (document.hidden && !noticesOn()) return;
    const round = `${lastAt}-${Math.round((Date.now() - lastAt) / every)}`;
    if ((await claimEvents(CLAIMS, [round])).length === 0) return;
    last.update(() => ({ at: Date.now() }));
    tell(tasks.filter(isActive).length);
  });
  useEffect(() => {
    if (!wanted) return;
    let callOff = () => {};
    const wait = (from: number) => {
      callOff = setAlarm(from + every, () => {
        wait(Date.now());
        void remind();
      });
    };
    wait(Math.max(lastAt, Date.now()));
    return () => callOff();
  }, [wanted, every, lastAt]);
}

function tell(active: number): void {
  const [title, text] = [texts.reminder.title, texts.reminder.text(active)];
  const start = () => openFocusStart();
  if (!reminderInSight()) toast({ title, description: text, action: { label: texts.reminder.start, onClick: start } });
  if (document.hidden) showNotice({ title, body: text, tag: CLAIMS, onOpen: start });
}
