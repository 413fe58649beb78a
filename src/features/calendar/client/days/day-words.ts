import { addDays, type Day, startOfWeek } from '#shared/day.ts';
import { dayWriter, spokenDay } from '#shared/russian/day-words.ts';
import type { Shown } from '../../view.ts';
import { texts } from './texts.ts';

const dayMonth = dayWriter({ day: 'numeric', month: 'long' });
const month = dayWriter({ month: 'long' });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A day as the heading of what stands on it. */
export const dayName = (day: Day): string => capital(spokenDay(day));

/** What is shown: a month with its year, or the days of a week. */
export function shownWords({ view, day }: Shown): string {
  if (view === 'month') return `${capital(month(day))} ${day.slice(0, 4)}`;
  const monday = startOfWeek(day);
  const sunday = addDays(monday, 6);
  const last = `${dayMonth(sunday)} ${sunday.slice(0, 4)}`;
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return isOneMonth ? texts.days(Number(monday.slice(8)), last) : texts.span(dayMonth(monday), last);
}
