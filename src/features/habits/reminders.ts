import { dayOf, HOUR, instantOf } from '#shared/day.ts';

/** How late a reminder is still worth a notice: a laptop may have slept through its minute. */
const LATEST = HOUR;

/** What reminders read of a habit in today's list. */
export interface Remindable {
  id: string;
  reminderEnabled: boolean;
  reminderTime: string | null;
  completedToday: boolean;
  todaysEntry: { skipped: boolean } | null;
}

/** The instant of a habit's reminder on the day of `now`; null where none is wanted, or nothing is left to do. */
function reminderAt(habit: Remindable, now: number, zone: string): number | null {
  const { reminderEnabled, reminderTime, completedToday, todaysEntry } = habit;
  if (!reminderEnabled || !reminderTime || completedToday || todaysEntry?.skipped) return null;
  return instantOf(dayOf(now, zone), reminderTime, zone);
}

/** Habits of today's list whose reminder has come within the last hour. */
export function dueReminders<T extends Remindable>(habits: readonly T[], now: number, zone: string): T[] {
  return habits.filter((habit) => {
    const at = reminderAt(habit, now, zone);
    return at !== null && at <= now && now - at < LATEST;
  });
}

/** The next instant at which a reminder comes today; null where none is left. */
export function nextReminder(habits: readonly Remindable[], now: number, zone: string): number | null {
  const coming = habits.map((habit) => reminderAt(habit, now, zone)).filter((at) => at !== null && at > now);
  return coming.length === 0 ? null : Math.min(...(coming as number[]));
}
