import type { Day } from '#shared/day.ts';

/** When a task is to be done, for whoever shows it on a calendar. */
export interface DatedTask {
  id: string;
  title: string;
  /** Its deadline: epoch milliseconds where it has a time. */
  due: { day: Day; at: number | null } | null;
  /** When it is meant to be done: `HH:MM` where it has a time, and the minutes that it is estimated at. */
  plan: { day: Day; time: string | null; minutes: number | null } | null;
  changedAt: number;
}

export type DueTask = DatedTask & { due: object };
export type PlannedTask = DatedTask & { plan: object };
