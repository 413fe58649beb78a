import { type DayClock, livedDay } from '#shared/day.ts';
import type { Moment } from './condition.ts';
import type { Task } from './contract.ts';
import { type Deadline, isOverdue } from './deadline.ts';
import { isPlannedBy } from './planning.ts';
import { compareTasks, currentTask, isSomeday, type Listed } from './rules.ts';

export const momentOf = (now: number, clock: DayClock): Moment => ({ now, today: livedDay(now, clock) });

type OfDay = Deadline & Pick<Task, 'status' | 'plannedDay' | 'someday'>;

/** True for a task in work that asks to be done by the end of today, or is meant to be. */
export const isForToday = (task: OfDay, at: Moment): boolean =>
  task.status === 'active' &&
  (isOverdue(task, at) || (task.dueDay !== null && task.dueDay <= at.today) || isPlannedBy(task, at));

/** The tasks of today in the order in which they are due, those that are late first. */
export const tasksOfToday = <T extends Listed & OfDay>(tasks: readonly T[], at: Moment): T[] =>
  tasks.filter((task) => isForToday(task, at)).sort(compareTasks);

/** What might be taken on, where the day has room: as many tasks in work as are asked for, the most pressing first. */
export function worthTaking<T extends Listed & OfDay & { rank: string }>(
  tasks: readonly T[],
  at: Moment,
  count: number,
): T[] {
  const left = tasks.filter((task) => task.status === 'active' && !isSomeday(task) && !isForToday(task, at));
  const taken: T[] = [];
  while (taken.length < count) {
    const next = currentTask(left.filter((task) => !taken.includes(task)));
    if (!next) break;
    taken.push(next);
  }
  return taken;
}
