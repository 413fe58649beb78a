import type { DayClock } from '#shared/day.ts';
import { type Deadline, type DeadlineSaid, deadlineOf, endOf } from './deadline.ts';

/** Somebody who calls from another zone than that of the account; where it is the same one, there is no `callerZone`. */
type Caller = DayClock & { callerZone?: string };

/** What a caller says of a deadline, as it is meant in the account: 23:59 of where they are is a day. */
export function heardFrom<T extends DeadlineSaid>(said: T, { callerZone }: Caller): T {
  if (callerZone === undefined || !said.dueDate) return said;
  const { dueDay, dueHasTime } = deadlineOf({ dueDate: said.dueDate }, callerZone)!;
  if (dueHasTime || (said.dueDay !== undefined && said.dueDay !== dueDay)) return said;
  return { ...said, dueDate: undefined, dueDay };
}

/** A task as it is told to a caller: a day ends when it does where they are. */
export const toldTo = <T extends Deadline>(task: T, { callerZone }: Caller): T =>
  callerZone === undefined || task.dueDay === null || task.dueHasTime
    ? task
    : { ...task, dueDate: endOf(task.dueDay, callerZone) };
