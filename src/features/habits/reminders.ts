import {
  addDays,
  type Day,
  type DayClock,
  dayOf,
  daysBetween,
  HOUR,
  instantOf,
  livedDay,
  timeOf,
  weekdayOf,
} from '#shared/day.ts';
import type { DayState } from './calendar.ts';
import type { StoredHabit } from './contract.ts';
import { numberOf } from './day-number.ts';
import type { History } from './history.ts';
import { dueTester } from './schedule.ts';

/** How late a reminder is still worth a notice: a laptop, or the server, may have slept through its minute. */
export const LATEST = HOUR;

export type Times = Pick<StoredHabit, 'reminderEnabled' | 'reminderTimes' | 'reminderDays' | 'snoozed'>;

/** One moment at which a habit reminds. */
export interface HabitMoment {
  /** Epoch milliseconds. */
  at: number;
  /** As it is said, `HH:MM`. */
  time: string;
  /** The day of the habit that it is about. */
  day: Day;
  /** Of one that was put off, the day of which it reminded first, which may be dealt with by then. */
  first?: Day;
}

/** The moment to which a reminder is put off: about the day that is lived by then. */
function putOffMoment({ reminderEnabled, reminderTimes, snoozed }: Times, clock: DayClock): HabitMoment[] {
  if (!snoozed || !reminderEnabled || reminderTimes.length === 0) return [];
  const [from, at] = [Date.parse(snoozed.from), Date.parse(snoozed.until)];
  return [{ at, time: timeOf(at, clock.zone), day: livedDay(at, clock), first: livedDay(from, clock) }];
}

/** Up to when what came is put off, and is told of no more as it was. */
const putOffUpTo = ({ snoozed }: Times): number => (snoozed ? Date.parse(snoozed.from) : Number.NEGATIVE_INFINITY);

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

/** The moments of some days of the calendar, and the one to which a reminder is put off; none before that was. */
function momentsOf(habit: Times, dates: readonly Day[], clock: DayClock): HabitMoment[] {
  const upTo = putOffUpTo(habit);
  const own = dates.flatMap((date) => momentsOn(habit, date, clock));
  return [...own, ...putOffMoment(habit, clock)].filter(({ at }) => at > upTo);
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
  const isDone = (day: Day) => history.markAt(numberOf(day)) === 'completed';
  const isOpen = (day: Day) => isDue(numberOf(day)) && !isDone(day);
  const isDealtWith = (day: Day) => isDone(day) || history.markAt(numberOf(day)) === 'skipped';
  return momentsOf(habit, datesBetween(after, upTo, clock.zone), clock)
    .filter(({ at, day, first = day }) => at > after && at <= upTo && isOpen(day) && !isDealtWith(first))
    .sort((a, b) => a.at - b.at);
}

/** Days in which every day of a week comes, whatever the hour of the first. */
const WEEK = 8;

/** The next moment after an instant at which one of several habits may remind, whatever they ask of that day. */
export function nextTime(habits: readonly Times[], after: number, clock: DayClock): number | undefined {
  const today = dayOf(after, clock.zone);
  const dates = Array.from({ length: WEEK }, (_, index) => addDays(today, index));
  const earliest = (momentsIn: (habit: Times) => HabitMoment[]) =>
    Math.min(...habits.flatMap(momentsIn).flatMap(({ at }) => (at > after ? at : [])));
  let next = earliest((habit) => putOffMoment(habit, clock));
  for (const date of dates) {
    const own = earliest((habit) => momentsOn(habit, date, clock));
    next = Math.min(next, own);
    if (Number.isFinite(own)) break;
  }
  return Number.isFinite(next) ? next : undefined;
}

/** Whether one of the times of a habit's day has come. */
export const hasCome = (habit: Times, day: Day, now: number, clock: DayClock): boolean =>
  momentsOf(habit, [day, addDays(day, 1)], clock).some((moment) => moment.day === day && moment.at <= now);

const DEALT_WITH: readonly unknown[] = ['completed', 'skipped'] satisfies DayState[];

/** What a window reads of a habit in today's list, which holds none that rests. */
export interface Remindable extends Times {
  id: string;
  completedToday: boolean;
  todaysEntry: { skipped: boolean } | null;
  /** Of the last seven days, today last. */
  lastDays: readonly DayState[];
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
  const isDealtWith = (day: Day) => DEALT_WITH.includes(habit.lastDays.at(-1 - daysBetween(day, today)));
  return momentsOf(habit, [today, addDays(today, 1)], clock).filter(
    ({ day, first = day }) => day === today && (first >= day || !isDealtWith(first)),
  );
}

/** Habits of today's list of which a reminder has come, each with the latest. */
export function cameToday<T extends Remindable>(habits: readonly T[], now: number, clock: DayClock): Reminded<T>[] {
  return habits.flatMap((habit) => {
    const come = leftToday(habit, now, clock).filter(({ at }) => at <= now);
    const [moment] = come.sort((a, b) => b.at - a.at);
    return moment ? [{ habit, moment }] : [];
  });
}

/** Of these, those that came within the last hour. */
export const dueReminders = <T extends Remindable>(habits: readonly T[], now: number, clock: DayClock): Reminded<T>[] =>
  cameToday(habits, now, clock).filter(({ moment }) => now - moment.at < LATEST);

/** The next instant at which a reminder comes today; null where none is left. */
export function nextReminder(habits: readonly Remindable[], now: number, clock: DayClock): number | null {
  const coming = habits.flatMap((habit) => leftToday(habit, now, clock)).filter(({ at }) => at > now);
  return coming.length === 0 ? null : Math.min(...coming.map(({ at }) => at));
}
