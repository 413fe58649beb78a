import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import { makeHabit } from '#testing/habit.ts';
import { DAY_STATES, dayStates } from './calendar.ts';
import type { Habit } from './contract.ts';
import { numberOf } from './day-number.ts';
import { clickedMark, inverseOf, isClickable, toggledMark, withEntry, withMark } from './edits.ts';
import { historyOf } from './history.ts';
import { marksOf } from './marks.ts';
import { FREQUENCIES } from './rules.ts';
import { dueTester, periodAt, tallyOf } from './schedule.ts';
import type { Schedule } from './schedule-versions.ts';
import { currentStreak, streakPeriods } from './streaks.ts';

const today = '2026-11-21';
const note = null;

/** What the server tells of a habit, as far as a mark of today changes it. */
function told(schedule: Schedule, done: readonly string[], createdOn: string, skipped: readonly string[] = []) {
  const entries = [...done, ...skipped].map((date, index) => {
    const completed = index < done.length;
    return { date, completed, skipped: !completed };
  });
  const history = historyOf({ schedule, createdOn, pauses: [], marks: marksOf(entries), today });
  const period = periodAt(history, history.today);
  const tally = period && tallyOf(history, period);
  const stateOf = dayStates(history);
  return makeHabit({
    quota: tally && { completed: tally.completed, required: tally.required },
    dueToday: dueTester(history)(history.today),
    completedToday: done.includes(today),
    currentStreak: currentStreak(history),
    streakPeriods: streakPeriods(history),
    lastDays: Array.from({ length: 7 }, (_, index) => stateOf(numberOf(today) - 6 + index)),
  });
}

describe('a mark of today, foreseen', () => {
  const schedule: fc.Arbitrary<Schedule> = fc.record({
    frequency: fc.constantFrom(...FREQUENCIES),
    weekDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    timesPerPeriod: fc.integer({ min: 1, max: 5 }),
    periodType: fc.constantFrom('week' as const, 'month' as const),
  });
  const before = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }))
    .map((backs) => backs.map((back) => addDays(today, -back)));

  it('is what the server will count', () => {
    fc.assert(
      fc.property(schedule, before, (given, done) => {
        const createdOn = addDays(today, -30);
        const open = told(given, done, createdOn);
        const marked = told(given, [...done, today], createdOn);
        const mark = { date: today, completed: true, skipped: false, note };
        const seen = ({ currentStreak: streak, streakPeriods: periods, quota, completedToday }: Habit) => ({
          ...{ streak, periods, quota, completedToday },
        });
        expect(seen(withMark(open, mark, today))).toEqual(seen(marked));
        const unmark = { ...mark, completed: false };
        expect(seen(withMark(withMark(open, mark, today), unmark, today))).toEqual(seen(open));
        const skipped = withMark(open, { ...unmark, skipped: true }, today);
        expect(seen(skipped)).toEqual(seen(told(given, done, createdOn, [today])));
        if (open.dueToday) expect(seen(withMark(skipped, mark, today))).toEqual(seen(marked));
      }),
    );
  });
});

describe('a mark of the last days', () => {
  const daily: Schedule = { frequency: 'daily', weekDays: [], timesPerPeriod: 1, periodType: 'week' };
  const habit = told(daily, ['2026-11-20'], '2026-11-01');

  it.each([
    ['2026-11-21', 6],
    ['2026-11-19', 4],
    ['2026-11-15', 0],
  ])('of %s shows at place %i', (date, place) => {
    const next = withMark(habit, { date, completed: false, skipped: true, note: 'болею' }, today);
    expect(next.lastDays.map((state, index) => (state === 'skipped' ? index : -1)).filter((at) => at >= 0)).toEqual([
      place,
    ]);
  });

  it.each([
    ['2026-11-21', { completed: true }, 'completed'],
    ['2026-11-19', { completed: true }, 'completed'],
    ['2026-11-21', {}, 'open'],
    ['2026-11-20', {}, 'missed'],
    ['2026-11-20', { skipped: true }, 'skipped'],
  ])('of %s that says %j shows it as %s', (date, said, state) => {
    const { lastDays } = withMark(habit, { date, completed: false, skipped: false, note, ...said }, today);
    expect(lastDays.at(-1 - (numberOf(today) - numberOf(date)))).toBe(state);
  });

  it('can be made of every day but those to come', () => {
    expect(DAY_STATES.filter((state) => !isClickable(state))).toEqual(['future']);
  });

  it('of an earlier day shows nowhere', () => {
    expect(withMark(habit, clickedMark('2026-11-14', 'missed'), today)).toEqual(habit);
  });
});

describe('a click', () => {
  it.each([
    ['completed', false],
    ['skipped', true],
    ['missed', true],
    ['open', true],
    ['before', true],
  ] as const)('on a day that is %s', (state, completed) => {
    expect(clickedMark(today, state)).toEqual({ date: today, completed, skipped: false, note });
  });

  it('is taken back by what was said before', () => {
    const skip = { date: today, completed: false, skipped: true, note: 'отпуск' };
    expect(inverseOf(today, skip)).toEqual(skip);
    expect(inverseOf(today, null)).toEqual({ date: today, completed: false, skipped: false, note });
  });
});

describe('the toggle of today', () => {
  const mark = { habitId: 'a', date: today, completed: false, skipped: false, note };
  it.each([
    ['nothing said', {}, true, null],
    ['said to be not done, with a note', { todaysEntry: { ...mark, note: 'болела нога' } }, true, 'болела нога'],
    ['skipped for a reason', { todaysEntry: { ...mark, skipped: true, note: 'отпуск' } }, true, null],
    ['done', { completedToday: true, todaysEntry: { ...mark, completed: true, note: '5 км' } }, false, '5 км'],
  ])('%s', (_, fields, completed, kept) => {
    const flipped = toggledMark(makeHabit(fields), today);
    expect(flipped).toEqual({ date: today, completed, skipped: false, note: kept });
  });
});

describe('entries', () => {
  it('stay in order, one a day', () => {
    const entry = (date: string, completed: boolean) => ({ habitId: 'a', date, completed, skipped: false, note });
    const list = [entry('2026-11-01', true), entry('2026-11-03', true)];
    expect(withEntry(list, entry('2026-11-02', true)).map(({ date }) => date)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
    expect(withEntry(list, entry('2026-11-03', false))).toEqual([list[0], entry('2026-11-03', false)]);
  });
});
