import { addDays, type Day, type DayClock, dayOf, HOUR, instantOf, livedDay, weekdayOf } from '#shared/day.ts';
import type { StoredHabit } from './contract.ts';
import { numberOf } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester } from './schedule.ts';

/** How late a reminder is still worth a notice: a laptop, or the server, may have slept through its minute. */
export const LATEST = HOUR;

export type Times = Pick<StoredHabit, 'reminderEnabled' | 'reminderTimes' | 'reminderDays'>;

/** One moment at which a habit reminds. */
export interface HabitMoment {
  /** Epoch milliseconds. */
  at: number;
  /** As it is said, `HH:MM`. */
  time: string;
  /** The day of the habit that it is about. */
  day: Day;
}

/** The moments of a day of the calendar, by the clock on the wall, whatever the habit asks of that day. */
function momentsOn({ reminderEnabled, reminderTimes, reminderDays }: Times, date: Day, clock: DayClock): HabitMoment[] {
  // Stryker disable next-line ArrayDeclaration: what is no moment lies on no day and behind none.
  if (!reminderEnabled) return [];
  const moments = reminderTimes.map((time) => {
    const at = instantOf(date, time, clock.zone);
    return { at, time, day: livedDay(at, clock) };
  });
  return moments.filter(({ day }) => reminderDays.length === 0 || reminderDays.includes(weekdayOf(day)));
}

const datesBetween = (from: number, to: number, zone: string): Day[] => {
  const dates: Day[] = [];
  for (let date = dayOf(from, zone); date <= dayOf(to, zone); date = addDays(date, 1)) dates.push(date);
  return dates;
};

/**
 * When a habit reminds after one instant and up to another, the earliest first: on days on which it is due and not done, by what is
 * known of its marks and pauses.
 */
export function habitMoments(
  { habit, history }: { habit: Times; history: History },
  { after, upTo }: { after: number; upTo: number },
  clock: DayClock,
): HabitMoment[] {
  const isDue = dueTester(history);
  const isOpen = (day: Day) => isDue(numberOf(day)) && history.markAt(numberOf(day)) !== 'completed';
  return datesBetween(after, upTo, clock.zone)
    .flatMap((date) => momentsOn(habit, date, clock))
    .filter(({ at, day }) => at > after && at <= upTo && isOpen(day))
    .sort((a, b) => a.at - b.at);
}

/** Days in which every day of a week comes, whatever the hour of the first. */
const WEEK = 8;

/** The next moment after an instant at which one of several habits may remind, whatever they ask of that day. */
export function nextTime(habits: readonly Times[], after: number, clock: DayClock): number | undefined {
  const today = dayOf(after, clock.zone);
  const dates = Array.from({ length: WEEK }, (_, index) => addDays(today, index));
  for (const date of dates) {
    const coming = habits.flatMap((habit) => momentsOn(habit, date, clock)).filter(({ at }) => at > after);
    if (coming.length > 0) return Math.min(...coming.map(({ at }) => at));
  }
  return undefined;
}

/** Whether one of the times of a habit's day has come. */
export const hasCome = (habit: Times, day: Day, now: number, clock: DayClock): boolean =>
  [day, addDays(day, 1)]
    .flatMap((date) => momentsOn(habit, date, clock))
    .some((moment) => moment.day === day && moment.at <= now);

/** What a window reads of a habit in today's list, which holds none that rests. */
export interface Remindable extends Times {
  id: string;
  completedToday: boolean;
  todaysEntry: { skipped: boolean } | null;
}

/** A habit of which a window reminds. */
export interface Reminded<T extends Remindable> {
  habit: T;
  moment: HabitMoment;
}

/** Today's moments of a habit in today's list; none where nothing is left to do. */
function leftToday(habit: Remindable, now: number, clock: DayClock): HabitMoment[] {
  // Stryker disable next-line ArrayDeclaration: what is no moment has not come.
  if (habit.completedToday || habit.todaysEntry?.skipped) return [];
  const today = livedDay(now, clock);
  return [today, addDays(today, 1)].flatMap((date) => momentsOn(habit, date, clock)).filter(({ day }) => day === today);
}

/** Habits of today's list of which a reminder has come within the last hour, each with the latest. */
export function dueReminders<T extends Remindable>(habits: readonly T[], now: number, clock: DayClock): Reminded<T>[] {
  return habits.flatMap((habit) => {
    const come = leftToday(habit, now, clock).filter(({ at }) => at <= now && now - at < LATEST);
    const [moment] = come.sort((a, b) => b.at - a.at);
    return moment ? [{ habit, moment }] : [];
  });
}

/** The next instant at which a reminder comes today; null where none is left. */
export function nextReminder(habits: readonly Remindable[], now: number, clock: DayClock): number | null {
  const coming = habits.flatMap((habit) => leftToday(habit, now, clock)).filter(({ at }) => at > now);
  return coming.length === 0 ? null : Math.min(...coming.map(({ at }) => at));
}
