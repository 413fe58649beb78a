import { fullDate } from './full-due.ts';
import type { SaidReminder } from './quick-task.ts';
import { texts } from './texts.ts';

const { reminders: words } = texts;
const [HOUR, DAY, WEEK] = [60, 1440, 10_080];

/** So many days, hours and minutes before the deadline. */
function beforeWords(minutes: number): string {
  if (minutes === 0) return words.atDue;
  if (minutes % WEEK === 0) return words.before(words.week(minutes / WEEK));
  const parts = [
    [Math.floor(minutes / DAY), words.days],
    [Math.floor((minutes % DAY) / HOUR), words.hours],
    [minutes % HOUR, words.minutes],
  ] as const;
  return words.before(parts.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])).join(' '));
}

/** A reminder in words; its time is that of the wall, so that no zone changes it. */
export const reminderWord = (reminder: SaidReminder): string =>
  'at' in reminder ? fullDate(`${reminder.at}:00Z`, 'UTC') : beforeWords(reminder.beforeMinutes);

export const reminderWords = (reminders: readonly SaidReminder[]): string => reminders.map(reminderWord).join(', ');
