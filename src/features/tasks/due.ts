import {
  addDays,
  type Day,
  type DayClock,
  dayOf,
  daysBetween,
  instantOf,
  isDay,
  livedDay,
  timeOf,
} from '#shared/day.ts';
import type { Task } from './contract.ts';
import { type Deadline, isOverdue } from './deadline.ts';
import { DAY_END } from './rules.ts';
import { texts } from './texts.ts';

export type DueTone = 'overdue' | 'today' | 'tomorrow' | 'later';

export interface DueLabel {
  text: string;
  tone: DueTone;
}

const dayMonth = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const longDay = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: '2-digit', month: 'long', year: 'numeric' });
const NBSP = '\u00a0';

const partsOf = (format: Intl.DateTimeFormat, day: Day) => {
  const parts = format.formatToParts(Date.parse(`${day}T00:00:00Z`));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)!.value;
};

/** Day and month as in "21 November", with the year where it is not that of `today`. */
export function shortDay(day: Day, today: Day): string {
  const part = partsOf(dayMonth, day);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${NBSP}${day.slice(0, 4)}`;
  return `${part('day')}${NBSP}${part('month')}${year}`;
}

/** A day as a row names it: the nearest ones by name, the time unless it stands alone or years away. */
function dayLabel(day: Day, time: string | null, today: Day): string {
  const distance = daysBetween(today, day);
  const name = texts.due.near[distance] ?? shortDay(day, today);
  const far = distance !== -1 && distance !== 1 && day.slice(0, 4) !== today.slice(0, 4);
  return time === null || far ? name : `${name},${NBSP}${time}`;
}

/** How a row shows when a task was done: on its owner's day of then, with the time where it was that day in the zone as well. */
export function doneLabel({ completedAt, completedDay }: Done, now: number, clock: DayClock): string {
  const at = Date.parse(completedAt);
  const day = dayOf(at, clock.zone);
  return dayLabel(
    completedDay ?? day,
    (completedDay ?? day) === day ? timeOf(at, clock.zone) : null,
    livedDay(now, clock),
  );
}

/** The day of a deadline in a zone; one without a time is the same in each. */
export const dayOfDeadline = ({ dueDate, dueDay, dueHasTime }: SetDeadline, zone: string): Day =>
  dueHasTime || dueDay === null ? dayOf(Date.parse(dueDate), zone) : dueDay;

type Done = Pick<Task, 'completedDay'> & { completedAt: string };
type SetDeadline = Deadline & { dueDate: string };

export const isSet = <D extends Deadline>(deadline: D): deadline is D & SetDeadline => deadline.dueDate !== null;

/** How a row shows a deadline at `now`. */
export function dueLabel(deadline: SetDeadline, now: number, clock: DayClock): DueLabel {
  const { zone } = clock;
  const [day, instant, today] = [dayOfDeadline(deadline, zone), Date.parse(deadline.dueDate), livedDay(now, clock)];
  const overdue = isOverdue(deadline, { now, today });
  const distance = daysBetween(today, day);
  const tone = overdue ? 'overdue' : distance === 0 ? 'today' : distance === 1 ? 'tomorrow' : 'later';
  return { text: dayLabel(day, deadline.dueHasTime ? timeOf(instant, zone) : null, today), tone };
}

/** An instant as a row names it. */
export const instantLabel = (at: number, now: number, clock: DayClock): string =>
  dayLabel(dayOf(at, clock.zone), timeOf(at, clock.zone), livedDay(now, clock));

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
