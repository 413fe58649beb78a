import { describe, expect, it } from 'vitest';
import {
  byDay,
  byProject,
  EXPORT_DAYS,
  exportFile,
  type Fact,
  goalsIn,
  isEmpty,
  meanPerDay,
  PERIODS,
  passedDays,
  periodBefore,
  periodOf,
  productivityOf,
  progressTo,
  shareOf,
  streakAt,
  sumOf,
  ticksTo,
  toneOf,
} from './rules.ts';

describe('a period', () => {
  // 2026-11-21 is a Saturday, 2026-11-16 a Monday, 2026-11-22 a Sunday.
  it.each([
    ['today', '2026-11-21', '2026-11-21 2026-11-21', '2026-11-20 2026-11-20'],
    ['today', '2026-03-01', '2026-03-01 2026-03-01', '2026-02-28 2026-02-28'],
    ['week', '2026-11-21', '2026-11-16 2026-11-22', '2026-11-09 2026-11-14'],
    ['week', '2026-11-16', '2026-11-16 2026-11-22', '2026-11-09 2026-11-09'],
    ['week', '2026-11-22', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
    ['week', '2027-01-01', '2026-12-28 2027-01-03', '2026-12-21 2026-12-25'],
    ['month', '2026-11-21', '2026-11-01 2026-11-30', '2026-10-01 2026-10-21'],
    ['month', '2026-03-31', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
    ['month', '2028-03-29', '2028-03-01 2028-03-31', '2028-02-01 2028-02-29'],
    ['month', '2026-01-01', '2026-01-01 2026-01-31', '2025-12-01 2025-12-01'],
  ] as const)('%s of %s is %s, after %s', (period, today, present, before) => {
    const words = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
    expect([words(periodOf(period, today)), words(periodBefore(period, today))]).toEqual([present, before]);
  });
});

const fact = (date: string, projectId: string | null, [completedTasks, focusMinutes, sessions]: number[]): Fact => ({
  date,
  projectId,
  completedTasks: completedTasks!,
  focusMinutes: focusMinutes!,
  sessions: sessions!,
});
const numbersOf = ({ completedTasks, focusMinutes, sessions }: Omit<Fact, 'date' | 'projectId'>) => [
  completedTasks,
  focusMinutes,
  sessions,
];

describe('what was done', () => {
  const facts = [
    fact('2026-11-15', 'house', [1, 10, 1]),
    fact('2026-11-16', 'house', [2, 20, 2]),
    fact('2026-11-16', null, [4, 40, 4]),
    fact('2026-11-18', 'house', [8, 80, 8]),
    fact('2026-11-19', null, [16, 160, 16]),
  ];
  const span = { from: '2026-11-16', to: '2026-11-18' };

  it('is summed up, altogether or from the first to the last day of a span', () => {
    expect(numbersOf(sumOf(facts))).toEqual([31, 310, 31]);
    expect(numbersOf(sumOf(facts, span))).toEqual([14, 140, 14]);
    expect(numbersOf(sumOf([]))).toEqual([0, 0, 0]);
  });

  it('is told for every day of a span, also for one on which nothing was done', () => {
    expect(byDay(facts, span).map((day) => [day.date, ...numbersOf(day)])).toEqual([
      ['2026-11-16', 6, 60, 6],
      ['2026-11-17', 0, 0, 0],
      ['2026-11-18', 8, 80, 8],
    ]);
  });

  it('is told for each project, and for none, most time first', () => {
    expect(byProject(facts).map((project) => [project.projectId, ...numbersOf(project)])).toEqual([
      [null, 20, 200, 20],
      ['house', 11, 110, 11],
    ]);
  });

  it('is told of projects of the same time by tasks, then by sessions', () => {
    const alike = [
      fact('2026-11-16', 'none', [0, 30, 0]),
      fact('2026-11-16', 'sessions', [1, 30, 3]),
      fact('2026-11-16', 'time', [0, 60, 0]),
      fact('2026-11-16', 'tasks', [2, 30, 1]),
      fact('2026-11-16', 'fewer sessions', [1, 30, 1]),
    ];
    const order = ['time', 'tasks', 'sessions', 'fewer sessions', 'none'];
    for (const list of [alike, alike.toReversed()])
      expect(byProject(list).map(({ projectId }) => projectId)).toEqual(order);
  });

  it.each([
    [0, 0, true],
    [1, 0, false],
    [0, 1, false],
  ])('with %i tasks and %i sessions is nothing: %s', (completedTasks, sessionsCount, empty) => {
    expect(isEmpty({ completedTasks, sessionsCount })).toBe(empty);
  });
});

describe('a streak', () => {
  const today = '2026-11-21';
  it.each([
    ['of nothing', [], 0],
    ['that goes on today', ['2026-11-21', '2026-11-20', '2026-11-19'], 3],
    ['that may still go on today', ['2026-11-19', '2026-11-20'], 2],
    ['that ended the day before yesterday', ['2026-11-19', '2026-11-18'], 0],
    ['with a gap', ['2026-11-21', '2026-11-19', '2026-11-18'], 1],
    ['over the end of a month', ['2026-11-01', '2026-10-31'], 0],
  ])('%s', (_, days, length) => {
    expect(streakAt(days, today)).toBe(length);
  });
});

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [0, 0, 0],
])('%i of %i is %i percent', (part, whole, percent) => {
  expect(shareOf(part, whole)).toBe(percent);
});

