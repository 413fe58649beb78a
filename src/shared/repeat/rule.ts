import { type Day, isDay } from '../day.ts';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Monday first: the weekday of `MO` is 1. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A weekday, or the nth one of a month, counted from its end where negative. */
export interface NthWeekday {
  weekday: number;
  nth: number | null;
}

/** The part of RFC 5545's RRULE by which tasks repeat: days alone, no hours, no weeks of the year. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  weekdays: readonly NthWeekday[];
  /** Days of the month, counted from its end where negative. */
  monthDays: readonly number[];
  months: readonly number[];
  /** Which of the days of a period are meant, counted from its end where negative; all where there are none. */
  positions: readonly number[];
  until: Day | null;
  count: number | null;
}

export const INTERVAL_MAX = 999;
export const COUNT_MAX = 999;
export const RULE_MAX = 300;

const PART = /^([A-Z]+)=([A-Z0-9,+-]+)$/;

function numberIn(text: string, max: number, negative = false): number | null {
  const value = /^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  const size = Math.abs(value);
  return size >= 1 && size <= max && (negative || /^\d/.test(text)) ? value : null;
}

/** What a part says; null where it is left out, undefined where it cannot be read. */
const saidIn = <T>(text: string | undefined, read: (text: string) => T | null): T | null | undefined =>
  text === undefined ? null : (read(text) ?? undefined);

function listOf<T>(text: string | undefined, read: (one: string) => T | null): T[] | null {
  if (text === undefined) return [];
  const all = text.split(',').map(read);
  return all.includes(null) ? null : (all as T[]);
}

function weekdayIn(text: string): NthWeekday | null {
  const weekday = WEEKDAYS.indexOf(text.slice(-2) as 'MO') + 1;
  const nth = numberIn(text.slice(0, -2), 5, true);
  return weekday === 0 || (text.length > 2 && nth === null) ? null : { weekday, nth };
}

function untilIn(text: string): Day | null {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : null;
}

/** What does not go together, by RFC 5545, or is left out here: weekdays and dates of a year need their month. */
function fits({ frequency, weekdays, monthDays, months, positions, until, count }: Rule): boolean {
  const ofMonth = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (!ofMonth && weekdays.some(({ nth }) => nth !== null)) return false;
  if (frequency === 'WEEKLY' && monthDays.length > 0) return false;
  if (frequency === 'YEARLY' && months.length === 0 && weekdays.length + monthDays.length > 0) return false;
  if (positions.length > 0 && weekdays.length + monthDays.length === 0) return false;
  return until === null || count === null;
}

/** A rule as it is written, or null where it is none of those by which tasks repeat. */
export function readRule(text: string): Rule | null {
  if (text.length > RULE_MAX) return null;
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const said = PART.exec(part);
    if (!said || parts.has(said[1]!)) return null;
    parts.set(said[1]!, said[2]!);
  }
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  take('FREQ');
  // Weeks begin on Monday, whatever else could be said.
  if (frequency === undefined || (take('WKST') ?? 'MO') !== 'MO') return null;
  const interval = saidIn(take('INTERVAL'), (one) => numberIn(one, INTERVAL_MAX));
  const until = saidIn(take('UNTIL'), untilIn);
  const count = saidIn(take('COUNT'), (one) => numberIn(one, COUNT_MAX));
  const weekdays = listOf(take('BYDAY'), weekdayIn);
  const monthDays = listOf(take('BYMONTHDAY'), (one) => numberIn(one, 31, true));
  const months = listOf(take('BYMONTH'), (one) => numberIn(one, 12));
  const positions = listOf(take('BYSETPOS'), (one) => numberIn(one, 366, true));
  if (parts.size > 0 || interval === undefined || until === undefined || count === undefined) return null;
  if (!weekdays || !monthDays || !months || !positions) return null;
  const rule: Rule = { frequency, interval: interval ?? 1, weekdays, monthDays, months, positions, until, count };
  return fits(rule) ? rule : null;
}

/** The rule of a repeat that was accepted. */
export function ruleOf({ rule }: { rule: string }): Rule {
  const read = readRule(rule);
  if (!read) throw new Error(`No rule: ${rule}`);
  return read;
}

/** A rule as it is written; what it does not say is left out. */
export function writeRule({ frequency, ...said }: Pick<Rule, 'frequency'> & Partial<Rule>): string {
  const { interval = 1, weekdays = [], monthDays = [], months = [], positions = [], until, count } = said;
  const parts: [name: string, value: string][] = [
    ['FREQ', frequency],
    ['INTERVAL', interval === 1 ? '' : String(interval)],
    ['BYMONTH', months.join(',')],
    ['BYMONTHDAY', monthDays.join(',')],
    ['BYDAY', weekdays.map(({ weekday, nth }) => `${nth ?? ''}${WEEKDAYS[weekday - 1]}`).join(',')],
    ['BYSETPOS', positions.join(',')],
    ['UNTIL', until?.replaceAll('-', '') ?? ''],
    ['COUNT', count == null ? '' : String(count)],
  ];
  return parts.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(';');
}

/** The days of a month that stand for a date which shorter months lack: in those it is the last one. */
export const lastUpTo = (date: number): Pick<Rule, 'monthDays' | 'positions'> =>
  date <= 28
    ? { monthDays: [date], positions: [] }
    : { monthDays: Array.from({ length: date - 27 }, (_, index) => 28 + index), positions: [-1] };
