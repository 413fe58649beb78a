import { type Day, isDay } from '#shared/day.ts';
import { MARKS, type Mark } from '../../marks.ts';

/** Whose day the form is about, and what it was opened to say of it. */
export interface DaySubject {
  habitId: string;
  choice: Mark;
  date: Day;
}

/** The same as one word, under which its draft is kept. */
export const subjectOf = ({ habitId, choice, date }: DaySubject) => [habitId, choice, date].join(' ');

/** The subject that the word stands for; undefined for any other word. */
export function readSubject(subject: string | undefined): DaySubject | undefined {
  const [habitId = '', choice, date = ''] = subject?.split(' ') ?? [];
  const mark = MARKS.find((each) => each === choice);
  return mark && isDay(date) ? { habitId, choice: mark, date } : undefined;
}
