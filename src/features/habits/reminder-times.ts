import type { HabitChange } from './contract.ts';

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
