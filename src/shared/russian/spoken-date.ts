import { addDays, type Day, dayOf, daysBetween, startOfWeek, timeOf, weekdayOf } from '../day.ts';
import { MONTHS_GENITIVE, WEEKDAYS_ACCUSATIVE } from './calendar-words.ts';
import { counted } from './plural.ts';
import { isWholeDay } from './when.ts';
import type { Clock } from './when-piece.ts';

const NBSP = '\u00a0';
const NEAR: Record<number, string> = { [-1]: 'вчера', 0: 'сегодня', 1: 'завтра', 2: 'послезавтра' };

/** «27 ноября», with the year where it is not this one. */
export function spokenDate(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const words = `${date}${NBSP}${MONTHS_GENITIVE[month - 1]}`;
  return year === Number(today.slice(0, 4)) ? words : `${words} ${year}${NBSP}года`;
}

/** A day as people say it: «завтра», «в пятницу, 27 ноября», «25 декабря». */
export function spokenDay(day: Day, today: Day): string {
  const near = NEAR[daysBetween(today, day)];
  if (near) return near;
  // Stryker disable next-line EqualityOperator: today has a word of its own.
  const soon = day > today && day <= addDays(startOfWeek(today), 13);
  if (!soon) return spokenDate(day, today);
  const weekday = weekdayOf(day);
  return `${weekday === 2 ? 'во' : 'в'}${NBSP}${WEEKDAYS_ACCUSATIVE[weekday - 1]}, ${spokenDate(day, today)}`;
}

/** A deadline as people say it: «завтра в 18:00», «в пятницу, 27 ноября». */
export function spokenDue(due: number, { today, zone }: Pick<Clock, 'today' | 'zone'>): string {
  const day = spokenDay(dayOf(due, zone), today);
  if (isWholeDay(due, zone)) return day;
  return `${day}${day.includes(',') ? ', ' : ' '}в${NBSP}${timeOf(due, zone)}`;
}

/** «1 час 20 минут», «45 минут». */
export function spokenMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [];
  if (hours) parts.push(counted(hours, ['час', 'часа', 'часов']));
  if (rest || !hours) parts.push(counted(rest, ['минута', 'минуты', 'минут']));
  return parts.join(' ');
}
