import { type Day, daysBetween } from '#shared/day.ts';

/** What is to become of the open tasks of a project that goes to the archive. */
export const OPEN_TASKS = ['keep', 'complete', 'archive'] as const;
export type OpenTasks = (typeof OPEN_TASKS)[number];

/** What a project came to. */
export interface ProjectSummary {
  done: number;
  open: number;
  /** From the day on which it was made, that one among them. */
  days: number;
  /** In focus; null where it is not known. */
  minutes: number | null;
}

interface Summed {
  id: string;
  projectId: string | null;
  status: string;
  completedAt: string | null;
  /** How it ended: what was given up is not done. */
  outcome: 'done' | 'dropped' | null;
}

/** @param minutes in focus by task; `to` the day up to which it went */
export function summaryOf(
  { id, createdOn, to }: { id: string; createdOn: Day; to: Day },
  tasks: readonly Summed[],
  minutes: ReadonlyMap<string, number> | undefined,
): ProjectSummary {
  const own = tasks.filter(({ projectId }) => projectId === id);
  return {
    done: own.filter(({ completedAt, outcome }) => completedAt !== null && outcome !== 'dropped').length,
    open: own.filter(({ status }) => status === 'active').length,
    days: Math.max(daysBetween(createdOn, to), 0) + 1,
    minutes: minutes ? own.reduce((sum, task) => sum + (minutes.get(task.id) ?? 0), 0) : null,
  };
}

/** Whether the last open task of a project has just been done. */
export function isFinished(projectId: string, tasks: readonly Pick<Summed, 'projectId' | 'status'>[]): boolean {
  const own = tasks.filter((task) => task.projectId === projectId);
  return own.some(({ status }) => status === 'completed') && own.every(({ status }) => status !== 'active');
}
