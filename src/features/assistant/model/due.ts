import { dayOf, instantOf, isDay, timeOf } from '#shared/day.ts';
import { isWholeDay } from '#shared/russian/when.ts';

const DUE = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/;
/** A deadline without a time. */
const END_OF_DAY = '23:59';

/** True for `2026-11-21` and `2026-11-21T18:00`. */
export const isDue = (text: string) => isDay(DUE.exec(text)?.[1] ?? '');

/** Whether it names a time, and not only a day. */
export const hasTime = (due: string) => due.includes('T');

/** The instant of a deadline written as `isDue` wants it, in epoch milliseconds. */
export function instantOfDue(due: string, zone: string): number {
  const [day = '', time = END_OF_DAY] = due.split('T');
  return instantOf(day, time, zone);
}

/** A deadline as a model reads and writes it: `2026-11-21`, or `2026-11-21T18:00` where it has a time. */
export const dueShown = (due: number, zone: string): string =>
  isWholeDay(due, zone) ? dayOf(due, zone) : `${dayOf(due, zone)}T${timeOf(due, zone)}`;
