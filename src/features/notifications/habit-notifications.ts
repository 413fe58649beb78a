import { cameToday, type HabitMoment, type Remindable } from '#features/habits/reminders.ts';
import type { DayClock } from '#shared/day.ts';
import type { Marks } from './rules.ts';
import { texts } from './texts.ts';

/** A habit's reminder under the bell: it stands there until the habit is dealt with, or its day is over. */
export interface HabitNotification<H extends Remindable = Remindable> {
  /** Names the reminder: another moment of the same habit is another one. */
  id: string;
  type: 'habit';
  title: string;
  description: string;
  habit: H;
  moment: HabitMoment;
  /** Epoch milliseconds at which it came. */
  timestamp: number;
  read: boolean;
}

interface Situation<H> {
  /** Today's list. */
  habits: readonly H[];
  marks: Marks;
  /** Epoch milliseconds. */
  now: number;
  clock: DayClock;
}

/** Of each habit that is still to be done today, the reminder that came last. */
export const habitNotificationsOf = <H extends Remindable & { name: string }>({
  habits,
  marks,
  now,
  clock,
}: Situation<H>): HabitNotification<H>[] =>
  cameToday(habits, now, clock).flatMap(({ habit, moment }) => {
    const id = `habit:${habit.id}:${moment.at}`;
    if (marks.removed.has(id)) return [];
    const told = { title: texts.habit, description: habit.name, habit, moment, timestamp: moment.at };
    return { id, type: 'habit', ...told, read: marks.read.has(id) };
  });
