import { addDays, addMonths, type Day, isDay, startOfMonth, startOfWeek } from '#shared/day.ts';
import type { Span } from './standing.ts';

export const VIEWS = ['month', 'week'] as const;
export type View = (typeof VIEWS)[number];

/** Days that may be shown: those for which something can be planned. */
const [FIRST, LAST] = ['2000-01-01', '2100-12-31'];
/** Weeks that a month takes at most. */
const WEEKS_MOST = 6;

export interface Shown {
  view: View;
  day: Day;
}

/** What an address says is shown: the month of today where it says nothing. */
export function readShown(search: string, today: Day): Shown {
  const keys = new URLSearchParams(search);
  // Stryker disable next-line StringLiteral: any text that is no day.
  const day = keys.get('day') ?? '';
  return {
    view: VIEWS.find((view) => view === keys.get('view')) ?? 'month',
    day: isDay(day) ? withinReach(day) : today,
  };
}

/** An address that says it, with all else as it is. */
export function withShown(search: string, { view, day }: Shown, today: Day): string {
  const keys = new URLSearchParams(search);
  keys.delete('view');
  keys.delete('day');
  if (view !== 'month') keys.set('view', view);
  if (day !== today) keys.set('day', day);
  return keys.toString();
}

export const withinReach = (day: Day): Day => [FIRST, day, LAST].sort()[1]!;

const weekOf = (monday: Day): Day[] => Array.from({ length: 7 }, (_, place) => addDays(monday, place));

/** The weeks that are shown with a day, each from Monday on: its own, or those of its month. */
export function weeksShown({ view, day }: Shown): Day[][] {
  if (view === 'week') return [weekOf(startOfWeek(day))];
  const first = startOfWeek(startOfMonth(day));
  const next = addMonths(startOfMonth(day), 1);
  return Array.from({ length: WEEKS_MOST }, (_, week) => addDays(first, 7 * week))
    .filter((monday) => monday < next)
    .map(weekOf);
}

export const spanOf = (weeks: readonly Day[][]): Span => ({ from: weeks[0]![0]!, to: weeks.at(-1)![6]! });

/** The day at which one is a month, or a week, on or back. */
export const turned = ({ view, day }: Shown, by: 1 | -1): Day =>
  // Stryker disable next-line ArithmeticOperator: by one it is the same.
  withinReach(view === 'week' ? addDays(day, 7 * by) : addMonths(day, by));
