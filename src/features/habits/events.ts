import { defineEvent } from '#shared/event.ts';
import type { HabitEntry } from './contract.ts';

/** Something was said of habits, or of one day of one. */
export const habitChanged = defineEvent<{ day: HabitEntry | null }>('habit-changed');
