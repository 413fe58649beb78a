import { dayWriter } from '#shared/russian/day-words.ts';

/** The day of the week in two letters. */
export const weekdayName = dayWriter({ weekday: 'short' });
