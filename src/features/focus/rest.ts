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

/** What lies between a session that ran to its end and the next one, which begins by itself. */
export interface Rest {
  userId: string;
  /** Of the next session: whoever reckons it comes to the same one, so that two devices begin it once. */
  nextId: string;
  next: SessionStart;
  taskTitle: string | null;
  until: number;
}

/** The rest after a session; none after one without a plan. */
export function restAfter(
  { id, taskId, taskTitle, durationMinutes }: FocusSession,
  userId: string,
  now: number,
): Rest | null {
  if (durationMinutes === null) return null;
  const minutes = durationMinutes < LONG ? REST : LONG_REST;
  return {
    userId,
    nextId: successorId(id),
    next: { taskId, durationMinutes, isUnlimited: false },
    taskTitle,
    until: now + minutes * MINUTE,
  };
}

/** Whether the next session is still to come, begins now, or was missed. */
export const stageOf = ({ until }: Pick<Rest, 'until'>, now: number): 'resting' | 'over' | 'missed' =>
  now < until ? 'resting' : now - until < MISSED ? 'over' : 'missed';
