import { type DayNumber, lengthOfYear, numberOf, startOfYear, yearAt } from './day-number.ts';

/** What a user said of a day; `missed` is an explicit "not done". */
export const MARKS = ['completed', 'skipped', 'missed'] as const;
export type Mark = (typeof MARKS)[number];

const SIGNS = { completed: 'x', skipped: 's', missed: 'o' } as const satisfies Record<Mark, string>;
const NOTHING = '.';
const [COMPLETED, SKIPPED, MISSED] = [SIGNS.completed, SIGNS.skipped, SIGNS.missed].map((sign) => sign.charCodeAt(0));

/**
 * The marks of one calendar year, a character a day from January 1: how they are kept, because the streaks of thirty
 * habits over five years are then 150 short rows to read and not 55,000.
 */
export interface YearOfMarks {
  year: number;
  marks: string;
}

/** The marks of whole years in a row, a character a day from `start`. */
export interface Marks {
  start: DayNumber;
  text: string;
}

export const NO_MARKS: Marks = { start: 0, text: '' };

/** A year in which nothing is marked. */
export function emptyYear(year: number): string {
  return NOTHING.repeat(lengthOfYear(year));
}

/** The marks of a year after one of its days was marked. */
export function withMark(year: YearOfMarks, day: DayNumber, mark: Mark): string {
  const index = day - startOfYear(year.year);
  return year.marks.slice(0, index) + SIGNS[mark] + year.marks.slice(index + 1);
}

/** Joins years, in any order and with gaps, to one run of days. */
export function joinYears(years: readonly YearOfMarks[]): Marks {
  if (years.length === 0) return NO_MARKS;
  const known = new Map(years.map(({ year, marks }) => [year, marks]));
  const first = Math.min(...known.keys());
  const last = Math.max(...known.keys());
  let text = '';
  for (let year = first; year <= last; year++) text += known.get(year) ?? emptyYear(year);
  return { start: startOfYear(first), text };
}

/** The same marks from entries, as the interface's answers carry them. */
export function marksOf(entries: readonly { date: string; completed: boolean; skipped: boolean }[]): Marks {
  const years = new Map<number, string>();
  for (const { date, completed, skipped } of entries) {
    const day = numberOf(date);
    const year = yearAt(day);
    const mark = skipped ? 'skipped' : completed ? 'completed' : 'missed';
    years.set(year, withMark({ year, marks: years.get(year) ?? emptyYear(year) }, day, mark));
  }
  return joinYears([...years].map(([year, marks]) => ({ year, marks })));
}

/** What is marked on a day. Streaks ask it for every day of years: codes, because a lookup by letter took twice as long. */
export function markAt({ start, text }: Marks, day: DayNumber): Mark | undefined {
  switch (text.charCodeAt(day - start)) {
    case COMPLETED:
      return 'completed';
    case SKIPPED:
      return 'skipped';
    case MISSED:
      return 'missed';
    default:
      return undefined;
  }
}

/** The earliest day that is completed or skipped; a mark taken back (`missed`) begins nothing. */
export function firstMarked({ start, text }: Marks): DayNumber | undefined {
  const index = text.search(/[xs]/);
  return index < 0 ? undefined : start + index;
}

/** Every marked day of a range, in order. */
export function* markedDays(marks: Marks, from: DayNumber, to: DayNumber): Generator<{ day: DayNumber; mark: Mark }> {
  const last = Math.min(to, marks.start + marks.text.length - 1);
  for (let day = Math.max(from, marks.start); day <= last; day++) {
    const mark = markAt(marks, day);
    if (mark) yield { day, mark };
  }
}
