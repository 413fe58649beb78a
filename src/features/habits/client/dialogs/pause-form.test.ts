import { describe, expect, it } from 'vitest';
import { makeHabit } from '#testing/habit.ts';
import { pauseWords } from '../pause-words.ts';
import { choiceOf, lifting, NEW_PAUSE, pauseForm, restsOf, valuesOf } from './pause-form.ts';

const TODAY = '2026-12-30';
const holidays = { from: '2027-01-01', until: '2027-01-11' };
const habits = [
  { id: 'a', pauses: [holidays] },
  { id: 'b', pauses: [] },
];

describe('the form of a pause', () => {
  it.each([
    ['2027-01-01', '2027-01-01', []],
    ['2027-01-01', '', []],
    ['2027-01-10', '2027-01-01', ['Конец паузы раньше её начала']],
    ['', '', ['Укажите день с 2000 по 2199 год']],
    ['2027-02-30', '', ['Укажите день с 2000 по 2199 год']],
    ['2027-01-01', '2200-01-01', ['Укажите день с 2000 по 2199 год']],
  ])('from %s to %s: %j', (from, to, problems) => {
    const issues = pauseForm.safeParse({ which: NEW_PAUSE, from, to }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(problems);
  });

  it('says a new one of every habit', () => {
    const paused = [{ from: TODAY, to: null }];
    expect(restsOf(habits, valuesOf(undefined, TODAY))).toEqual([
      { id: 'a', lifted: [], paused },
      { id: 'b', lifted: [], paused },
    ]);
  });

  it('says other days of those that have it, and lifts it of them alone', () => {
    const lifted = [{ from: '2027-01-01', to: '2027-01-10' }];
    const values = { ...valuesOf(holidays, TODAY), to: '2027-01-08' };
    expect(values.which).toBe(choiceOf(holidays));
    expect(restsOf(habits, values)).toEqual([{ id: 'a', lifted, paused: [{ from: '2027-01-01', to: '2027-01-08' }] }]);
    expect(lifting(habits, holidays)).toEqual([{ id: 'a', lifted, paused: [] }]);
  });
});

describe('what a card tells of a pause', () => {
  it.each([
    [[], true, null],
    [[{ from: '2026-12-01', until: '2026-12-10' }], true, null],
    [[holidays], true, 'Пауза с 1 по 10 января'],
    [[{ from: '2026-12-31', until: '2027-01-11' }], true, 'Пауза с 31 декабря по 10 января'],
    [[{ from: '2027-01-05', until: '2027-01-06' }], true, 'Пауза 5 января'],
    [[{ from: '2027-01-05', until: null }], true, 'Пауза с 5 января'],
    [[{ from: '2026-12-20', until: '2027-01-11' }], false, 'На паузе по 10 января'],
    [[{ from: '2026-12-20', until: null }], false, 'На паузе'],
    [[{ from: '2026-12-31', until: null }], false, 'На паузе'],
  ])('%j', (pauses, isActive, words) => {
    expect(pauseWords(makeHabit({ pauses, isActive }), TODAY)?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
  });
});
