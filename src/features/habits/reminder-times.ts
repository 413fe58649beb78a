import type { Habit, HabitChange } from './contract.ts';

type Times = Pick<HabitChange, 'reminderTime' | 'reminderTimes'>;

/**
 * What is said of the times of a habit's reminders, in the words of those who know several and of those who know one: the
 * first of several is that one, and they win where both are said.
 */
export function bothTimes<C extends Times>(said: C): C {
  const { reminderTime, reminderTimes } = said;
  if (reminderTimes) {
    const times = [...new Set(reminderTimes)].sort();
    return { ...said, reminderTimes: times, reminderTime: times[0] ?? null };
  }
  return reminderTime === undefined
    ? said
    : { ...said, reminderTime: reminderTime || null, reminderTimes: reminderTime ? [reminderTime] : [] };
}

/** What is offered where a time is put by one press. */
export const REMINDER_CHOICES = ['08:00', '12:00', '20:00'] as const;

/** The change by which a habit reminds at a time where it did not, and no more where it did; without a time left it reminds no more. */
export function turnedReminder(
  { reminderEnabled, reminderTimes }: Pick<Habit, 'reminderEnabled' | 'reminderTimes'>,
  time: string,
): Pick<Habit, 'reminderEnabled' | 'reminderTimes'> {
  const there = reminderEnabled ? reminderTimes : [];
  const left = there.filter((one) => one !== time);
  const next = left.length < there.length ? left : [...there, time].sort();
  return { reminderEnabled: next.length > 0, reminderTimes: next };
}
