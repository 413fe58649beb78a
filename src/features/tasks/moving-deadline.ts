import { type Day, instantOf, timeOf } from '#shared/day.ts';
import type { Deadline, DeadlineSaid } from './deadline.ts';

/** A deadline on another day, at its time if it has one. */
export function movedTo({ dueDate, dueHasTime }: Deadline, day: Day, zone: string): DeadlineSaid {
  if (!dueHasTime) return { dueDay: day };
  const due = instantOf(day, timeOf(Date.parse(dueDate!), zone), zone);
  return { dueDate: new Date(due).toISOString(), dueDay: day };
}
