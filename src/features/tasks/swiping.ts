import { addDays, type Day } from '#shared/day.ts';
import type { Task } from './contract.ts';

export type SwipeAct = 'toggle' | 'postpone' | 'remove';

/** Pixels after which a finger is taken to mean something. */
const BEGUN = 10;
/** How far sideways it must go rather than up or down: the page scrolls. */
const SIDEWAYS = 1.5;
/** Pixels from which a swipe does what it says. */
const NEAR = 72;
/** The part of the row from which a swipe to the left deletes. */
const FAR = 0.55;

/** What a finger that left its place by so much is doing: still nothing, a swipe of the row, or what is the page's. */
export function swipeBegun(dx: number, dy: number): boolean | undefined {
  if (Math.hypot(dx, dy) < BEGUN) return undefined;
  return Math.abs(dx) > SIDEWAYS * Math.abs(dy);
}

/** What a swipe by so much does when the finger is lifted; a task that is done cannot be postponed. */
export function swipeAct(dx: number, width: number, { status }: Pick<Task, 'status'>): SwipeAct | undefined {
  if (Math.abs(dx) < NEAR) return undefined;
  // Stryker disable next-line EqualityOperator: what is no way has been left out above.
  if (dx > 0) return 'toggle';
  return -dx >= FAR * width ? 'remove' : status === 'active' ? 'postpone' : undefined;
}

/** The day to which a task is put off: the next one, from today on. */
export const postponedDay = ({ dueDay }: Pick<Task, 'dueDay'>, today: Day): Day =>
  addDays([dueDay ?? today, today].sort()[1]!, 1);
