import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { setAlarm } from '#client/lib/alarm.ts';
import { claimEvents } from '#client/lib/claim-events.ts';
import { ownClock, useDay } from '#client/lib/clock.ts';
import { noticesOn, showNotice } from '#client/lib/system-notice.ts';
import { showAsPushed } from '#client/store/pushed-notice.ts';
import { toast } from '#client/ui/toast.ts';
import { type Day, livedDay } from '#shared/day.ts';
import type { PushNotice } from '#shared/push-notice.ts';
import { snoozeWords } from '#shared/russian/snooze-words.ts';
import type { Habit } from '../contract.ts';
import { habitNotice } from '../notice/reminder-notice.ts';
import { dueReminders, nextReminder, type Reminded } from '../reminders.ts';
import { refresh } from './habit-cache.ts';
import { markNow } from './habit-changes.ts';
import { useTodayHabits } from './queries.ts';
import { reminderNotice } from './reminder-notice.ts';
import { habitSnoozeItems } from './snooze-changes.ts';
import { texts } from './texts.ts';

/** Where the browser notes what it has reminded of. */
const SHOWN = 'habitReminders';
/** Milliseconds in sight: a reminder should outlast a glance away. */
const IN_SIGHT = 30_000;

/**
 * Shows a notice at each time at which a habit reminds while the page is open: once in all tabs, and not for
 * what is done or skipped. Draws nothing.
 */
export function HabitReminders({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data: habits } = useTodayHabits();
  const today = useDay();
  useNewDay(today, () => refresh(client));

  const remind = useEffectEvent((due: Reminded<Habit>[]) => {
    const markDone = ({ id }: Habit) =>
      markNow(client, id, { date: livedDay(Date.now(), ownClock()), completed: true, skipped: false, note: null });
    const { done, ...notice } = reminderNotice(due);
    const action = [
      ...(done ? [{ label: texts.reminder.action, onClick: () => markDone(done) }] : []),
      { label: snoozeWords.putOff, items: () => habitSnoozeItems(client, due) },
    ];
    if (due.length > 0) toast({ ...notice, action, duration: IN_SIGHT });
    for (const { habit, moment } of due) void tell(habitNotice(habit, moment));
  });

  useEffect(() => {
    // The list of another day may be the same to the letter.
    if (!habits || !today) return;
    let callOff = () => {};
    const look = async () => {
      const now = Date.now();
      const next = nextReminder(habits, now, ownClock());
      if (next !== null) callOff = setAlarm(next, look);
      const due = dueReminders(habits, now, ownClock());
      const idOf = ({ habit, moment }: Reminded<Habit>) => `${userId}:${moment.at}:${habit.id}`;
      const own = await claimEvents(SHOWN, due.map(idOf));
      remind(due.filter((each) => own.includes(idOf(each))));
    };
    void look();
    return () => callOff();
  }, [habits, userId, today]);
  return null;
}

async function tell(notice: PushNotice): Promise<void> {
  if (noticesOn() && !(await showAsPushed(notice))) showNotice(notice);
}

/** Acts when another calendar day begins. */
function useNewDay(today: Day, act: () => void): void {
  const seen = useRef(today);
  const onNewDay = useEffectEvent(act);
  useEffect(() => {
    if (seen.current === today) return;
    seen.current = today;
    onNewDay();
  }, [today]);
}
