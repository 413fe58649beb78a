import type { TaskStatus } from '#features/columns/rules.ts';
import type { Day } from '#shared/day.ts';

/** How a completed task ended: done, or given up on purpose. */
export const OUTCOMES = ['done', 'dropped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface Ended {
  outcome: Outcome | null;
}

/** How a task ends once its status is `status`: what is active has no end, what goes into the archive keeps its own. */
export function outcomeAfter(was: Ended, status: TaskStatus, said?: Outcome | null): Outcome | null {
  if (status === 'active') return null;
  if (status === 'archived') return was.outcome;
  return said ?? was.outcome ?? 'done';
}

/** Whether somebody decided not to do it: it is over, and nothing was done. */
export const isDropped = ({ outcome }: Ended): boolean => outcome === 'dropped';

/** Whether it was done on a day of its owner. */
export const isDoneOn = (task: Ended & { completedDay: Day | null }, day: Day): boolean =>
  task.completedDay === day && !isDropped(task);
