import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_PERSONALITIES, AI_ROLES, AI_TONES } from '#features/settings/rules.ts';
import { encouragement, type Need } from './encouragement.ts';
import { readEncouragement } from './prompt.ts';

const need: Need = {
  stage: 'middle',
  manner: { tone: 'neutral', role: 'coach', personality: 'friendly' },
  task: 'Отчёт',
  progress: 50,
  remaining: 21,
  doneToday: null,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (change: Partial<Need>, turn = 0) => plain(encouragement({ ...need, ...change }, turn));
const ofDay = { stage: 'general', progress: null, remaining: null } as const;

describe('a word of encouragement', () => {
  it.each<[string, Partial<Need>, string]>([
    ['the task, the progress and the time left', {}, '«Отчёт»: позади 50 %, впереди 21 минута.'],
    ['a session without a task', { task: null }, 'Сессия: позади 50 %, впереди 21 минута.'],
    ['the very beginning', { stage: 'start', progress: 0, remaining: 60 }, '«Отчёт»: впереди 1 час.'],
    ['a session without a plan', { remaining: null }, 'Сейчас важно одно: «Отчёт».'],
    ['time run out', { stage: 'over', remaining: 0 }, '«Отчёт»: время отработано полностью.'],
    [
      'the day, where no session is meant',
      { ...ofDay, doneToday: 2 },
      'Сегодня уже сделано: 2 задачи. Начните с малого: «Отчёт»',
    ],
    ['a free day', { ...ofDay, task: null, doneToday: 0 }, 'Срочных дел нет'],
  ])('knows %s', (_, change, words) => {
    expect(said(change)).toContain(words);
  });

  it.each([
    ['tone', AI_TONES.map((tone) => said({ manner: { ...need.manner, tone } }))],
    ['role', AI_ROLES.map((role) => said({ manner: { ...need.manner, role } }))],
    ['personality', AI_PERSONALITIES.map((personality) => said({ manner: { ...need.manner, personality } }))],
  ])('is another in each %s', (_, words) => {
    expect(new Set(words).size).toBe(words.length);
  });

  const anyNeed = fc.record<Need>({
    stage: fc.constantFrom('general', 'weary', 'start', 'middle', 'late', 'over'),
    manner: fc.record({
      tone: fc.constantFrom(...AI_TONES),
      role: fc.constantFrom(...AI_ROLES),
      personality: fc.constantFrom(...AI_PERSONALITIES),
    }),
    task: fc.option(fc.constantFrom('Отчёт', 'я'.repeat(300))),
    progress: fc.option(fc.integer({ min: 0, max: 100 })),
    remaining: fc.option(fc.double({ min: 0, max: 1440, noNaN: true })),
    doneToday: fc.option(fc.nat(120)),
  });

  it('reads properly whatever is needed', () => {
    fc.assert(
      fc.property(anyNeed, fc.nat(), (some, turn) => {
        const word = said(some, turn);
        expect(word).toMatch(/^[«А-ЯЁ].*[.?]$/);
        expect(word).not.toMatch(/ {2}|\s[.,?]|undefined|null|NaN|!| 0 минут/);
      }),
    );
  });

  it('does not repeat the last twenty, asked at the same moment or later', () => {
    fc.assert(
      fc.property(anyNeed, fc.array(fc.nat(2), { minLength: 60, maxLength: 60 }), (some, minutes) => {
        const words: string[] = [];
        let turn = 0;
        for (const minute of minutes) {
          turn += minute;
          const last = words.slice(-20);
          words.push(encouragement(some, turn, last));
          expect(last).not.toContain(words.at(-1));
        }
      }),
    );
  });
});

describe('a model’s word', () => {
  it('is taken as one paragraph', () => {
    expect(readEncouragement('Осталась 21 минута.\nДоведите «Отчёт» до конца.', need, [])).toBe(
      'Осталась 21 минута. Доведите «Отчёт» до конца.',
    );
  });

  it.each([
    ['was said before', 'Всё получится, продолжайте.'],
    ['names another task', 'Закончите «Ремонт».'],
    ['counts otherwise', 'Осталось 5 минут, поторопитесь.'],
    ['is too short', 'Да.'],
    ['is too long', 'Хорошо. '.repeat(60)],
  ])('is refused where it %s', (_, word) => {
    expect(readEncouragement(word, need, ['Всё получится, продолжайте.'])).toBeUndefined();
  });
});
