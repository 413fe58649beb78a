import type { Day } from '#shared/day.ts';

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', ...options });
  return (day: Day) => format.format(Date.parse(`${day}T00:00:00Z`));
};

/** A day as words: day and month. */
export const dayAndMonth = words({ day: 'numeric', month: 'long' });
/** Day and month with the day of the week, as a screen reader should hear it. */
export const spokenDay = words({ weekday: 'long', day: 'numeric', month: 'long' });
const standaloneMonth = words({ month: 'long' });
/** The month alone, in the nominative. */
export const monthName = (day: Day) => standaloneMonth(day).replace(/^./, (letter) => letter.toUpperCase());
/** Day and month in figures. */
export const shortDay = words({ day: '2-digit', month: '2-digit' });
