import type { Day } from '#shared/day.ts';

/** Days since 1970-01-01: calendar days as integers, for rules that walk through years of them. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** The number of a calendar day. */
export function numberOf(day: Day): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The calendar day of a number. */
export function dayAt(number: DayNumber): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** 1 (Monday) … 7 (Sunday); day 0 was a Thursday. */
export function weekdayAt(number: DayNumber): number {
  return (((number % 7) + 10) % 7) + 1;
}

/** January 1 of a year. */
export function startOfYear(year: number): DayNumber {
  return Date.UTC(year, 0, 1) / DAY_MS;
}

/** The year in which a day lies. */
export function yearAt(number: DayNumber): number {
  return new Date(number * DAY_MS).getUTCFullYear();
}

/** 365 or 366. */
export function lengthOfYear(year: number): number {
  return startOfYear(year + 1) - startOfYear(year);
}

export interface DayRange {
  from: DayNumber;
  /** Included. */
  to: DayNumber;
}

/** The week, Monday first, in which a day lies. */
export function weekAround(number: DayNumber): DayRange {
  const from = number + 1 - weekdayAt(number);
  return { from, to: from + 6 };
}

/** The calendar month in which a day lies. */
export function monthAround(number: DayNumber): DayRange {
  const date = new Date(number * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: Date.UTC(year, month, 1) / DAY_MS, to: Date.UTC(year, month + 1, 1) / DAY_MS - 1 };
}
