import type { Task } from '#features/tasks/contract.ts';
import { isDoneOn } from '#features/tasks/outcome.ts';
import { isForToday, momentOf, type OfDay } from '#features/tasks/today.ts';
import { type Day, type DayClock, wallClock } from '#shared/day.ts';

/** Parts of the day as people greet each other in them. */
export type DayPart = 'morning' | 'day' | 'evening';

const [NOON, EVENING] = [12, 18];

/** The part of the day at an instant. Until the hour at which somebody's day begins, the evening of the one before lasts. */
export function dayPart(now: number, { zone, dayStart = 0 }: DayClock): DayPart {
  const { hour } = wallClock(now, zone);
  if (hour < dayStart || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'day';
}

/**
 * Open tasks, those of them that are due today or were before, and what was done today, by the account's clock.
 * @param beyond how many of each there are that are not among the tasks
 */
export function workload(
  tasks: readonly Pick<Task, 'completedDay' | 'outcome' | keyof OfDay>[],
  now: number,
  clock: DayClock,
  beyond = { open: 0, due: 0, done: 0 },
) {
  const at = momentOf(now, clock);
  return {
    open: beyond.open + tasks.filter(({ status }) => status === 'active').length,
    due: beyond.due + tasks.filter((task) => isForToday(task, at)).length,
    done: beyond.done + tasks.filter((task) => isDoneOn(task, at.today)).length,
  };
}

/** What a week's bars show: a value a day, none of days to come, and the place of today, -1 where it is in another week. */
export const trendOf = <D extends { date: Day }>(week: readonly D[], today: Day, of: (day: D) => number) => ({
  days: week.map((day) => (day.date > today ? null : of(day))),
  today: week.findIndex(({ date }) => date === today),
});
