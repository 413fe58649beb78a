import type { Day } from '#shared/day.ts';
import type { Moment } from './condition.ts';
import type { Task } from './contract.ts';

/** When a task is meant to be done; it has nothing to do with when it must be. */
export type Plan = Pick<Task, 'plannedDay' | 'plannedTime' | 'someday'>;
/** What may be said of it. */
export type PlanSaid = { [F in keyof Plan]?: Plan[F] | undefined };

/** What is said of a plan, with what it takes away: putting off takes any day, a day takes that, and no day takes its time. */
export function planSaid<T extends PlanSaid>(said: T): T {
  if (said.someday) return { ...said, plannedDay: null, plannedTime: null };
  if (said.plannedDay) return { ...said, someday: false };
  return said.plannedDay === null ? { ...said, plannedTime: null } : said;
}

/** What is said of a task, so that its plan holds together: without a day there is no time. */
export function withPlan<T extends PlanSaid>(was: Plan, said: T): T {
  const plan = planSaid(said);
  const { plannedDay, plannedTime } = { ...was, ...defined(plan) };
  return plannedDay === null && plannedTime !== null ? { ...plan, plannedTime: null } : plan;
}

const defined = ({ plannedDay, plannedTime }: PlanSaid) => ({
  ...(plannedDay !== undefined && { plannedDay }),
  ...(plannedTime !== undefined && { plannedTime }),
});

/** False where two things are said of which each takes the other away. */
export const isOnePlan = ({ plannedDay, plannedTime, someday }: PlanSaid): boolean =>
  !(someday && (plannedDay || plannedTime)) && !(plannedDay === null && plannedTime);

/** Meant for today or a day before it, on which it was not done. */
export const isPlannedBy = ({ plannedDay }: Pick<Task, 'plannedDay'>, { today }: Pick<Moment, 'today'>): boolean =>
  // Stryker disable next-line ConditionalExpression: what is no day is before none.
  plannedDay !== null && plannedDay <= today;

/** The plan that leads to a day, at the time that it had. */
export const plannedOn = (plannedDay: Day) => ({ plannedDay, someday: false });
export const NO_PLAN = { plannedDay: null, plannedTime: null, someday: false } as const;
export const SOMEDAY = { ...NO_PLAN, someday: true } as const;
