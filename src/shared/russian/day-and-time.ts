import { type Day, timeOf } from '../day.ts';
import type { When } from './when.ts';

/** The day of a moment, and `HH:MM` by the clock on the wall where it has a time. */
export const dayAndTimeOf = (
  { day, due, hasTime }: Pick<When, 'day' | 'due' | 'hasTime'>,
  zone: string,
): { day: Day; time: string | null } => ({ day, time: hasTime ? timeOf(due, zone) : null });
