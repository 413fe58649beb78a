import { addDays, addMonths, type Day, daysOf, endOfMonth, startOfMonth, startOfWeek } from '#shared/day.ts';

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day to which a key leads from another one; undefined for any other key. */
export const dayByKey = (key: string, day: Day): Day | undefined => STEPS[key]?.(day);

/** The day of a month that is a stop of the Tab key: the one that was walked to, else today, else the first. */
export function stopIn(month: Day, walkedTo: Day, today: Day): Day {
  return [walkedTo, today].find((day) => startOfMonth(day) === month) ?? month;
}

/** Weeks of a month, Monday first; null stands for days of its neighbours. */
export function weeksOf(month: Day): (Day | null)[][] {
  const last = endOfMonth(month);
  const days = daysOf(startOfWeek(month), addDays(startOfWeek(last), 6));
  const own = days.map((day) => (day >= month && day <= last ? day : null));
  return Array.from({ length: own.length / 7 }, (_, week) => own.slice(7 * week, 7 * week + 7));
}
