import { successorId } from '#features/tasks/successor-id.ts';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession, SessionStart } from './contract.ts';

/** Minutes from which on a session is a long one. */
const LONG = 45;
/** Minutes of rest after a session and after a long one. */
const REST = 5;
const LONG_REST = 15;
/** Nobody waits any more for a session that should have begun longer ago: the device slept, or no window was open. */
const MISSED = 2 * MINUTE;

/** For so long a rest is offered that nobody has asked for. */
const OFFERED = 5 * MINUTE;
export const REST_CHOICES = [REST, LONG_REST] as const;

/** What lies between a session and the next one. */
export interface Rest {
  userId: string;
  /** Of the next session: whoever reckons it comes to the same one, so that two devices begin it once. */
  nextId: string;
  next: SessionStart;
  taskTitle: string | null;
  until: number;
  /** Nothing begins by itself behind it. */
  alone?: true;
  /** It is not begun: so many minutes of it are offered. */
  offered?: number;
}

const restMinutes = (worked: number) => (worked < LONG ? REST : LONG_REST);

/** The rest after a session; none after one without a plan. */
export function restAfter(
  { id, taskId, taskTitle, durationMinutes }: FocusSession,
  userId: string,
  now: number,
): Rest | null {
  if (durationMinutes === null) return null;
  return {
    userId,
    nextId: successorId(id),
    next: { taskId, durationMinutes, isUnlimited: false },
    taskTitle,
    until: now + restMinutes(durationMinutes) * MINUTE,
  };
}

/** The rest that is offered after so many minutes of a session where the next one does not begin by itself; none after a moment. */
export function offerAfter(session: FocusSession, worked: number, userId: string, now: number): Rest | null {
  if (worked < 1) return null;
  const { id, taskId, taskTitle, durationMinutes, isUnlimited } = session;
  return {
    userId,
    nextId: successorId(id),
    next: { taskId, durationMinutes, isUnlimited },
    taskTitle,
    until: now + OFFERED,
    alone: true,
    offered: restMinutes(worked),
  };
}

/** The offered rest, taken for so many minutes. */
export const takenRest = ({ offered: _, ...rest }: Rest, minutes: number, now: number): Rest => ({
  ...rest,
  until: now + minutes * MINUTE,
});

/** Whether the next session is still to come, begins now, or was missed. */
export const stageOf = ({ until }: Pick<Rest, 'until'>, now: number): 'resting' | 'over' | 'missed' =>
  now < until ? 'resting' : now - until < MISSED ? 'over' : 'missed';
