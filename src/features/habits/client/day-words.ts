import type { Day } from '#shared/day.ts';
import { dayWriter } from '#shared/russian/day-words.ts';

/** A day as words: day and month. */
export const dayAndMonth = dayWriter({ day: 'numeric', month: 'long' });
const standaloneMonth = dayWriter({ month: 'long' });
/** The month alone, in the nominative. */
export const monthName = (day: Day) => standaloneMonth(day).replace(/^./, (letter) => letter.toUpperCase());
/** Day and month in figures. */
export const shortDay = dayWriter({ day: '2-digit', month: '2-digit' });
