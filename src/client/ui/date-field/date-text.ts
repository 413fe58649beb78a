import { addMonths, type Day, type DayClock, isDay, timeOf } from '#shared/day.ts';
import { findWhen } from '#shared/russian/when.ts';

/** The time that says of a date that it is a day alone. */
export const ALONE = '23:59';

const whole = new Intl.DateTimeFormat('ru', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const VALUE = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/;

/** Day and time of a field's value, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; undefined for what is none. */
export function partsOf(value: string): { day: string; time: string | undefined } | undefined {
  const [, day, hour, minute] = VALUE.exec(value) ?? [];
  return day !== undefined && isDay(day) ? { day, time: hour && `${hour}:${minute}` } : undefined;
}

const withTime = (day: string, time: string | undefined) =>
  time === undefined || time === ALONE ? day : `${day}, ${time}`;

/** A value as it stands in its field; what is none stays as it was typed. */
export function dateText(value: string): string {
  const parts = partsOf(value);
  return parts ? withTime(parts.day.split('-').reverse().join('.'), parts.time) : value;
}

/** A value in words; nothing for what is none. */
export function dateWords(value: string): string {
  const parts = partsOf(value);
  if (!parts) return '';
  const day = whole
    .formatToParts(Date.parse(`${parts.day}T00:00:00Z`))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map((part) => part.value)
    .join(' ');
  return withTime(day, parts.time);
}

interface Reading {
  now: number;
  clock: DayClock;
  /** The time that a day gets of which none is said. */
  alone: string;
  /** The last day that can be meant. */
  latest?: Day;
}

/** A day of which no year is said. */
const YEARLESS = /^\d{1,2}(?:\.\d{1,2}\.?|\s\p{L}+)$/u;

/** The value that typed words mean; undefined where they mean none. */
export function dateOf(text: string, { now, clock, alone, latest }: Reading): string | undefined {
  const typed = partsOf(text.trim());
  const when = VALUE.test(text.trim()) ? undefined : findWhen(text, now, clock.zone, clock.dayStart);
  const coming = typed?.day ?? when?.day;
  if (coming === undefined) return undefined;
  const isAhead = latest !== undefined && coming > latest && YEARLESS.test(text.trim());
  const day = isAhead ? addMonths(coming, -12) : coming;
  const said = when?.hasTime ? timeOf(when.due, clock.zone) : typed?.time;
  return `${day}T${said ?? alone}`;
}
