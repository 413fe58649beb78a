import { describe, expect, it } from 'vitest';
import { exportFile, GOALS, periodBefore, periodOf, productivityOf, progressTo, ticksTo, toneOf } from './rules.ts';

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

describe('productivity', () => {
  it.each([
    [{ focusMinutes: 0, completedTasks: 0, sessions: 0 }, 0],
    [{ focusMinutes: 480, completedTasks: 5, sessions: 4 }, 100],
    [{ focusMinutes: 4800, completedTasks: 0, sessions: 0 }, 33],
    [{ focusMinutes: 240, completedTasks: 5, sessions: 4 }, 83],
  ])('of %j in a day is %i', (figures, percent) => {
    expect(productivityOf(figures, GOALS.today)).toBe(percent);
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
  });
});

describe('an axis', () => {
  it.each([
    [0, [0, 15]],
    [15, [0, 15]],
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
