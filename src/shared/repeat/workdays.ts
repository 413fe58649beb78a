import { addDays, type Day, weekdayOf } from '../day.ts';
import { remembered } from '../remembered.ts';
import { heededDecrees } from './heeded-decrees.ts';
import { DECREES, type Decree } from './production-calendar.ts';

/** Article 112 of the Labour Code: the New Year with Christmas, and five days more. */
const NEW_YEAR = ['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'];
const HOLIDAYS = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];

const isWeekend = (day: Day) => weekdayOf(day) > 5;

/** The working days of a year that are none by their weekday, and the days off that are none by theirs. */
function exceptionsIn(year: string, decree: Decree | undefined) {
  const holidays = HOLIDAYS.map((date) => `${year}-${date}`);
  const off = new Set([...NEW_YEAR.map((date) => `${year}-${date}`), ...holidays]);
  const worked = new Set<Day>();
  const moved = new Map(decree?.moved);
  for (const [from, to] of moved) {
    if (!off.has(from)) worked.add(from);
    off.add(to);
  }
  // A day off on which a holiday falls is the next working day, except in the New Year and where the government moved it elsewhere.
  for (const holiday of holidays) {
    if (!isWeekend(holiday) || moved.has(holiday)) continue;
    let next = addDays(holiday, 1);
    while (off.has(next) || isWeekend(next)) next = addDays(next, 1);
    off.add(next);
  }
  return { off, worked };
}

const decreeOf = (year: string) => heededDecrees()[year] ?? DECREES[year];
const rememberExceptions = () => remembered((year: string) => exceptionsIn(year, decreeOf(year)), 200);

/** What is remembered, and by which decrees of an operator. */
let known = { by: heededDecrees(), of: rememberExceptions() };

function exceptionsOf(year: string) {
  const by = heededDecrees();
  if (known.by !== by) known = { by, of: rememberExceptions() };
  return known.of(year);
}

/** Whether a day is one of the holidays by law, on whatever weekday. */
const isHoliday = (day: Day) => NEW_YEAR.includes(day.slice(5)) || HOLIDAYS.includes(day.slice(5));

/** Article 95 of the Labour Code: a day before a holiday. */
const isEve = (day: Day) => isHoliday(addDays(day, 1));

/**
 * Whether Russia works an hour less on a day. A day off that is worked is as long as the working day in the place of which it is
 * (order 588n of the Ministry of Health, 2009): 2 November 2024, for the eve of 1 May.
 */
export function isShortDay(day: Day): boolean {
  if (!isWorkday(day)) return false;
  const moved = decreeOf(day.slice(0, 4))?.moved.find(([from]) => from === day);
  return isEve(moved?.[1] ?? day);
}

/** Whether Russia works on a day, by its five-day week. */
export const isWorkday = (day: Day): boolean => isWorkedBy(exceptionsOf(day.slice(0, 4)), day);

/** Whether it would by the Labour Code alone, had the government moved nothing. */
export const isWorkdayByCode = (day: Day): boolean => isWorkedBy(exceptionsIn(day.slice(0, 4), undefined), day);

function isWorkedBy({ off, worked }: ReturnType<typeof exceptionsIn>, day: Day): boolean {
  return worked.has(day) || !(off.has(day) || isWeekend(day));
}
