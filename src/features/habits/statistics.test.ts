import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/day.ts';
import { dayStates } from './calendar.ts';
import {
  dayAt,
  lengthOfYear,
  monthAround,
  numberOf,
  startOfYear,
  weekAround,
  weekdayAt,
  yearAt,
} from './day-number.ts';
import { historyOf } from './history.ts';
import { emptyYear, firstMarked, joinYears, type Mark, markAt, markedDays, marksOf, withMark } from './marks.ts';
import { achievementsOf, countHabits, reachesTarget, streakLevel } from './rules.ts';
import { completionOf, rangeDays, weeklyDynamics } from './statistics.ts';

const schedule = { frequency: 'daily', weekDays: [], timesPerPeriod: 1, periodType: 'week' } as const;
const entry = (date: Day, completed = true, skipped = false) => ({ date, completed, skipped });

describe('completion', () => {
  // 2026-11-21 is a Saturday; done every other day from November 1.
  const entries = Array.from({ length: 21 }, (_, index) => entry(addDays('2026-11-01', index), index % 2 === 0));
  const marks = marksOf([...entries, entry('2026-11-04', false, true)]);
  const history = historyOf({ schedule, createdOn: '2026-11-01', pauses: [], marks, today: '2026-11-21' });

  it.each([
    ['the whole life, one day skipped', rangeDays('all', history), [20, 11, 55]],
    ['the last seven days', rangeDays('week', history), [7, 4, 57]],
    ['days to come do not count', { from: numberOf('2026-11-21'), to: numberOf('2026-11-30') }, [1, 1, 100]],
    ['before its beginning there is nothing', { from: numberOf('2026-10-01'), to: numberOf('2026-10-31') }, [0, 0, 0]],
  ])('%s', (_, range, [totalEntries, completedEntries, completionRate]) => {
    expect(completionOf(history, range)).toMatchObject({ totalEntries, completedEntries, completionRate });
  });

  it('tells the last four weeks from Monday, this one up to today', () => {
    expect(weeklyDynamics(history).map(({ startDate, totalEntries }) => [startDate, totalEntries])).toEqual([
      ['2026-10-26', 1],
      ['2026-11-02', 6],
      ['2026-11-09', 7],
      ['2026-11-16', 6],
    ]);
  });
});

describe('a calendar', () => {
  it.each<[string, Day, string]>([
    ['done', '2026-11-16', 'completed'],
    ['skipped', '2026-11-17', 'skipped'],
    ['nothing said', '2026-11-18', 'missed'],
    ['said to be not done', '2026-11-19', 'missed'],
    ['paused', '2026-11-20', 'paused'],
    ['today', '2026-11-21', 'open'],
    ['tomorrow', '2026-11-22', 'future'],
    ['before the habit', '2026-11-15', 'before'],
  ])('shows a day: %s', (_, day, state) => {
    const history = historyOf({
      schedule,
      createdOn: '2026-11-16',
      pauses: [{ from: '2026-11-20', until: '2026-11-21' }],
      marks: marksOf([entry('2026-11-16'), entry('2026-11-17', false, true), entry('2026-11-19', false)]),
      today: '2026-11-21',
    });
    expect(dayStates(history)(numberOf(day))).toBe(state);
  });

  it('counts the days of a pause, and none that are to come', () => {
    const pauses = [
      { from: '2026-11-10', until: '2026-11-13' },
      { from: '2026-11-20', until: null },
    ];
    const life = { schedule, createdOn: '2026-11-11', pauses, marks: marksOf([]), today: '2026-11-21' };
    const range = { from: numberOf('2026-11-01'), to: numberOf('2026-12-31') };
    expect(completionOf(historyOf(life), range).pausedDays).toBe(4);
    expect(weeklyDynamics(historyOf(life)).map(({ pausedDays }) => pausedDays)).toEqual([0, 0, 2, 2]);
  });

  it('shows days that are not named as free', () => {
    const weekly = { ...schedule, frequency: 'weekly', weekDays: [1] } as const;
    const life = { createdOn: '2026-11-02', pauses: [], marks: marksOf([]), today: '2026-11-21' };
    expect(dayStates(historyOf({ schedule: weekly, ...life }))(numberOf('2026-11-10'))).toBe('free');
  });
});

