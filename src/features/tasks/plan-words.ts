import { type Day, daysBetween } from '#shared/day.ts';
import { shortDay } from './due.ts';
import type { Plan } from './planning.ts';
import { texts } from './signs/texts.ts';

const weekday = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', weekday: 'short' });
const NBSP = '\u00a0';

/** A planned day as a row names it: the days of the coming week by their names, with the time where there is one. */
export function planWords({ plannedDay, plannedTime, someday }: Plan, today: Day): string {
  if (plannedDay === null) return someday ? texts.someday.toLowerCase() : '';
  const distance = daysBetween(today, plannedDay);
  // Stryker disable next-line EqualityOperator: tomorrow has a name of its own.
  const inWeek = distance > 1 && distance < 7 && weekday.format(Date.parse(`${plannedDay}T00:00:00Z`));
  const name = texts.due.near[distance] ?? (inWeek || shortDay(plannedDay, today));
  return plannedTime === null ? name : `${name},${NBSP}${plannedTime}`;
}
