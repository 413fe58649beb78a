import { remembered } from './remembered.ts';

/**
 * The one clock: calendar days, weeks and months in a user's IANA zone.
 *
 * An instant is epoch milliseconds. A day is `YYYY-MM-DD`; it has no zone and no length in hours, so days are
 * counted on the calendar and never in steps of 24 hours (a day with a clock change has 23 or 25).
 */
export type Day = string;

export const DEFAULT_ZONE = 'Europe/Moscow';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Wall-clock reading in some zone; month 1–12, day 1–31, weekday 1–7 with Monday first. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Zones and, of each, days whose answers are kept: of ten thousand deadlines most fall on few days. */
const ZONES_KEPT = 1_000;
const DAYS_KEPT = 10_000;

const formatOf = remembered(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  ZONES_KEPT,
);

/** True for a zone name that this runtime knows, such as `Europe/Moscow`; fixed offsets are not zones of people. */
export function isZone(name: string): boolean {
  if (!/[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds by which the wall clock of `zone` is ahead of UTC at `instant`, as Intl tells it: some ten microseconds. */
function toldOffset(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatOf(zone).formatToParts(instant)) parts[part.type] = Number(part.value);
  const { year, month, day, hour, minute, second } = parts as unknown as WallClock;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond(instant);
}

const wholeSecond = (instant: number) => Math.floor(instant / 1000) * 1000;

const DAY_LENGTH = 24 * HOUR;

/** Of a zone, by the days of UTC since 1970: the offset of the whole day, null where it changes on it. */
const steadyOffsets = remembered(
  (zone: string) =>
    remembered((day: number) => {
      const first = toldOffset(day * DAY_LENGTH, zone);
      return first === toldOffset((day + 1) * DAY_LENGTH, zone) ? first : null;
    }, DAYS_KEPT),
  ZONES_KEPT,
);

/** The same, remembered day by day. */
const offsetAt = (instant: number, zone: string): number =>
  steadyOffsets(zone)(Math.floor(instant / DAY_LENGTH)) ?? toldOffset(instant, zone);

/** What a clock on the wall of `zone` shows at `instant`. */
export function wallClock(instant: number, zone: string): WallClock {
  const wall = new Date(wholeSecond(instant) + offsetAt(instant, zone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** The calendar day on which `instant` falls in `zone`. */
export function dayOf(instant: number, zone: string): Day {
  const { year, month, day } = wallClock(instant, zone);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** By what somebody's days go: where they live, and at which hour a day begins, midnight where it is not said. */
export interface DayClock {
  zone: string;
  dayStart?: number;
}

/** The hours at which a day may begin. */
export const DAY_STARTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The day in which somebody is at `instant`: until the hour at which it begins, that is still the one before. */
export function livedDay(instant: number, { zone, dayStart = 0 }: DayClock): Day {
  const day = dayOf(instant, zone);
  // Stryker disable next-line ConditionalExpression: no hour is before the first; only saves looking.
  if (dayStart === 0) return day;
  return wallClock(instant, zone).hour < dayStart ? addDays(day, -1) : day;
}

/** `HH:MM` of `instant` in `zone`. */
export function timeOf(instant: number, zone: string): string {
  const { hour, minute } = wallClock(instant, zone);
  return `${pad(hour)}:${pad(minute)}`;
}

/**
 * The instant at which the wall clock of `zone` shows `time` (`HH:MM` or `HH:MM:SS`) on `day`.
 * A time that a clock change skips becomes the instant as far after the change; of a repeated one the first is taken.
 */
export function instantOf(day: Day, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(wall - DAY_LENGTH, zone);
  const after = offsetAt(wall + DAY_LENGTH, zone);
  for (const offset of [before, after]) if (offsetAt(wall - offset, zone) === offset) return wall - offset;
  return wall - before;
}

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** True for an existing calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // A year before 0 or after 9999 begins with its sign.
  return /^\d/.test(text) && !Number.isNaN(utc(text)) && fromUtc(utc(text)) === text;
}

/** The day `count` calendar days later (earlier where negative). */
export function addDays(day: Day, count: number): Day {
  return fromUtc(utc(day) + count * 24 * HOUR);
}

/** The same date `count` months later, or that month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Calendar days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / (24 * HOUR));
}

/** 1 (Monday) … 7 (Sunday). */
export function weekdayOf(day: Day): number {
  return ((new Date(utc(day)).getUTCDay() + 6) % 7) + 1;
}

/** Monday of the week of `day`. */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** First day of the month of `day`. */
export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** Last day of the month of `day`. */
export function endOfMonth(day: Day): Day {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

/** Every day from `from` to `to`, both included; empty where `to` is earlier. */
export function daysOf(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}
