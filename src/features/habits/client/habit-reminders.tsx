import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { setAlarm } from '#client/lib/alarm.ts';
import { claimEvents } from '#client/lib/claim-events.ts';
import { ownClock, ownZone, useDay } from '#client/lib/clock.ts';
import { showNotice } from '#client/lib/system-notice.ts';
import { toast } from '#client/ui/toast.ts';
import { dayOf, livedDay } from '#shared/day.ts';
import type { Habit } from '../contract.ts';
import { dueReminders, nextReminder } from '../reminders.ts';
import { refresh } from './habit-cache.ts';
import { markNow } from './habit-changes.ts';
import { useTodayHabits } from './queries.ts';
import { reminderNotice } from './reminder-notice.ts';
import { texts } from './texts.ts';

/** Where the browser notes what it has reminded of. */
const SHOWN = 'habitReminders';
/** Milliseconds in sight: a reminder should outlast a glance away. */
const IN_SIGHT = 30_000;

/**
 * Shows a notice at each habit's reminder time while the page is open: once a day and habit in all tabs, and not for
 * what is done or skipped. Draws nothing.
 */
export function HabitReminders({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data: habits } = useTodayHabits();
  useNewDay(() => refresh(client));

  const remind = useEffectEvent((due: Habit[]) => {
    const markDone = ({ id }: Habit) =>
      markNow(client, id, { date: livedDay(Date.now(), ownClock()), completed: true, skipped: false, note: null });
    const { done, ...notice } = reminderNotice(due);
    const action = done && { label: texts.reminder.action, onClick: () => markDone(done) };
    if (due.length > 0) toast({ ...notice, ...(action && { action }), duration: IN_SIGHT });
    for (const { id, name, reminderTime } of due) {
      const body = texts.reminder.text(reminderTime ?? '');
      showNotice({ title: texts.reminder.title(name), body, tag: `habit-${id}` });
    }
  });

  useEffect(() => {
    if (!habits) return;
    let callOff = () => {};
    const look = async () => {
      const now = Date.now();
      const next = nextReminder(habits, now, ownZone());
      if (next !== null) callOff = setAlarm(next, look);
      const due = dueReminders(habits, now, ownZone());
      const idOf = ({ id }: Habit) => `${userId}:${dayOf(now, ownZone())}:${id}`;
      const own = await claimEvents(SHOWN, due.map(idOf));
      remind(due.filter((habit) => own.includes(idOf(habit))));
    };
    void look();
    return () => callOff();
  }, [habits, userId]);
  return null;
}

/** Acts when another calendar day begins. */
function useNewDay(act: () => void): void {
  const today = useDay();
  const seen = useRef(today);
  const onNewDay = useEffectEvent(act);
  useEffect(() => {
    if (seen.current === today) return;
    seen.current = today;
    onNewDay();
  }, [today]);
}
