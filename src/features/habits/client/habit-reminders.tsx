import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { browserZone, useDay } from '#client/lib/clock.ts';
import { type Toast, toast } from '#client/ui/toast.ts';
import { dayOf } from '#shared/day.ts';
import type { Habit } from '../contract.ts';
import { dueReminders, nextReminder } from '../reminders.ts';
import { refresh } from './habit-cache.ts';
import { markNow } from './habit-changes.ts';
import { useTodayHabits } from './queries.ts';
import { claimReminders } from './reminder-claims.ts';
import { showSystemNotice } from './system-notice.ts';
import { texts } from './texts.ts';

/** `setTimeout` counts in 32 bits and sleeps with the machine: wait at most this long, then look again. */
const LONGEST_WAIT = 15 * 60_000;
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
      markNow(client, id, { date: dayOf(Date.now(), browserZone), completed: true, skipped: false, note: null });
    if (due.length > 0) toast({ ...noticeOf(due, markDone), duration: IN_SIGHT });
    for (const { id, name, reminderTime } of due)
      showSystemNotice(texts.reminder.title(name), texts.reminder.text(reminderTime ?? ''), `habit-${id}`);
  });

  useEffect(() => {
    if (!habits) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const now = Date.now();
      const next = nextReminder(habits, now, browserZone);
      if (next !== null) timer = setTimeout(look, Math.min(next - now, LONGEST_WAIT));
      const due = dueReminders(habits, now, browserZone);
      if (due.length > 0) remind(await claimReminders(`${userId}:${dayOf(now, browserZone)}`, due));
    };
    void look();
    return () => clearTimeout(timer);
  }, [habits, userId]);
  return null;
}

/** One habit can be said done from its notice; several at once are named. */
function noticeOf(due: Habit[], markDone: (habit: Habit) => void): Pick<Toast, 'title' | 'description' | 'action'> {
  const [first, ...others] = due;
  if (!first || others.length > 0)
    return { title: texts.reminder.many(due.length), description: due.map(({ name }) => name).join(', ') };
  return {
    title: texts.reminder.title(first.name),
    description: texts.reminder.text(first.reminderTime ?? ''),
    action: { label: texts.reminder.action, onClick: () => markDone(first) },
  };
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
