import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, timeOf } from '../day.ts';
import type { RepeatSaid } from '../repeat/repeat.ts';
import { alignedDue, firstDue } from './first-due.ts';
import { tokenize } from './text.ts';
import { compatible, findPieces, momentOf } from './when.ts';
import { clockAt } from './when-piece.ts';

const ZONE = 'Asia/Vladivostok';
/** A Wednesday. */
const CLOCK = clockAt(instantOf('2026-11-25', '15:00', ZONE), ZONE);

const by = (rule: string): RepeatSaid => ({ rule, from: 'due', calendar: 'all' });
const shown = (at: number | null) => at && `${dayOf(at, ZONE)} ${timeOf(at, ZONE)}`;

function first(rule: string, words: string, part: string | null = null) {
  const tokens = tokenize(words);
  const said = words === '' ? null : momentOf(tokens, compatible(tokens, findPieces(tokens, CLOCK)), CLOCK);
  return shown(firstDue({ repeat: by(rule), part }, said, CLOCK));
}

describe('the first of what comes again', () => {
  it.each([
    ['FREQ=DAILY', '', '2026-11-25 23:59'],
    ['FREQ=WEEKLY;BYDAY=MO', '', '2026-11-30 23:59'],
    ['FREQ=DAILY', 'в 18:30', '2026-11-25 18:30'],
    ['FREQ=DAILY', 'в 15:00', '2026-11-26 15:00'],
    ['FREQ=DAILY', 'в 10:00', '2026-11-26 10:00'],
    ['FREQ=WEEKLY;BYDAY=WE', 'в 10:00', '2026-12-02 10:00'],
    ['FREQ=WEEKLY;BYDAY=WE', 'в 20:00', '2026-11-25 20:00'],
    ['FREQ=WEEKLY;BYDAY=MO', 'в 10:00', '2026-11-30 10:00'],
    ['FREQ=WEEKLY;BYDAY=MO', 'с 1 декабря', '2026-12-07 23:59'],
    ['FREQ=WEEKLY;BYDAY=MO', '1 декабря в 9:00', '2026-12-07 09:00'],
    ['FREQ=DAILY', 'через 2 часа', '2026-11-25 17:00'],
    ['FREQ=DAILY', 'в 8', '2026-11-26 08:00'],
    ['FREQ=DAILY;UNTIL=20261125', 'в 18:30', '2026-11-25 18:30'],
    ['FREQ=DAILY;UNTIL=20261125', 'в 10:00', null],
  ])('«%s» said «%s» is %s', (rule, words, due) => {
    expect(first(rule, words)).toBe(due);
  });

  it('goes by the part of a day that its words name, unless a time is said', () => {
    expect(first('FREQ=DAILY', '', 'вечером')).toBe(`2026-11-25 ${timeOf(momentIn('вечером'), ZONE)}`);
    expect(first('FREQ=DAILY', 'в 18:30', 'вечером')).toBe('2026-11-25 18:30');
  });

  it.each(['', 'в 10:00', '1 декабря'])('is nothing where the rule has no day, said «%s»', (words) => {
    expect(first('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', words)).toBeNull();
  });
});

function momentIn(words: string): number {
  const tokens = tokenize(words);
  return momentOf(tokens, compatible(tokens, findPieces(tokens, CLOCK)), CLOCK)!.due;
}

it('a deadline goes to the first day of its rule, at its own time', () => {
  const due = instantOf('2026-11-25', '09:15', ZONE);
  expect(shown(alignedDue(by('FREQ=WEEKLY;BYDAY=WE'), due, CLOCK))).toBe('2026-11-25 09:15');
  expect(shown(alignedDue(by('FREQ=WEEKLY;BYDAY=TU'), due, CLOCK))).toBe('2026-12-01 09:15');
  expect(alignedDue(by('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'), due, CLOCK)).toBeNull();
});
