import { addDays, type Day, dayOf, daysBetween, instantOf, timeOf } from '#shared/day.ts';
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
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
};

/** Day and month as in "21 November", with the year where it is not that of `today`. */
function shortDay(day: Day, today: Day): string {
  const part = partsOf(dayMonth, day);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${NBSP}${day.slice(0, 4)}`;
  return `${part('day')}${NBSP}${part('month')}${year}`;
}

/** How a row shows a deadline at `now`: the nearest days by name, the time unless the day stands alone or years away. */
export function dueLabel(dueDate: string, now: number, zone: string): DueLabel {
  const instant = Date.parse(dueDate);
  const [day, time, today] = [dayOf(instant, zone), timeOf(instant, zone), dayOf(now, zone)];
  const alone = time === DAY_END;
  const distance = daysBetween(today, day);
  const name = texts.due.near[distance] ?? shortDay(day, today);
  const overdue = alone ? distance < 0 : instant < now;
  const tone = overdue ? 'overdue' : distance === 0 ? 'today' : distance === 1 ? 'tomorrow' : 'later';
  const far = distance !== -1 && distance !== 1 && day.slice(0, 4) !== today.slice(0, 4);
  return { text: alone || far ? name : `${name},${NBSP}${time}`, tone };
}

/** An instant as "21 November 2026 at 18:05"; a deadline of a day alone as "21 November 2026". */
export function fullDate(instant: string, zone: string, kind: 'instant' | 'deadline' = 'instant'): string {
  const at = Date.parse(instant);
  const part = partsOf(longDay, dayOf(at, zone));
  const day = `${part('day')} ${part('month')} ${part('year')}`;
  const time = timeOf(at, zone);
  return kind === 'deadline' && time === DAY_END ? day : texts.due.at(day, time);
}

/** Value of a datetime-local field for a deadline; empty for none. */
export function toDueField(dueDate: string | null, zone: string): string {
  if (!dueDate) return '';
  const at = Date.parse(dueDate);
  return `${dayOf(at, zone)}T${timeOf(at, zone)}`;
}

/** The deadline that a datetime-local field's value names; null where it is empty. */
export function fromDueField(value: string, zone: string): string | null {
  const [day, time] = value.split('T');
  return day && time ? new Date(instantOf(day, time.slice(0, 5), zone)).toISOString() : null;
}

/** Field value for a day alone, `days` after the day of `now`. */
export function dueFieldInDays(days: number, now: number, zone: string): string {
  return `${addDays(dayOf(now, zone), days)}T${DAY_END}`;
}
