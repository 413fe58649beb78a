import { addDays, type Day, type DayClock, dayOf, instantOf, timeOf } from '#shared/day.ts';
import type { Moment } from './condition.ts';
import type { Task } from './contract.ts';
import { DAY_END, DUE_MAX, DUE_MIN } from './rules.ts';

/** What is kept of a deadline: a day, which is the same in every zone, or an instant. */
export type Deadline = Pick<Task, 'dueDate' | 'dueDay' | 'dueHasTime'>;

/** What may be said of one: its day, its instant, or both, which must agree. */
export interface DeadlineSaid {
  dueDate?: string | null | undefined;
  dueDay?: Day | null | undefined;
}

export const NO_DEADLINE: Deadline = { dueDate: null, dueDay: null, dueHasTime: false };

/** The end of a day in a zone: what stands for a deadline without a time where an instant is asked for. */
export const endOf = (day: Day, zone: string): string => new Date(instantOf(day, DAY_END, zone)).toISOString();

/** The last minute of somebody's day, who may begin the next one behind midnight. */
export function lastMinute(day: Day, { zone, dayStart = 0 }: DayClock): string {
  if (dayStart === 0) return endOf(day, zone);
  return new Date(instantOf(addDays(day, 1), `0${dayStart - 1}:59`, zone)).toISOString();
}

const dayAlone = (day: Day, zone: string): Deadline => ({ dueDate: endOf(day, zone), dueDay: day, dueHasTime: false });

/** The deadline of an instant: 23:59 of a zone is the day there. */
function atInstant(dueDate: string, zone: string): Deadline {
  const [at, dueDay] = [Date.parse(dueDate), dayOf(Date.parse(dueDate), zone)];
  return timeOf(at, zone) === DAY_END ? dayAlone(dueDay, zone) : { dueDate, dueDay, dueHasTime: true };
}

/** The deadline that is said by somebody in a zone; undefined where nothing is. What is said must agree. */
export function deadlineOf({ dueDate, dueDay }: DeadlineSaid, zone: string): Deadline | undefined {
  if (dueDate === null || dueDay === null) return NO_DEADLINE;
  if (dueDate !== undefined) return atInstant(dueDate, zone);
  return dueDay === undefined ? undefined : dayAlone(dueDay, zone);
}

/** True where a deadline has passed: an instant when it did, a day with its own end, whenever that of its owner's days is. */
export const isOverdue = ({ dueDate, dueDay, dueHasTime }: Deadline, { now, today }: Moment): boolean =>
  // Stryker disable next-line ConditionalExpression: no instant is none that has passed
  dueDate !== null && (dueHasTime || dueDay === null ? Date.parse(dueDate) < now : dueDay < today);

/** What is sent of a deadline: a day as such, an instant with its day, so that it is taken for no other zone's end of a day. */
export function saying({ dueDate, dueDay, dueHasTime }: Deadline): DeadlineSaid {
  if (dueDate === null) return { dueDate };
  return dueHasTime ? { dueDate, dueDay } : { dueDay };
}

const kept = (dueDate: string | null, zone: string) => deadlineOf({ dueDate }, zone)!.dueDay;

/** False where a day and an instant are said that are not of one deadline. */
export const agrees = (said: DeadlineSaid, zone: string): boolean =>
  said.dueDate === undefined || said.dueDay === undefined || kept(said.dueDate, zone) === said.dueDay;

/** False for an end of a day that lies beyond the years in which deadlines are. */
export const inReach = ({ dueDate }: Deadline): boolean =>
  dueDate === null || (Date.parse(dueDate) >= DUE_MIN && Date.parse(dueDate) <= DUE_MAX);
