import { addDays, type DayClock, dayOf, instantOf, isDay, livedDay, timeOf } from '#shared/day.ts';
import type { Deadline } from './deadline.ts';
import { dayOfDeadline, isSet, partsOf, type SetDeadline } from './due.ts';
import type { Plan } from './planning.ts';
import { DAY_END } from './rules.ts';
import { texts } from './signs/texts.ts';

const longDay = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: '2-digit', month: 'long', year: 'numeric' });

/** An instant as "21 November 2026 at 18:05", a day as "21 November 2026". */
export function fullDate(told: string, zone: string): string {
  const alone = isDay(told);
  const part = partsOf(longDay, alone ? told : dayOf(Date.parse(told), zone));
  const day = `${part('day')} ${part('month')} ${part('year')}`;
  return alone ? day : texts.due.at(day, timeOf(Date.parse(told), zone));
}

/** A deadline as a whole: a day alone, or with its time. */
export const fullDue = (deadline: SetDeadline, zone: string): string =>
  fullDate(deadline.dueHasTime ? deadline.dueDate : dayOfDeadline(deadline, zone), zone);

/** Value of a datetime-local field for a deadline; empty for none, and of a day alone its end. */
export function toDueField(deadline: Deadline, zone: string): string {
  if (!isSet(deadline)) return '';
  const time = deadline.dueHasTime ? timeOf(Date.parse(deadline.dueDate), zone) : DAY_END;
  return `${dayOfDeadline(deadline, zone)}T${time}`;
}

/** The deadline that a datetime-local field's value names; null where it is empty. */
export function fromDueField(value: string, zone: string): string | null {
  const [day, time] = value.split('T');
  return day && time ? new Date(instantOf(day, time.slice(0, 5), zone)).toISOString() : null;
}

/** Field value for a day alone, `days` after the day of `now`. */
export function dueFieldInDays(days: number, now: number, clock: DayClock): string {
  return `${addDays(livedDay(now, clock), days)}T${DAY_END}`;
}

/** A plan as a whole. */
export function fullPlan({ plannedDay, plannedTime, someday }: Plan): string {
  if (plannedDay === null) return someday ? texts.someday : texts.planNone;
  // Stryker disable next-line StringLiteral: a day alone lies in no zone.
  const day = fullDate(plannedDay, 'UTC');
  return plannedTime === null ? day : texts.due.at(day, plannedTime);
}
