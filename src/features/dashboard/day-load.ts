import type { Task } from '#features/tasks/contract.ts';

/** What the tasks of a day are thought to take, held against the minutes that one has. */
export interface DayLoad {
  /** Of the tasks of which it was said. */
  minutes: number;
  /** Tasks of which nothing was. */
  unestimated: number;
  /** By how many minutes it is more than one has; 0 where it fits. */
  over: number;
}

/** The load of a day; null where no task of it says what it takes. */
export function dayLoad(tasks: readonly Pick<Task, 'estimateMinutes'>[], dayMinutes: number): DayLoad | null {
  const estimates = tasks.flatMap(({ estimateMinutes }) => estimateMinutes ?? []);
  if (estimates.length === 0) return null;
  const minutes = estimates.reduce((sum, each) => sum + each, 0);
  return { minutes, unestimated: tasks.length - estimates.length, over: Math.max(0, minutes - dayMinutes) };
}
