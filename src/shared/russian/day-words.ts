import type { Day } from '../day.ts';

/** A writer of calendar days in Russian, as `Intl.DateTimeFormat` is told. */
export function dayWriter(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', ...options });
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
}

/** Day and month with the day of the week, as a screen reader should hear it. */
export const spokenDay = dayWriter({ weekday: 'long', day: 'numeric', month: 'long' });