it('the goals of a week and a month are five and twenty days’ work', () => {
  const goals = (days: number) => ({ focusMinutes: 480 * days, tasks: 5 * days, sessions: 4 * days });
  expect(PERIODS.map((period) => goalsIn(period, goals(1)))).toEqual([goals(1), goals(5), goals(20)]);
  expect(EXPORT_DAYS).toBe(30);
});

describe('productivity', () => {
  it.each([
    [{ focusMinutes: 0, completedTasks: 0, sessions: 0 }, 0],
    [{ focusMinutes: 480, completedTasks: 5, sessions: 4 }, 100],
    [{ focusMinutes: 4800, completedTasks: 0, sessions: 0 }, 33],
    [{ focusMinutes: 240, completedTasks: 5, sessions: 4 }, 83],
  ])('of %j in a day is %i', (figures, percent) => {
    expect(productivityOf(figures, { focusMinutes: 480, tasks: 5, sessions: 4 })).toBe(percent);
  });

  it.each([
    [100, 'success'],
    [80, 'success'],
    [79, 'warning'],
    [60, 'warning'],
    [59, 'danger'],
    [0, 'danger'],
  ] as const)('of %i is shown as %s', (percent, tone) => {
    expect(toneOf(percent)).toBe(tone);
  });

  it('does not approach a goal of nothing', () => {
    expect(progressTo(5, 0)).toBe(0);
    expect(progressTo(5, -1)).toBe(0);
  });

  it('neither falls below nothing nor passes the goal', () => {
    expect([progressTo(-5, 10), progressTo(0, 10), progressTo(4, 10), progressTo(40, 10)]).toEqual([0, 0, 40, 100]);
  });
});

describe('an axis', () => {
  it.each([
    [0, [0, 15]],
    [15, [0, 15]],
    [60, [0, 15, 30, 45, 60]],
    [61, [0, 30, 60, 90]],
    [163, [0, 60, 120, 180]],
    [10_000, [0, 2500, 5000, 7500, 10_000]],
  ])('to %i', (max, ticks) => {
    expect(ticksTo(max, [15, 30, 60, 120])).toEqual(ticks);
  });
});

it.each([
  [undefined, 'analytics-2026-11-21.csv'],
  ['week', 'analytics-week-2026-11-21.json'],
] as const)('the export of %s is called %s', (period, name) => {
  expect(exportFile(period, '2026-11-21')).toBe(name);
});

describe('the days of a period', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => ({ date }));

  it.each([
    ['2026-11-19', 0],
    ['2026-11-20', 1],
    ['2026-11-21', 2],
    ['2026-11-30', 3],
  ])('that have come on %s are the first %i', (today, passed) => {
    expect(passedDays(days, today)).toEqual(days.slice(0, passed));
  });

  it.each([
    [90, 4, 23],
    [90, 1, 90],
    [90, 0, 90],
    [0, 3, 0],
  ])('of %i in %i days it is %i a day', (total, count, mean) => {
    expect(meanPerDay(total, count)).toBe(mean);
  });
});
