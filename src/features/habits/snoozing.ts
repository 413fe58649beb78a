import { type DayClock, livedDay } from '#shared/day.ts';
import { type SnoozeChoice, snoozeChoices } from '#shared/snooze.ts';
import type { Habit } from './contract.ts';
import { numberOf } from './day-number.ts';
import { historyOf } from './history.ts';
import { NO_MARKS } from './marks.ts';
import { dueTester } from './schedule.ts';

/** What is read of a habit whose reminder is put off. */
export type Snoozable = Pick<
  Habit,
  'frequency' | 'weekDays' | 'timesPerPeriod' | 'periodType' | 'earlierSchedules' | 'startedOn' | 'pauses'
>;

/** Whether a habit that is to be done today may still remind at an instant: on another day only where that is one of its own. */
export function mayRemindAt(habit: Snoozable, until: number, now: number, clock: DayClock): boolean {
  const [today, day] = [livedDay(now, clock), livedDay(until, clock)];
  if (day === today) return true;
  const life = { schedule: habit, earlier: habit.earlierSchedules, createdOn: habit.startedOn, pauses: habit.pauses };
  return dueTester(historyOf({ ...life, marks: NO_MARKS, today }))(numberOf(day));
}

/** Until when the reminders of habits may be put off together. */
export const habitSnoozes = (habits: readonly Snoozable[], now: number, clock: DayClock): SnoozeChoice[] =>
  snoozeChoices(now, clock).filter(({ until }) => habits.every((habit) => mayRemindAt(habit, until, now, clock)));

/** What is said of a habit whose reminder came at one instant and is put off until another. */
export const putOff = (from: number, until: number) => ({
  snoozed: { from: new Date(from).toISOString(), until: new Date(until).toISOString() },
});
