import type { Day } from '#shared/day.ts';
import { dayWriter, spokenDay } from '#shared/russian/day-words.ts';
import type { Period, Span } from '../rules.ts';

/** The day of the week in two letters. */
export const weekdayName = dayWriter({ weekday: 'short' });
/** The number of the day in its month. */
export const dayNumber = (day: Day) => String(Number(day.slice(8)));

const monthOfYear = dayWriter({ month: 'long', year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The days of a period as a heading names them. */
export function spanWords(period: Period, { from, to }: Span): string {
  if (period === 'week') return dayAndMonth.formatRange(utc(from), utc(to));
  const words = period === 'today' ? spokenDay(from) : monthOfYear(from);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
