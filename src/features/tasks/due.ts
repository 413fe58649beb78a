import { type Day, type DayClock, dayOf, daysBetween, livedDay, timeOf } from '#shared/day.ts';
import type { Task } from './contract.ts';
import { type Deadline, isOverdue } from './deadline.ts';
import { texts } from './signs/texts.ts';

export type DueTone = 'overdue' | 'today' | 'tomorrow' | 'later';

export interface DueLabel {
  text: string;
  tone: DueTone;
}

const dayMonth = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const NBSP = '\u00a0';

/** The parts by which a day is told. */
export const partsOf = (format: Intl.DateTimeFormat, day: Day) => {
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
export type SetDeadline = Deadline & { dueDate: string };

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
