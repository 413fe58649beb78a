import { addDays, addMonths, type Day, startOfMonth, startOfWeek } from '#shared/day.ts';

/** Six weeks hold any month, so that none is taller than another. */
const WEEKS = 6;

/** The weeks of the month of a day, each from Monday on. */
export function weeksOf(day: Day): Day[][] {
  const first = startOfWeek(startOfMonth(day));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(first, week * 7 + place)),
  );
}

interface Pressed {
  key: string;
  shiftKey: boolean;
}

const STEPS = new Map<string, (day: Day, monday: Day, page: number) => Day>([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (_, monday) => monday],
  ['End', (_, monday) => addDays(monday, 6)],
  ['PageUp', (day, _, page) => addMonths(day, -page)],
  ['PageDown', (day, _, page) => addMonths(day, page)],
]);

/** The day to which a key goes from another one, a year far with Shift instead of a month; undefined for other keys. */
export const dayAfterKey = (day: Day, { key, shiftKey }: Pressed): Day | undefined =>
  STEPS.get(key)?.(day, startOfWeek(day), shiftKey ? 12 : 1);
