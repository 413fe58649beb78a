import { type DayClock, livedDay } from '#shared/day.ts';
import { type Condition, type Moment, timePassed } from './condition.ts';
import type { Task } from './contract.ts';
import { byDayOrder, type OnDay } from './day-order.ts';
import { type Deadline, isOverdue } from './deadline.ts';
import { isPlannedBy } from './planning.ts';
import { compareTasks, currentTask, type Listed } from './rules.ts';

export const momentOf = (now: number, clock: DayClock): Moment => ({ now, today: livedDay(now, clock) });

/** What decides whether a task is of today. */
export type OfDay = Deadline & Pick<Task, 'status' | 'plannedDay'>;

/** Why a task in work is of today: its deadline has passed, or is today, or it is meant to be done by its end. Null where it is not. */
export function whyToday(task: OfDay, at: Moment): 'late' | 'due' | 'planned' | null {
  if (task.status !== 'active') return null;
  if (isOverdue(task, at)) return 'late';
  // Stryker disable next-line ConditionalExpression: what is no day is before none.
  if (task.dueDay !== null && task.dueDay <= at.today) return 'due';
  return isPlannedBy(task, at) ? 'planned' : null;
}

/** True for a task in work that asks to be done by the end of today, or is meant to be. */
export const isForToday = (task: OfDay, at: Moment): boolean => whyToday(task, at) !== null;

/** What `isForToday` asks, of those who read rows as well. */
export const forTodayAsked = ({ now, today }: Moment): Condition => ({
  every: [
    { field: 'status', is: 'active' },
    // It follows from what comes after it, and an engine that is told so reads only those that have a day.
    { some: [{ field: 'dueDay' }, { field: 'plannedDay' }] },
    { some: [{ field: 'dueDay', to: today }, timePassed(now), { field: 'plannedDay', to: today }] },
  ],
});

/** The tasks of today: those that somebody has put in order today, then the others as they are due, those that are late first. */
export const tasksOfToday = <T extends Listed & OfDay & OnDay>(tasks: readonly T[], at: Moment): T[] =>
  tasks.filter((task) => isForToday(task, at)).sort(byDayOrder<T>(at.today, compareTasks));

/** What might be taken on, where the day has room: as many tasks in work as are asked for, the most pressing first. */
export function worthTaking<T extends Listed & OfDay & Pick<Task, 'rank' | 'someday'>>(
  tasks: readonly T[],
  at: Moment,
  count: number,
): T[] {
  const left = tasks.filter((task) => !isForToday(task, at));
  const taken: T[] = [];
  while (taken.length < count) {
    const next = currentTask(left.filter((task) => !taken.includes(task)));
    if (!next) break;
    taken.push(next);
  }
  return taken;
}
