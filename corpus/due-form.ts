import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  endOfMonth,
  instantOf,
  MINUTE,
  startOfWeek,
  timeOf,
  weekdayOf,
} from '#shared/day.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NOON = '12:00';
const TOLERANCE = 2 * MINUTE;

/** The moment at which a case is said. */
export interface Moment {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name. */
  zone: string;
}

function nearest(today: Day, test: (day: Day) => boolean): Day {
  let day = today;
  for (let step = 0; step < 1500 && !test(day); step++) day = addDays(day, 1);
  return day;
}

function dayNamed(form: string, today: Day): Day | null {
  const [, days] = /^D([+-]\d+)$/.exec(form) ?? [];
  if (days) return addDays(today, Number(days));
  const [kind = '', value = ''] = form.split(/:|\+(?=\d+$)/);
  if (kind === 'W') return addDays(today, ((WEEKDAYS.indexOf(value) + 1 - weekdayOf(today) + 6) % 7) + 1);
  if (kind === 'W+1') return addDays(startOfWeek(today), 7 + WEEKDAYS.indexOf(value));
  if (kind === 'DM') {
    const [date, month] = value.split('.').map(Number);
    return nearest(today, (day) => Number(day.slice(8)) === date && Number(day.slice(5, 7)) === month);
  }
  if (kind === 'DOM') return nearest(today, (day) => Number(day.slice(8)) === Number(value));
  if (form === 'EOW') return addDays(startOfWeek(today), 6);
  if (form === 'EOM') return endOfMonth(today);
  return kind === 'MO' ? addMonths(today, Number(value)) : null;
}

const split = (form: string) => {
  const [, day = form, time] = /^(.+?)(?: (\d\d:\d\d))?$/.exec(form) ?? [];
  return { day, time };
};

function ahead(form: string): number | null {
  const [, unit, amount] = /^([HM])\+(\d+)$/.exec(form) ?? [];
  return unit ? Number(amount) * (unit === 'H' ? 60 : 1) * MINUTE : null;
}

/** The instant that a form of the README stands for; null for none. A day without a time is its noon. */
export function instantOfForm(form: string | null | undefined, { now, zone }: Moment): number | null {
  if (form === null || form === undefined || form === 'any') return null;
  const wait = ahead(form);
  if (wait !== null) return now + wait;
  const { day, time = NOON } = split(form);
  const named = dayNamed(day, dayOf(now, zone));
  return named === null ? null : instantOf(named, time, zone);
}

/** Whether an instant is what a form says. */
export function fitsForm(actual: number | null, form: string | null, { now, zone }: Moment): boolean {
  if (form === 'any') return true;
  if (form === null || actual === null) return form === null && actual === null;
  const wait = ahead(form);
  if (wait !== null) return Math.abs(actual - now - wait) <= TOLERANCE;
  const { day, time } = split(form);
  return dayOf(actual, zone) === dayNamed(day, dayOf(now, zone)) && (!time || timeOf(actual, zone) === time);
}

/** The planned day and, where the form says one, its time as `HH:MM`. */
export function plannedOf(
  form: string | null | undefined,
  moment: Moment,
): { plannedDay: Day | null; plannedTime: string | null } {
  const at = instantOfForm(form, moment);
  if (at === null) return { plannedDay: null, plannedTime: null };
  return { plannedDay: dayOf(at, moment.zone), plannedTime: split(form!).time ? timeOf(at, moment.zone) : null };
}
