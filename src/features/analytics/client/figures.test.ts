import { describe, expect, it } from 'vitest';
import type { Analytics } from '../contract.ts';
import { goalsIn } from '../rules.ts';
import { bestDay, figuresOf, goalsOf, toneOfFigure } from './figures.ts';
import { texts } from './texts.ts';

const DAILY = { focusMinutes: 480, tasks: 5, sessions: 4 };
const NONE = { completedTasks: 0, totalFocusTime: 0, sessionsCount: 0 };
const span = { from: '2026-11-21', to: '2026-11-21' };
const made = (fields: Partial<Analytics> = {}): Analytics => ({
  period: 'today',
  ...span,
  completedTasks: 2,
  totalFocusTime: 240,
  sessionsCount: 1,
  streakDays: 0,
  days: [],
  byProject: [],
  goals: DAILY,
  productivity: 45,
  efficiency: 80,
  plannedMinutes: 300,
  progress: 40,
  openTasks: 3,
  previous: { ...span, ...NONE },
  ...fields,
});
const named = (figures: Analytics) => new Map(figuresOf(figures).map((figure) => [figure.name, figure]));
const { productivity, focus, tasks, sessions, efficiency, progress, unknown, noPlan, noTasks } = texts.figures;

describe('the figures of a period', () => {
  it('say how far each came towards its goal', () => {
    const all = named(made());
    expect([productivity, focus, tasks, sessions].map((name) => all.get(name)?.percent)).toEqual([45, 50, 40, 25]);
    expect(all.get(focus)).toMatchObject({ value: texts.duration(240), note: texts.figures.goal(texts.duration(480)) });
  });

  it('are compared with the period before where anything was done in it', () => {
    const compared = (previous: Partial<typeof NONE>) => {
      const all = named(made({ previous: { ...span, ...NONE, ...previous } }));
      return [focus, tasks, sessions].map((name) => all.get(name)?.before);
    };
    expect(compared({})).toEqual([undefined, undefined, undefined]);
    expect(compared({ sessionsCount: 1, totalFocusTime: 25 })).toEqual([
      texts.before.today(texts.duration(25)),
      texts.before.today(0),
      texts.before.today(1),
    ]);
  });

  it('tell of plans for today alone', () => {
    expect([...named(made()).keys()].slice(4)).toEqual([efficiency, progress]);
    expect(named(made({ period: 'week', goals: goalsIn('week', DAILY) })).size).toBe(4);
  });
});

describe('the plans of today', () => {
  it('are kept by so much', () => {
    const all = named(made());
    expect(all.get(efficiency)).toMatchObject({ value: texts.percent(80), percent: 80, rated: true });
    expect(all.get(progress)).toMatchObject({ value: texts.percent(40), percent: 40, rated: true });
  });

  it('are not spoken of where there were none', () => {
    const all = named(made({ plannedMinutes: 0, efficiency: 0, completedTasks: 0, openTasks: 0, progress: 0 }));
    expect(all.get(efficiency)).toMatchObject({ value: unknown, percent: null, note: noPlan });
    expect(all.get(progress)).toMatchObject({ value: unknown, percent: null, note: noTasks });
  });

  it('are spoken of where all that there was is done', () => {
    expect(named(made({ completedTasks: 1, openTasks: 0, progress: 100 })).get(progress)?.percent).toBe(100);
  });
});

it.each([
  [{ rated: true, percent: 80 }, 'success'],
  [{ rated: true, percent: 60 }, 'warning'],
  [{ rated: true, percent: 10 }, 'danger'],
  [{ rated: true, percent: null }, 'accent'],
  [{ percent: 100 }, 'success'],
  [{ percent: 10 }, 'accent'],
])('%j is shown as %s', (figure, tone) => {
  expect(toneOfFigure(figure)).toBe(tone);
});

it('today is measured by three goals, each at most whole', () => {
  const figures = made({ totalFocusTime: 240, completedTasks: 9, sessionsCount: 0 });
  const { duration, of, goals } = texts;
  expect(goalsOf(figures)).toEqual([
    { name: goals.focus, percent: 50, words: of(duration(240), duration(480)) },
    { name: goals.tasks, percent: 100, words: of(9, 5) },
    { name: goals.sessions, percent: 0, words: of(0, 4) },
  ]);
});

it.each([
  [[null, 3, 5, 5, null], 2],
  [[7, 0, 1], 0],
  [[0, 0, null], undefined],
  [[null], undefined],
])('the best of the days %j is %s', (values, at) => {
  const days = values.map((value, date) => ({ date, value }));
  expect(bestDay(days)).toEqual(at === undefined ? undefined : days[at]);
});