describe('marks', () => {
  it('give back what was marked, across years', () => {
    const day = fc.integer({ min: numberOf('2023-12-20'), max: numberOf('2026-01-10') });
    const mark = fc.constantFrom<Mark>('completed', 'skipped', 'missed');
    fc.assert(
      fc.property(fc.array(fc.tuple(day, mark), { maxLength: 60 }), (pairs) => {
        const years = new Map<number, string>();
        for (const [at, what] of pairs) {
          const year = yearAt(at);
          years.set(year, withMark({ year, marks: years.get(year) ?? emptyYear(year) }, at, what));
        }
        const marks = joinYears([...years].map(([year, text]) => ({ year, marks: text })));
        const expected = new Map(pairs.toSorted(([a], [b]) => a - b));
        expect(new Map([...markedDays(marks, 0, 99_999)].map((each) => [each.day, each.mark]))).toEqual(expected);
        for (const [year, text] of years) expect(text).toHaveLength(lengthOfYear(year));
        const first = [...expected].find(([, what]) => what !== 'missed');
        expect(firstMarked(marks)).toBe(first?.[0]);
      }),
    );
  });

  it('say nothing outside of their years', () => {
    const marks = marksOf([entry('2024-02-29')]);
    expect(markAt(marks, numberOf('2024-02-29'))).toBe('completed');
    expect(markAt(marks, numberOf('2023-12-31'))).toBeUndefined();
    expect(markAt(marks, numberOf('2025-01-01'))).toBeUndefined();
  });
});

describe('numbered days', () => {
  it('are the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 60_000 }), (number) => {
        expect(numberOf(dayAt(number))).toBe(number);
        const week = weekAround(number);
        expect([weekdayAt(week.from), weekdayAt(week.to), week.to - week.from]).toEqual([1, 7, 6]);
        const month = monthAround(number);
        expect([dayAt(month.from).slice(8), dayAt(month.to + 1).slice(8)]).toEqual(['01', '01']);
        expect(month.from <= number && number <= month.to).toBe(true);
        expect(dayAt(startOfYear(yearAt(number)))).toBe(`${dayAt(number).slice(0, 4)}-01-01`);
      }),
    );
  });
});

describe('figures', () => {
  it.each([
    [0, 0],
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 2],
    [29, 2],
    [30, 3],
    [400, 3],
  ])('a streak of %i burns at level %i', (streak, level) => {
    expect(streakLevel(streak)).toBe(level);
  });

  it.each([
    [{ currentStreak: 6, longestStreak: 29, completionRate: 79, completedEntries: 99 }, []],
    [{ currentStreak: 7, longestStreak: 29, completionRate: 79, completedEntries: 99 }, ['week-streak']],
    [{ currentStreak: 0, longestStreak: 30, completionRate: 79, completedEntries: 99 }, ['month-streak']],
    [{ currentStreak: 0, longestStreak: 0, completionRate: 80, completedEntries: 0 }, ['strong-rate']],
    [{ currentStreak: 0, longestStreak: 0, completionRate: 0, completedEntries: 100 }, ['hundred-entries']],
  ])('achievements %#', (figures, earned) => {
    expect(achievementsOf(figures)).toEqual(earned);
  });

  it.each([
    [29, 30, true],
    [30, 31, false],
    [12, 13, false],
    [28, 32, true],
    [30, 29, false],
  ])('from %i to %i days of 30 reaches the goal: %s', (before, after, reached) => {
    expect(reachesTarget(before, after, 30)).toBe(reached);
  });
});

it('the counters of the page tell all habits, those that do not rest, and those to keep up', () => {
  const habits = [
    { isActive: true, type: 'positive' },
    { isActive: true, type: 'negative' },
    { isActive: true, type: 'positive' },
    { isActive: false, type: 'positive' },
  ] as const;
  expect(countHabits(habits)).toEqual({ all: 4, active: 3, positive: 3 });
  expect(countHabits(habits.slice(1, 2))).toEqual({ all: 1, active: 1, positive: 0 });
  expect(countHabits([])).toEqual({ all: 0, active: 0, positive: 0 });
});
