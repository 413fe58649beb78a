import { addDays, type Day, HOUR, instantOf, MINUTE, timeOf } from '#shared/day.ts';
import type { Task } from './contract.ts';
import type { Deadline } from './deadline.ts';
import type { Reminder } from './reminder-contract.ts';
import { successorId } from './successor-id.ts';

/** By what reminders of an account are reckoned. */
export interface ReminderClock {
  zone: string;
  /** `HH:MM` from which those of a deadline without a time count. */
  allDayReminderAt: string;
}

const MINUTES_OF_DAY = 1440;

/** So long before a time on the wall: whole days by the calendar, the rest as time passes. */
function ahead(day: Day, time: string, minutes: number, zone: string): number {
  const rest = minutes % MINUTES_OF_DAY;
  return instantOf(addDays(day, -(minutes - rest) / MINUTES_OF_DAY), time, zone) - rest * MINUTE;
}

function ownMoment(reminder: Reminder, { dueDate, dueDay, dueHasTime }: Deadline, clock: ReminderClock): number | null {
  const { zone, allDayReminderAt } = clock;
  if ('at' in reminder) return instantOf(reminder.at.slice(0, 10), reminder.at.slice(11), zone);
  if (dueDay === null) return null;
  const time = dueHasTime ? timeOf(Date.parse(dueDate!), zone) : allDayReminderAt;
  // Of a time that comes twice in a night, the one that the deadline is.
  if (dueHasTime && reminder.beforeMinutes < MINUTES_OF_DAY)
    return Date.parse(dueDate!) - reminder.beforeMinutes * MINUTE;
  return ahead(dueDay, time, reminder.beforeMinutes, zone);
}

const putOffTo = ({ snoozedUntil }: Reminder, own: number) =>
  snoozedUntil ? Math.max(own, Date.parse(snoozedUntil)) : own;

/** When a reminder comes: put off, as late as it was put off to; null as long as it has nothing to count from. */
export function momentOf(reminder: Reminder, deadline: Deadline, clock: ReminderClock): number | null {
  const own = ownMoment(reminder, deadline, clock);
  return own === null ? null : putOffTo(reminder, own);
}

export interface Due {
  reminder: Reminder;
  at: number;
  /** When it would have come, had nobody put it off. */
  own: number;
}

export type Reminding = Deadline & Pick<Task, 'status' | 'reminders'>;

/** When somebody is reminded of a task, the earliest first; never of one that is done or put away. */
export function remindersOf(task: Reminding, clock: ReminderClock): Due[] {
  if (task.status !== 'active') return [];
  return task.reminders
    .flatMap((reminder) => {
      const own = ownMoment(reminder, task, clock);
      return own === null ? [] : [{ reminder, at: putOffTo(reminder, own), own }];
    })
    .sort((a, b) => a.at - b.at);
}

/** The next one after an instant. */
export const nextDue = (task: Reminding, after: number, clock: ReminderClock): Due | undefined =>
  remindersOf(task, clock).find(({ at }) => at > after);

/** The latest that has come; none that came before one which somebody has put off. */
export function lastDue(task: Reminding, now: number, clock: ReminderClock): Due | undefined {
  const all = remindersOf(task, clock);
  const putOff = Math.max(...all.map(({ own, at }) => (own <= now && at > now ? own : Number.NEGATIVE_INFINITY)));
  return all.findLast(({ at }) => at <= now && at > putOff);
}

/** One that comes later than it is said to be still sent, and says so; older ones stand under the bell alone. */
export const SENT_WITHIN = 12 * HOUR;
/** Minutes for which one is not late yet. */
export const PUNCTUAL = 5 * MINUTE;
export type Timeliness = 'punctual' | 'late' | 'over';

export function timeliness(at: number, now: number): Timeliness {
  if (now - at <= PUNCTUAL) return 'punctual';
  return now - at <= SENT_WITHIN ? 'late' : 'over';
}

/** The reminders with which a task of a series begins, so many days later: the same on every device, none put off. */
export const remindersAgain = (reminders: readonly Reminder[], days: number): Reminder[] =>
  reminders.map((reminder) => {
    const { snoozedUntil: _, ...kept } = reminder;
    const id = successorId(reminder.id);
    if (!('at' in kept)) return { ...kept, id };
    return { ...kept, id, at: `${addDays(kept.at.slice(0, 10), days)}${kept.at.slice(10)}` };
  });
