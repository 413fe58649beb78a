import { defineEvent } from '#shared/event.ts';
import type { HabitEntry } from './contract.ts';

export interface HabitChanged {
  day: HabitEntry | null;
  /** Epoch milliseconds at which the reminder came that somebody has put off. */
  putOff?: { habitId: string; from: number };
}

/** Something was said of habits, or of one day of one, or a reminder of one was put off. */
export const habitChanged = defineEvent<HabitChanged>('habit-changed');
