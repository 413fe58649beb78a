import { addDays, type Day } from '#shared/day.ts';
import { dayWriter } from './day-words.ts';

const dayMonth = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const ofThisYear = dayWriter(dayMonth);
const ofAnotherYear = dayWriter({ ...dayMonth, year: 'numeric' });

/** What the rows of a day stand under: «Сегодня», «Вчера», «ср, 25 ноября», with the year where it is not that of `today`. */
export function dayTitle(day: Day, today: Day): string {
  if (day === today) return 'Сегодня';
  if (day === addDays(today, -1)) return 'Вчера';
  return (day.slice(0, 4) === today.slice(0, 4) ? ofThisYear : ofAnotherYear)(day);
}
