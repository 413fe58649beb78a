import { deadlineOf } from '#features/tasks/deadline.ts';
import { whyToday } from '#features/tasks/today.ts';
import { type Day, dayOf } from '#shared/day.ts';
import type { Environment } from './environment.ts';
import type { TaskView } from './model.ts';

type OfDay = Pick<TaskView, 'status' | 'dueDate' | 'plannedDay'>;

/** Why a task is of today, as the dashboard has it; null where it is not. */
export function whyOfToday({ status, dueDate, plannedDay }: OfDay, { clock }: Environment) {
  const due = dueDate === null ? null : new Date(dueDate).toISOString();
  return whyToday({ status, plannedDay, ...deadlineOf({ dueDate: due }, clock.zone)! }, clock);
}

/** Due on one of these days, or meant to be done on one. */
export function isWithin({ dueDate, plannedDay }: OfDay, from: Day, to: Day, { clock }: Environment): boolean {
  const isIn = (day: Day) => day >= from && day <= to;
  return (dueDate !== null && isIn(dayOf(dueDate, clock.zone))) || (plannedDay !== null && isIn(plannedDay));
}

/** What stands on a day: of today all that does on the dashboard. */
export const standsOn = (task: OfDay, day: Day, env: Environment): boolean =>
  day === env.clock.today ? whyOfToday(task, env) !== null : isWithin(task, day, day, env);
