import { describe, expect, it } from 'vitest';
import { makeHabit } from '#testing/habit.ts';
import type { HabitEntry } from './contract.ts';
import { saidMark } from './edits.ts';
import { progressOfToday, saidOfToday } from './today.ts';

const DAY = '2026-11-21';
const entry = (fields: Partial<HabitEntry>): HabitEntry => ({
  habitId: 'a',
  date: DAY,
  completed: false,
  skipped: false,
  note: null,
  ...fields,
});
const untold = makeHabit();
const done = makeHabit({ completedToday: true, todaysEntry: entry({ completed: true, note: 'легко' }) });
const skipped = makeHabit({ todaysEntry: entry({ skipped: true, note: 'болею' }) });
const refused = makeHabit({ todaysEntry: entry({ note: 'забыл' }) });

describe('what was said of today', () => {
  it.each([
    ['nothing', untold, null],
    ['done', done, 'completed'],
    ['skipped', skipped, 'skipped'],
    ['not done', refused, 'missed'],
  ])('is %s', (_, habit, said) => {
    expect(saidOfToday(habit)).toBe(said);
  });

  it.each([
    ['nothing', untold, null],
    ['done', done, 'легко'],
    ['not done', refused, 'забыл'],
    ['skipped, for a reason that is none any more', skipped, null],
  ])('%s keeps its note where it is said again', (_, habit, note) => {
    for (const completed of [true, false])
      expect(saidMark(habit, DAY, completed)).toEqual({ date: DAY, completed, skipped: false, note });
  });
});

describe('today', () => {
  it.each([
    [[untold, refused], { done: 0, open: 2 }],
    [[done, skipped, refused], { done: 1, open: 1 }],
    [[done, done], { done: 2, open: 0 }],
    [[skipped], { done: 0, open: 0 }],
  ])('has come as far as what is done, and leaves out what was skipped (%#)', (habits, progress) => {
    expect(progressOfToday(habits)).toEqual(progress);
  });
});
