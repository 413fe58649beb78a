import { type Day, startOfMonth } from '#shared/day.ts';
import type { Habit } from '../contract.ts';
import type { Pause } from '../history.ts';
import { pausesAhead, stretchOf } from '../resting.ts';
import { dayAndMonth } from './day-words.ts';
import { texts } from './texts.ts';

/** The days of a pause in words. */
export function daysOfPause(pause: Pause): string {
  const { from, to } = stretchOf(pause);
  if (to === null) return texts.pause.since(dayAndMonth(from));
  if (from === to) return dayAndMonth(from);
  const isOneMonth = startOfMonth(from) === startOfMonth(to);
  return texts.pause.days(isOneMonth ? String(Number(from.slice(8))) : dayAndMonth(from), dayAndMonth(to));
}

/** What a card tells of the pause that lasts, or else of the next one; null where there is none. */
export function pauseWords({ isActive, pauses }: Pick<Habit, 'isActive' | 'pauses'>, today: Day): string | null {
  const [next] = pausesAhead([{ pauses }], today);
  if (isActive) return next ? texts.pause.planned(daysOfPause(next)) : null;
  const to = next && next.from <= today ? stretchOf(next).to : null;
  return to ? texts.pause.until(dayAndMonth(to)) : texts.paused;
}
